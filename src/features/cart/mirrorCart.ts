import type { QueryClient } from '@tanstack/react-query';
import { saveCart } from '../../contract/cart.ts';
import { callServer } from '../../platform/callServer.ts';
import { changeCart, readCart } from '../../platform/cartStorage.ts';
import { cartQuery } from './cartQuery.ts';

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
