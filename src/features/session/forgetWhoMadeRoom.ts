import { leaveCartBehind } from '../../platform/cart/otherCart.ts';
import { forgetLeftOf } from '../../platform/learning/leftProgress.ts';
import { forgetSales } from '../../platform/measurement/toldSales.ts';
import { endPush } from '../../platform/push/endPush.ts';
import { forgetOwnOrders } from '../../platform/session/forgetOwnOrders.ts';
import { forgetPersonalDrafts } from '../device/personalDrafts.ts';
import { forgetInTime } from './forgetInTime.ts';

/**
 * Somebody pressed a link that puts another person in their place: what goes at a sign-out goes now, beside what any
 * sign-in forgets of others. Never throws.
 */
export async function forgetWhoMadeRoom(leftIds: readonly string[]): Promise<void> {
  for (const userId of leftIds) forgetLeftOf(userId);
  const ofEach = leftIds.flatMap((userId) => [forgetPersonalDrafts(userId), forgetOwnOrders(userId)]);
  await forgetInTime([leaveCartBehind(), endPush(), forgetSales(), ...ofEach], 'mailed entry');
}
