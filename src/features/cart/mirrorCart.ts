import type { QueryClient } from '@tanstack/react-query';
import { readMirrorRow } from '../../platform/cart/cartMirrorRow.ts';
import { readCart } from '../../platform/cart/cartStorage.ts';
import { joinCart, nothingOutside } from '../../platform/cart/joinCart.ts';
import { tellCart } from '../../platform/cart/tellCart.ts';
import { tellLeftOut } from '../session/tellLeftOut.ts';
import { cartQuery } from './cartQuery.ts';

/**
 * Tells the server what was changed here since it was heard last, and takes over what others have changed since: nothing
 * that anybody put in is lost, whoever was without a network. It answers with its own time, since a clock that runs ahead
 * would else win over other devices for ever. What has to join a person's cart first does so. A failure is no loss: the next
 * change or start tells it again.
 */
export async function mirrorCart(client: QueryClient): Promise<void> {
  try {
    const { joining } = await readMirrorRow();
    const outside = joining === null && (await tellCart()) ? nothingOutside : await joinCart();
    client.setQueryData(cartQuery.queryKey, await readCart());
    await tellLeftOut(outside);
  } catch {
    // Told by the connection's own bar; nothing is lost.
  }
}
