import { mergeCart } from '../contract/cart.ts';
import { holdSame } from '../domain/cart.ts';
import { isPassing } from '../domain/passingStatus.ts';
import { CallFailed } from './callFailed.ts';
import { callServer } from './callServer.ts';
import { changeMirrorRow, type Joining } from './cartMirrorRow.ts';
import { takenOver, tellCart } from './tellCart.ts';

/**
 * After a sign-in the lines of this device join the person's cart. They are owed to it, under their key, until the server
 * has said yes, also over a reload; the mirror sends nothing before. Answers what stayed out, because it is owned or
 * ordered already.
 */
export async function joinCart(): Promise<readonly string[]> {
  const { joining } = await changeMirrorRow((row) => ({
    ...row,
    joining: row.joining ?? { key: crypto.randomUUID(), cart: row.cart, base: row.base },
  }));
  if (joining === null) return [];
  const joined = await sendOwed(joining);
  let isFirst = false;
  const { cart, base } = await changeMirrorRow((row) => {
    // Another window, or the mirror, may have taken the answer over.
    isFirst = row.joining?.key === joining.key;
    return isFirst ? { ...takenOver(joined, joining.cart, row), joining: null } : row;
  });
  if (!isFirst) return [];
  // What was put in while it was owed.
  if (!holdSame(cart, { ...cart, lines: base.lines, couponIds: base.couponIds })) await tellCart();
  return joined.leftOutIds;
}

async function sendOwed({ key, cart, base }: Joining) {
  try {
    return await callServer(mergeCart, { body: { ...cart, base } }, { key });
  } catch (failure) {
    // Nobody is here any more whose cart it could join.
    if (failure instanceof CallFailed && !isPassing(failure.status)) {
      await changeMirrorRow((row) => (row.joining?.key === key ? { ...row, joining: null } : row));
    }
    throw failure;
  }
}
