import type { QueryClient } from '@tanstack/react-query';
import { saveCart } from '../../contract/cart.ts';
import { holdSame } from '../../domain/cart.ts';
import { callServer } from '../../platform/callServer.ts';
import { changeCart, readCart } from '../../platform/cartStorage.ts';
import { isSignOutOwed } from '../../platform/owedSignOut.ts';
import { cartQuery } from './cartQuery.ts';

/**
 * Sends the cart to the server and takes over what is newer there, and the server's time for what is not: a clock that
 * runs ahead would else win over other devices for ever. A failure is no loss: the device has it, and the next change or
 * start sends it again.
 */
export async function mirrorCart(client: QueryClient): Promise<void> {
  // The server still takes this device for the person who has left.
  if (isSignOutOwed()) return;
  try {
    const mine = await readCart();
    const kept = await callServer(saveCart, { body: mine });
    if (kept.updatedAt === mine.updatedAt || (kept.updatedAt < mine.updatedAt && !holdSame(kept, mine))) return;
    client.setQueryData(cartQuery.queryKey, await changeCart((now) => (now.updatedAt === mine.updatedAt ? kept : now)));
  } catch {
    // Told by the connection's own bar; nothing is lost.
  }
}
