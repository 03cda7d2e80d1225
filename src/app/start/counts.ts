import { useSyncExternalStore } from 'react';
import { type Count, makeCount } from './count.ts';

/** How many things are in the cart. */
export const cartCount = makeCount('lanrian.cart-count');
/** How many things of the person wait on this device to be sent, or to be mended. */
export const waitingCount = makeCount(null);

const none = () => 0;

export const useCount = ({ subscribe, current }: Count): number => useSyncExternalStore(subscribe, current, none);
