import { type SavedCart, type ServerCart, saveCartCall } from '../../contract/cart/cart.ts';
import { type Cart, holdSame } from '../../domain/cart/cart.ts';
import { type CartBase, uniteCarts, unknownBase, withSent } from '../../domain/cart/cartUnion.ts';
import { callServer } from '../net/callServer.ts';
import { changeMirrorRow, type MirrorRow, readMirrorRow } from './cartMirrorRow.ts';
import { removeQueuedGuestCart } from './guestCartRemoval.ts';

/** Sends the cart and applies the answer. `false`: it must merge with the signed-in person's cart first. */
export async function sendCart(): Promise<boolean> {
  await removeQueuedGuestCart();
  // Recorded before sending: after a lost answer, a line removed next must not come back.
  const noting = changeMirrorRow((row) => ({
    ...{ ...row, base: withSent(row.base, row.cart) },
    sendCount: row.sendCount + 1,
  }));
  // A full device still sends its cart.
  const sent = await noting.catch(readMirrorRow);
  const saved = await callServer(saveCartCall, { body: { ...sent.cart, base: sent.base, sentAt: Date.now() } });
  if (saved.mustJoin) return false;
  await changeMirrorRow((row) => (isOutOfDate(saved, sent, row) ? row : afterAnswer(saved, sent, row)));
  return true;
}

/** Another window has a newer base, or another cart. Staff have none. */
const isOutOfDate = (saved: SavedCart, sent: MirrorRow, { base, joining }: MirrorRow): boolean =>
  joining !== null ||
  saved.cartId === null ||
  base.cartId !== sent.base.cartId ||
  (base.cartId === saved.cartId && base.revision > saved.revision);

/** Another request's answer may be lost although the server has its lines. */
function afterAnswer(saved: SavedCart, sent: MirrorRow, row: MirrorRow): MirrorRow {
  const taken = rebased(saved, sent.cart, row);
  return row.sendCount === sent.sendCount ? taken : { ...taken, base: { ...taken.base, sent: row.base.sent } };
}

/** The server's copy becomes the base; later changes stay changes. */
export function rebased({ cart, cartId, revision }: ServerCart, sent: Cart, row: MirrorRow): MirrorRow {
  const base: CartBase = { ...unknownBase, cartId, revision, lines: cart.lines, couponIds: cart.couponIds };
  if (row.cart.updatedAt !== sent.updatedAt) {
    return { ...row, cart: uniteCarts({ ...unknownBase, ...sent }, row.cart, cart), base };
  }
  return { ...row, cart: isAsHere(cart, row.cart) ? row.cart : cart, base };
}

const isAsHere = (cart: Cart, here: Cart): boolean => cart.updatedAt === here.updatedAt && holdSame(cart, here);
