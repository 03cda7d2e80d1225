import { mergeCart } from '../../contract/cart/cart.ts';
import { holdSame, type NotJoined } from '../../domain/cart/cart.ts';
import { isPassing } from '../../domain/passingStatus.ts';
import { CallFailed } from '../net/callFailed.ts';
import { callServer } from '../net/callServer.ts';
import { changeMirrorRow, type Joining, type MirrorRow, readMirrorRow } from './cartMirrorRow.ts';
import { removeQueuedGuestCart } from './guestCartRemoval.ts';
import { takenOver, tellCart } from './tellCart.ts';

export const nothingOutside: NotJoined = { leftOutIds: [], withoutRoomIds: [] };

/**
 * After a sign-in the lines of this device join the person's cart. They are owed to it, under their key, until the server
 * has said yes, also over a reload; the mirror sends nothing before. Answers what stayed outside.
 */
export async function joinCart(): Promise<NotJoined> {
  const { joining, isNoted } = await enqueueJoining();
  await removeQueuedGuestCart();
  const joined = await sendOwed(joining);
  let isFirst = false;
  const { cart, base } = await changeMirrorRow((row) => {
    // Another window, or the mirror, may have taken the answer over.
    isFirst = isNoted ? row.joining?.key === joining.key : isUntouched(row, joining);
    return isFirst ? { ...takenOver(joined, joining.cart, row), joining: null } : row;
  });
  if (!isFirst) return nothingOutside;
  // What was put in while it was owed.
  if (!holdSame(cart, { ...cart, lines: base.lines, couponIds: base.couponIds })) await tellCart();
  return joined;
}

/** A device without space still joins what it has, and keeps no key for another try. */
async function enqueueJoining(): Promise<{ readonly joining: Joining; readonly isNoted: boolean }> {
  const key = crypto.randomUUID();
  const joiningOf = ({ joining, cart, base }: MirrorRow): Joining => joining ?? { key, cart, base };
  try {
    const noted = await changeMirrorRow((row) => ({ ...row, joining: joiningOf(row) }));
    return { joining: joiningOf(noted), isNoted: true };
  } catch {
    const row = await readMirrorRow();
    return { joining: joiningOf(row), isNoted: row.joining !== null };
  }
}

/** Nothing was heard of any copy since this was to be sent. */
const isUntouched = ({ joining, base }: MirrorRow, sent: Joining): boolean =>
  joining === null && base.cartId === sent.base.cartId && base.revision === sent.base.revision;

async function sendOwed({ key, cart, base }: Joining) {
  try {
    return await callServer(mergeCart, { body: { ...cart, base, toldAt: null } }, { key });
  } catch (failure) {
    // Nobody is here any more whose cart it could join.
    if (failure instanceof CallFailed && !isPassing(failure.status)) {
      await changeMirrorRow((row) => (row.joining?.key === key ? { ...row, joining: null } : row));
    }
    throw failure;
  }
}
