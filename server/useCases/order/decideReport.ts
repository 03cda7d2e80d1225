import type { ReportDecision } from '../../../src/contract/administration/administration.ts';
import { mayMove } from '../../../src/domain/order/orderStatus.ts';
import { writtenText } from '../../../src/domain/writtenText.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { enqueueOrderMail } from '../../email/orderMail.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import { attemptsOf, insertAttempt } from '../../store/order/attempts.ts';
import { lockBuyerOf } from '../../store/order/buyers.ts';
import { lockOrder, setUnderReview } from '../../store/order/orderStatus.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';
import { decideWaiting } from '../../store/order/reports.ts';
import { decideReview, hasOpenReview } from '../../store/order/reviews.ts';
import type { AppParts } from '../appParts.ts';
import { type Moved, moveOrder } from './moveOrder.ts';

type Deciding = ReportDecision & { readonly orderId: string; readonly administratorId: string };

type Parts = Pick<AppParts, 'email' | 'push' | 'bookstore' | 'config' | 'randomBytes'>;

/**
 * An administrator's decision on a waiting report, with the order's transition. Money for a cancelled order revives it
 * if seat, stock and coupon are available; otherwise it is to be refunded, as is a second payment.
 */
export async function decideReport(tx: Tx, parts: Parts, deciding: Deciding, now: number): Promise<Moved | Refusal> {
  const { orderId, reportId, decision, administratorId } = deciding;
  const why = reasonOf(deciding);
  if (why === null) return refuse('INPUT_ERROR', { fields: { reason: 'required' } });
  await lockBuyerOf(tx, orderId);
  await lockOrder(tx, orderId);
  const stored = await findOrder(tx, orderId);
  const report = stored?.order.reports.find((each) => each.id === reportId);
  if (!stored || !report) return refuse('NOT_FOUND');

  const { status } = stored.order;
  const isPaid = (await attemptsOf(tx, orderId)).some(({ state }) => state === 'settled');
  if (decision === 'approved' && (isPaid || !mayMove(status, 'approved', 'administrator'))) {
    return refuse('STATUS_CONFLICT');
  }
  const verdict = { orderId, reportId, decision, ...why, decidedBy: administratorId, at: now };
  if (!(await decideWaiting(tx, verdict))) return refuse('STATUS_CONFLICT');
  await closeReview(tx, deciding, now);
  if ((isPaid || status !== 'pendingApproved') && decision === 'rejected') {
    return await refuseMoney(tx, parts, stored, { reportId, ...why });
  }
  if (decision === 'approved') await bookTransfer(tx, parts, stored, { reportId, amount: report.amount }, now);
  const step = { to: decision, actor: 'administrator', actorUserId: administratorId, ...why } as const;
  return await moveOrder(tx, parts, stored, step, now);
}

type Reason = Pick<ReportDecision, 'reasonCode' | 'reason'>;

/** The reason as stored; nothing for an approval. `null` is a rejection without words. */
function reasonOf({ decision, reasonCode, reason }: Deciding): Reason | null {
  if (decision === 'approved') return { reasonCode: null, reason: null };
  const written = writtenText(reason ?? '') || null;
  return reasonCode === null && written === null ? null : { reasonCode, reason: written };
}

async function closeReview(tx: Tx, { reportId, orderId, decision, administratorId }: Deciding, now: number) {
  const state = decision === 'approved' ? 'revived' : 'refund';
  const isClosed = await decideReview(tx, { reportId }, { state, decidedBy: administratorId, at: now });
  if (isClosed) await setUnderReview(tx, orderId, await hasOpenReview(tx, orderId));
}

/** The order stays unchanged: cancelled, or paid by other money. */
async function refuseMoney(
  tx: Tx,
  parts: Parts,
  stored: StoredOrder,
  { reportId, ...why }: { readonly reportId: string } & Reason,
): Promise<Moved> {
  const kind = stored.order.status === 'cancelled' ? 'lateMoneyRefused' : 'spareMoneyRefused';
  await enqueueOrderMail(tx, parts, stored, { kind, occurrence: reportId, ...why, isDecision: true });
  await parts.push.enqueue(tx, stored, { kind: 'moneyRefused', reasonCode: why.reasonCode });
  const after = await findOrder(tx, stored.order.id);
  return { stored: after ?? stored, seatsMovedOf: [] };
}

/**
 * Records a found transfer as the order's one settled payment; the database allows only one. A reported transfer is no
 * attempt and blocks nothing.
 */
async function bookTransfer(
  tx: Tx,
  { randomBytes }: Parts,
  { order }: StoredOrder,
  { reportId, amount }: { readonly reportId: string; readonly amount: number },
  now: number,
): Promise<void> {
  if (order.total === 0) return;
  const { id: orderId, method, currency } = order;
  const key = `report:${reportId}`;
  await insertAttempt(
    tx,
    { id: newId(now, randomBytes), orderId, method, provider: null, amount, currency, key, now, askAt: null },
    'settled',
  );
}
