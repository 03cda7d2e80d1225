import { type SavedCart, type ServerCart, saveCart } from '../../contract/cart/cart.ts';
import { type Cart, holdSame } from '../../domain/cart/cart.ts';
import { type CartBase, uniteCarts, unknownBase, withSent } from '../../domain/cart/cartUnion.ts';
import { callServer } from '../net/callServer.ts';
import { changeMirrorRow, type MirrorRow, readMirrorRow } from './cartMirrorRow.ts';
import { removeQueuedGuestCart } from './guestCartRemoval.ts';

/** Tells the server the cart and takes over its answer. `false`: it is to join the cart of whoever is here first. */
export async function tellCart(): Promise<boolean> {
  await removeQueuedGuestCart();
  // Noted before it is sent: where the answer is lost, what is taken out next must not come back from the server.
  const noting = changeMirrorRow((row) => ({
    ...{ ...row, base: withSent(row.base, row.cart) },
    tellings: row.tellings + 1,
  }));
  // A device without space still tells what it has.
  const told = await noting.catch(readMirrorRow);
  const saved = await callServer(saveCart, { body: { ...told.cart, base: told.base, toldAt: Date.now() } });
  if (saved.mustJoin) return false;
  await changeMirrorRow((row) => (isOutOfDate(saved, told, row) ? row : heard(saved, told, row)));
  return true;
}

/** Another window has heard more since, or of another cart. Staff have none. */
const isOutOfDate = (saved: SavedCart, told: MirrorRow, { base, joining }: MirrorRow): boolean =>
  joining !== null ||
  saved.cartId === null ||
  base.cartId !== told.base.cartId ||
  (base.cartId === saved.cartId && base.revision > saved.revision);

/** The answer to another telling may be lost, whose parts the server may have all the same. */
function heard(saved: SavedCart, told: MirrorRow, row: MirrorRow): MirrorRow {
  const taken = takenOver(saved, told.cart, row);
  return row.tellings === told.tellings ? taken : { ...taken, base: { ...taken.base, sent: row.base.sent } };
}

/** What the server has is the base from now on; what was changed here since it was sent stays a change. */
export function takenOver({ cart, cartId, revision }: ServerCart, sent: Cart, row: MirrorRow): MirrorRow {
  const base: CartBase = { ...unknownBase, cartId, revision, lines: cart.lines, couponIds: cart.couponIds };
  if (row.cart.updatedAt !== sent.updatedAt) {
    return { ...row, cart: uniteCarts({ ...unknownBase, ...sent }, row.cart, cart), base };
  }
  return { ...row, cart: isAsHere(cart, row.cart) ? row.cart : cart, base };
}

const isAsHere = (cart: Cart, here: Cart): boolean => cart.updatedAt === here.updatedAt && holdSame(cart, here);
