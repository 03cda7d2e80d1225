import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import { setUnderReview } from '../../store/order/orderStatus.ts';
import type { StoredOrder } from '../../store/order/orders.ts';
import { openReview } from '../../store/order/reviews.ts';
import type { AppParts } from '../appParts.ts';

/**
 * Opens a review of each waiting report of an order that other money pays: the transfer may be a second payment, and the
 * order leaves the queue of reports. Answers whether there is one.
 */
export async function reviewWaitingReports(
  tx: Tx,
  { randomBytes }: Pick<AppParts, 'randomBytes'>,
  { order: { id: orderId, currency, reports } }: StoredOrder,
  now: number,
): Promise<boolean> {
  const waiting = reports.filter(({ decision }) => decision === 'waiting');
  for (const { id: reportId, amount } of waiting) {
    await openReview(tx, { id: newId(now, randomBytes), orderId, reportId, amount, currency, openedAt: now });
  }
  if (waiting.length > 0) await setUnderReview(tx, orderId, true);
  return waiting.length > 0;
}
