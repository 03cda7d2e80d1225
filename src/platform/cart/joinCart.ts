import { mergeCartCall } from '../../contract/cart/cart.ts';
import { holdSame, type NotJoined } from '../../domain/cart/cart.ts';
import { isPassing } from '../../domain/passingStatus.ts';
import { CallFailed } from '../net/callFailed.ts';
import { callServer } from '../net/callServer.ts';
import { changeMirrorRow, type Joining, type MirrorRow, readMirrorRow } from './cartMirrorRow.ts';
import { removeQueuedGuestCart } from './guestCartRemoval.ts';
import { rebased, sendCart } from './sendCart.ts';

export const nothingOutside: NotJoined = { leftOutIds: [], withoutRoomIds: [] };

/**
 * Merges the device's lines into the person's cart after a sign-in. The merge is queued with its key until the server
 * answers, also over a reload; syncing waits for it. Answers the lines left out.
 */
export async function joinCart(): Promise<NotJoined> {
  const { joining, isNoted } = await enqueueJoining();
  await removeQueuedGuestCart();
  const joined = await sendMerge(joining);
  let isFirst = false;
  const { cart, base } = await changeMirrorRow((row) => {
    // Another window, or the sync, may have applied the answer.
    isFirst = isNoted ? row.joining?.key === joining.key : isUntouched(row, joining);
    return isFirst ? { ...rebased(joined, joining.cart, row), joining: null } : row;
  });
  if (!isFirst) return nothingOutside;
  // Lines added while it was queued.
  if (!holdSame(cart, { ...cart, lines: base.lines, couponIds: base.couponIds })) await sendCart();
  return joined;
}

/** A full device still merges, without a key for a retry. */
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

/** The base has not changed since the request. */
const isUntouched = ({ joining, base }: MirrorRow, sent: Joining): boolean =>
  joining === null && base.cartId === sent.base.cartId && base.revision === sent.base.revision;

async function sendMerge({ key, cart, base }: Joining) {
  try {
    return await callServer(mergeCartCall, { body: { ...cart, base, sentAt: null } }, { key });
  } catch (failure) {
    // The person has left.
    if (failure instanceof CallFailed && !isPassing(failure.status)) {
      await changeMirrorRow((row) => (row.joining?.key === key ? { ...row, joining: null } : row));
    }
    throw failure;
  }
}
