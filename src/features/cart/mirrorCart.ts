import type { QueryClient } from '@tanstack/react-query';
import { type SavedCart, saveCart } from '../../contract/cart.ts';
import { type Cart, holdSame } from '../../domain/cart.ts';
import { type CartBase, uniteCarts, unknownBase, withSent } from '../../domain/cartUnion.ts';
import { callServer } from '../../platform/callServer.ts';
import { changeMirrorRow, type MirrorRow, readMirrorRow } from '../../platform/cartMirrorRow.ts';
import { cartQuery } from './cartQuery.ts';

/**
 * Tells the server what was changed here since it was heard last, and takes over what others have changed since: nothing
 * that anybody put in is lost, whoever was without a network. It answers with its own time, since a clock that runs ahead
 * would else win over other devices for ever. A failure is no loss: the next change or start tells it again.
 */
export async function mirrorCart(client: QueryClient): Promise<void> {
  try {
    // Noted before it is sent: where the answer is lost, what is taken out next must not come back from the server.
    const noting = changeMirrorRow(({ cart, base }) => ({ cart, base: withSent(base, cart) }));
    // A device without space still tells what it has.
    const told = await noting.catch(readMirrorRow);
    const saved = await callServer(saveCart, { body: { ...told.cart, base: told.base } });
    const { cart } = await changeMirrorRow((row) =>
      isOutOfDate(saved, told, row) ? row : takenOver(saved, told.cart, row),
    );
    client.setQueryData(cartQuery.queryKey, cart);
  } catch {
    // Told by the connection's own bar; nothing is lost.
  }
}

/** Another window has heard more since, or of another cart. Staff have none. */
const isOutOfDate = (saved: SavedCart, told: MirrorRow, { base }: MirrorRow): boolean =>
  saved.cartId === null ||
  base.cartId !== told.base.cartId ||
  (base.cartId === saved.cartId && base.revision > saved.revision);

/** What the server has is the base from now on; what was changed here since it was sent stays a change. */
function takenOver({ cart, cartId, revision }: SavedCart, sent: Cart, row: MirrorRow): MirrorRow {
  const base: CartBase = { ...unknownBase, cartId, revision, lines: cart.lines, couponIds: cart.couponIds };
  if (row.cart.updatedAt === sent.updatedAt) return { cart: isAsHere(cart, row.cart) ? row.cart : cart, base };
  return { cart: uniteCarts({ ...unknownBase, ...sent }, row.cart, cart), base };
}

const isAsHere = (cart: Cart, here: Cart): boolean => cart.updatedAt === here.updatedAt && holdSame(cart, here);
