import type { QueryClient } from '@tanstack/react-query';
import { saveCart } from '../../contract/cart.ts';
import type { Cart } from '../../domain/cart.ts';
import { callServer } from '../../platform/callServer.ts';
import { type CartItem, keepCartItems } from '../../platform/cartItems.ts';
import { changeCart, readCart } from '../../platform/cartStorage.ts';
import { cartItemsQuery, cartQuery } from './cartQuery.ts';

/** Changes the cart on the device at once, and on the server when it can be reached. */
export async function applyCartChange(client: QueryClient, change: (cart: Cart) => Cart): Promise<void> {
  client.setQueryData(cartQuery.queryKey, await changeCart(change));
  void mirrorCart(client);
}

/** Keeps what a line needs to be shown and computed later. */
export async function rememberCartItem(client: QueryClient, item: CartItem): Promise<void> {
  await keepCartItems({ [item.listing.id]: item });
  await client.invalidateQueries({ queryKey: cartItemsQuery.queryKey });
}

/**
 * Sends the cart to the server and takes over what is newer there. A failure is no loss: the device has it, and the
 * next change or start sends it again.
 */
export async function mirrorCart(client: QueryClient): Promise<void> {
  try {
    const mine = await readCart();
    const kept = await callServer(saveCart, { body: mine });
    if (kept.updatedAt <= mine.updatedAt) return;
    client.setQueryData(cartQuery.queryKey, await changeCart((now) => (now.updatedAt === mine.updatedAt ? kept : now)));
  } catch {
    // Told by the connection's own bar; nothing is lost.
  }
}
