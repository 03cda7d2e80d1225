import { useSyncExternalStore } from 'react';
import { type Count, makeCount } from './count.ts';

/** Number of items in the cart. */
export const cartCount = makeCount('lanrian.cart-count');
/** Number of the person's outbox entries that wait or need a correction. */
export const waitingCount = makeCount(null);

const none = () => 0;

export const useCount = ({ subscribe, current }: Count): number => useSyncExternalStore(subscribe, current, none);
