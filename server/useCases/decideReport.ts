import type { ReportDecision } from '../../src/contract/administration.ts';
import type { AppParts } from '../appParts.ts';
import { oweOrderMail } from '../email/orderMail.ts';
import { type Refusal, refuse } from '../http/failure.ts';
import { insertAttempt } from '../store/attempts.ts';
import type { Tx } from '../store/connection.ts';
import { newId } from '../store/newId.ts';
import { lockOrder, setUnderReview } from '../store/orderStatus.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';
import { decideReview, decideWaiting } from '../store/reports.ts';
import { type Moved, moveOrder } from './moveOrder.ts';

export type Deciding = ReportDecision & { readonly orderId: string; readonly administratorId: string };

type Parts = Pick<AppParts, 'email' | 'config' | 'randomBytes'>;

/**
 * An administrator's word on a waiting report, which the order follows in the same transaction. The second of two
 * decisions finds nothing waiting: STATUS_CONFLICT. Money for a cancelled order revives it, if seat, stock and coupon
 * can be taken again, or is to be given back; so is the transfer of an order that was paid another way meanwhile.
 */
export async function decideReport(tx: Tx, parts: Parts, deciding: Deciding, now: number): Promise<Moved | Refusal> {
  const { orderId, reportId, decision, administratorId } = deciding;
  const reason = deciding.reason?.trim() || null;
  if (decision === 'rejected' && reason === null) return refuse('INPUT_ERROR', { fields: { reason: 'required' } });
  await lockOrder(tx, orderId);
  const stored = await findOrder(tx, orderId);
  const report = stored?.order.reports.find((each) => each.id === reportId);
  if (!stored || !report) return refuse('NOT_FOUND');

  const { status } = stored.order;
  const isOpen = status === 'pendingApproved' || status === 'cancelled';
  if (!isOpen && decision === 'approved') return refuse('STATUS_CONFLICT');
  const verdict = { orderId, reportId, decision, reason, decidedBy: administratorId, at: now };
  if (!(await decideWaiting(tx, verdict))) return refuse('STATUS_CONFLICT');
  if (status === 'cancelled') await closeReview(tx, deciding, now);
  if (status !== 'pendingApproved' && decision === 'rejected') return await refuseMoney(tx, parts, stored, reason);
  if (decision === 'approved') await bookTransfer(tx, parts, stored, { reportId, amount: report.amount }, now);
  const step = { to: decision, actor: 'administrator', actorUserId: administratorId, reason } as const;
  return await moveOrder(tx, parts, stored, step, now);
}

async function closeReview(tx: Tx, { reportId, orderId, decision, administratorId }: Deciding, now: number) {
  const state = decision === 'approved' ? 'revived' : 'refund';
  await decideReview(tx, reportId, { state, decidedBy: administratorId, at: now });
  await setUnderReview(tx, orderId, false);
}

/** The order stays as it is: given up, or paid by another way while this report waited. */
async function refuseMoney(tx: Tx, parts: Parts, stored: StoredOrder, reason: string | null): Promise<Moved> {
  const occurrence = String(stored.order.reports.length);
  await oweOrderMail(tx, parts, stored, { kind: 'lateMoneyRefused', occurrence, reason });
  const after = await findOrder(tx, stored.order.id);
  return { stored: after ?? stored, seatsMovedOf: [] };
}

/**
 * A transfer that was found in the bank is the order's one settled payment, beside those of providers: the database
 * lets no order have two. While a transfer is only reported it is no attempt, so that it holds nothing up.
 */
async function bookTransfer(
  tx: Tx,
  { randomBytes }: Parts,
  { order }: StoredOrder,
  { reportId, amount }: { readonly reportId: string; readonly amount: number },
  now: number,
): Promise<void> {
  if (order.total === 0) return;
  const { id: orderId, currency } = order;
  const key = `report:${reportId}`;
  await insertAttempt(
    tx,
    { id: newId(now, randomBytes), orderId, method: 'bankTransfer', amount, currency, key, now },
    'settled',
  );
}
