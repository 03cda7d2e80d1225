import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '../../domain/cart/cart.ts';
import { readCartItems } from '../../platform/cart/cartItems.ts';
import { cartRefreshQuery } from './refreshCart.ts';

/**
 * Fetches items that came from another device, before the network may be gone. A failure is harmless: the cart page
 * asks again.
 */
export async function prefetchCartItems(client: QueryClient, { lines }: Cart): Promise<void> {
  const known = await readCartItems();
  if (lines.every(({ itemId }) => itemId in known)) return;
  await client.prefetchQuery(cartRefreshQuery(client, lines));
}
