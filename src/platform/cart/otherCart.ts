import { emptyCart } from '../../domain/cart/cart.ts';
import { unknownBase } from '../../domain/cart/cartUnion.ts';
import { changeMirrorRow, readMirrorRow } from './cartMirrorRow.ts';
import { joinCart } from './joinCart.ts';
import { tellCart } from './tellCart.ts';

/**
 * Before somebody makes room here for another person: what they put in is with their own cart at the shop, and no longer here,
 * where a mirror that is quicker than all else would join it to the other's. Should they stay, `joinCart` brings it back.
 */
export async function handCartBack(): Promise<void> {
  const { joining } = await readMirrorRow();
  if (joining !== null || !(await tellCart())) await joinCart();
  await leaveCartBehind();
}

/** This device begins anew with the cart of whoever comes: nothing that lies here joins it. */
export async function leaveCartBehind(): Promise<void> {
  await changeMirrorRow(({ tellings }) => ({ cart: emptyCart, base: unknownBase, tellings, joining: null }));
}
