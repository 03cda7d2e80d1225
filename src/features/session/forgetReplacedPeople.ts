import { leaveCartBehind } from '../../platform/cart/otherCart.ts';
import { forgetLeftOf } from '../../platform/learning/leftProgress.ts';
import { forgetSales } from '../../platform/measurement/toldSales.ts';
import { endPush } from '../../platform/push/endPush.ts';
import { forgetOwnOrders } from '../../platform/session/forgetOwnOrders.ts';
import { forgetPersonalDrafts } from '../device/personalDrafts.ts';
import { forgetInTime } from './forgetInTime.ts';

/** Deletes the personal data of a person who is replaced by a mailed link, as a sign-out does. Never throws. */
export async function forgetReplacedPeople(leftIds: readonly string[]): Promise<void> {
  for (const userId of leftIds) forgetLeftOf(userId);
  const ofEach = leftIds.flatMap((userId) => [forgetPersonalDrafts(userId), forgetOwnOrders(userId)]);
  await forgetInTime([leaveCartBehind(), endPush(), forgetSales(), ...ofEach], 'mailed entry');
}
