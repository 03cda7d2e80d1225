import { type SavedCart, type ServerCart, saveCart } from '../../contract/cart/cart.ts';
import { type Cart, holdSame } from '../../domain/cart/cart.ts';
import { type CartBase, uniteCarts, unknownBase, withSent } from '../../domain/cart/cartUnion.ts';
import { callServer } from '../net/callServer.ts';
import { changeMirrorRow, type MirrorRow, readMirrorRow } from './cartMirrorRow.ts';
import { removeQueuedGuestCart } from './guestCartRemoval.ts';

/** Sends the cart and applies the answer. `false`: it must merge with the signed-in person's cart first. */
export async function tellCart(): Promise<boolean> {
  await removeQueuedGuestCart();
  // Recorded before sending: after a lost answer, a line removed next must not come back.
  const noting = changeMirrorRow((row) => ({
    ...{ ...row, base: withSent(row.base, row.cart) },
    tellings: row.tellings + 1,
  }));
  // A full device still sends its cart.
  const told = await noting.catch(readMirrorRow);
  const saved = await callServer(saveCart, { body: { ...told.cart, base: told.base, toldAt: Date.now() } });
  if (saved.mustJoin) return false;
  await changeMirrorRow((row) => (isOutOfDate(saved, told, row) ? row : heard(saved, told, row)));
  return true;
}

/** Another window has a newer base, or another cart. Staff have none. */
const isOutOfDate = (saved: SavedCart, told: MirrorRow, { base, joining }: MirrorRow): boolean =>
  joining !== null ||
  saved.cartId === null ||
  base.cartId !== told.base.cartId ||
  (base.cartId === saved.cartId && base.revision > saved.revision);

/** Another request's answer may be lost although the server has its lines. */
function heard(saved: SavedCart, told: MirrorRow, row: MirrorRow): MirrorRow {
  const taken = takenOver(saved, told.cart, row);
  return row.tellings === told.tellings ? taken : { ...taken, base: { ...taken.base, sent: row.base.sent } };
}

/** The server's copy becomes the base; later changes stay changes. */
export function takenOver({ cart, cartId, revision }: ServerCart, sent: Cart, row: MirrorRow): MirrorRow {
  const base: CartBase = { ...unknownBase, cartId, revision, lines: cart.lines, couponIds: cart.couponIds };
  if (row.cart.updatedAt !== sent.updatedAt) {
    return { ...row, cart: uniteCarts({ ...unknownBase, ...sent }, row.cart, cart), base };
  }
  return { ...row, cart: isAsHere(cart, row.cart) ? row.cart : cart, base };
}

const isAsHere = (cart: Cart, here: Cart): boolean => cart.updatedAt === here.updatedAt && holdSame(cart, here);
