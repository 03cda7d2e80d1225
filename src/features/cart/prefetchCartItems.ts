import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '../../domain/cart/cart.ts';
import { readCartItems } from '../../platform/cart/cartItems.ts';
import { cartRefreshQuery } from './refreshCart.ts';

/**
 * What came from another device, by the mirror or a sign-in, has no name and no price here yet, and the network may be
 * gone when the cart is opened. A failure is no loss: the cart's own page asks again.
 */
export async function prefetchCartItems(client: QueryClient, { lines }: Cart): Promise<void> {
  const known = await readCartItems();
  if (lines.every(({ itemId }) => itemId in known)) return;
  await client.prefetchQuery(cartRefreshQuery(client, lines));
}
