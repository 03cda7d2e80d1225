import { emptyCart } from '../../domain/cart/cart.ts';
import { unknownBase } from '../../domain/cart/cartUnion.ts';
import { changeMirrorRow, readMirrorRow } from './cartMirrorRow.ts';
import { joinCart } from './joinCart.ts';
import { sendCart } from './sendCart.ts';

/**
 * Returns the cart to its owner on the server before another person replaces them here, so that it cannot merge into
 * the other's. `joinCart` restores it if they stay.
 */
export async function handCartBack(): Promise<void> {
  const { joining } = await readMirrorRow();
  if (joining !== null || !(await sendCart())) await joinCart();
  await leaveCartBehind();
}

/** The device starts with the next person's cart: nothing here merges into it. */
export async function leaveCartBehind(): Promise<void> {
  await changeMirrorRow(({ sendCount }) => ({ cart: emptyCart, base: unknownBase, sendCount, joining: null }));
}
