import { queryOptions } from '@tanstack/react-query';
import { readKnownCoupons } from '../../platform/cart/cartCoupons.ts';
import { readCartItems } from '../../platform/cart/cartItems.ts';
import { readCart } from '../../platform/cart/cartStorage.ts';
import { cartKeys } from './cartKeys.ts';

/** The device's cart, which counts. The server holds a mirror of it (decisions: without a network). */
export const cartQuery = queryOptions({
  queryKey: cartKeys.cart,
  queryFn: readCart,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
});

export const cartItemsQuery = queryOptions({
  queryKey: cartKeys.items,
  queryFn: readCartItems,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
});

/** The coupons that this device knows, in the cart or not. */
export const knownCouponsQuery = queryOptions({
  queryKey: cartKeys.knownCoupons,
  queryFn: readKnownCoupons,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
});
