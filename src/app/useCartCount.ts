import { useSyncExternalStore } from 'react';
import { currentCartCount, subscribeToCartCount } from './cartCount.ts';

/** How many things are in the cart, for the badge of the frame. */
export const useCartCount = (): number =>
  useSyncExternalStore(subscribeToCartCount, currentCartCount, currentCartCount);
