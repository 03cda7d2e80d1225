import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '../../domain/cart/cart.ts';
import { isOverfilled } from '../../domain/cart/cartRoom.ts';
import { type KnownCoupons, persistCoupons } from '../../platform/cart/cartCoupons.ts';
import { type CartItem, persistCartItems } from '../../platform/cart/cartItems.ts';
import { changeCart } from '../../platform/cart/cartStorage.ts';
import { CartFull } from './cartFull.ts';
import { cartItemsQuery, cartQuery, knownCouponsQuery } from './cartQuery.ts';

/** Changes the cart on the device at once, and on the server when it can be reached. Throws `CartFull`. */
export async function applyCartChange(client: QueryClient, change: (cart: Cart) => Cart): Promise<void> {
  client.setQueryData(cartQuery.queryKey, await changeCart((cart) => notOverfilled(cart, change(cart))));
  // In a chunk of its own: pages that only may put something into the cart carry no word of that call.
  void import('./mirrorCart.ts').then(({ mirrorCart }) => mirrorCart(client)).catch(() => undefined);
}

function notOverfilled(before: Cart, changed: Cart): Cart {
  if (isOverfilled(before, changed)) throw new CartFull();
  return changed;
}

/** Persists the item of a line, to show and compute it later. */
export async function rememberCartItem(client: QueryClient, item: CartItem): Promise<void> {
  await persistCartItems({ [item.listing.id]: item });
  await client.invalidateQueries({ queryKey: cartItemsQuery.queryKey });
}

/** Persists coupons as the shop told them. */
export async function rememberCoupons(client: QueryClient, coupons: KnownCoupons): Promise<void> {
  await persistCoupons(coupons);
  await client.invalidateQueries({ queryKey: knownCouponsQuery.queryKey });
}
