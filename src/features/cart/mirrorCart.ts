import type { QueryClient } from '@tanstack/react-query';
import { readMirrorRow } from '../../platform/cart/cartMirrorRow.ts';
import { readCart } from '../../platform/cart/cartStorage.ts';
import { joinCart, nothingOutside } from '../../platform/cart/joinCart.ts';
import { sendCart } from '../../platform/cart/sendCart.ts';
import { tellLeftOut } from '../session/tellLeftOut.ts';
import { cartQuery } from './cartQuery.ts';

/**
 * Syncs the cart with the server, whose clock decides: a fast device clock would always win. A guest's cart joins the
 * person's first. The next change or start repeats a failed sync.
 */
export async function mirrorCart(client: QueryClient): Promise<void> {
  try {
    const { joining } = await readMirrorRow();
    const outside = joining === null && (await sendCart()) ? nothingOutside : await joinCart();
    client.setQueryData(cartQuery.queryKey, await readCart());
    await tellLeftOut(outside);
  } catch {
    // Told by the connection's own bar; nothing is lost.
  }
}
