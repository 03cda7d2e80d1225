import { queryOptions } from '@tanstack/react-query';
import { readKnownCoupons } from '../../platform/cart/cartCoupons.ts';
import { readCartItems } from '../../platform/cart/cartItems.ts';
import { readCart } from '../../platform/cart/cartStorage.ts';
import { cartKey } from './knownCart.ts';

/** The device's own copy is the cart; the server holds a mirror of it (decisions: without a network). */
export const cartQuery = queryOptions({
  queryKey: cartKey,
  queryFn: readCart,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
});

export const cartItemsQuery = queryOptions({
  queryKey: ['device', 'cartItems'],
  queryFn: readCartItems,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
});

/** What this device knows of coupons, in the cart and out of it. */
export const knownCouponsQuery = queryOptions({
  queryKey: ['device', 'coupons'],
  queryFn: readKnownCoupons,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
});
