import { askAgainAt } from '../../../src/domain/order/charge.ts';
import { mayRefundPayment, type OrderPayment, type RefundWay } from '../../../src/domain/order/orderPayment.ts';
import { writtenText } from '../../../src/domain/writtenText.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { answerWithinMs } from '../../payments/askProvider.ts';
import type { RefundWord } from '../../payments/paymentProvider.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import { allOrRefused } from '../../store/database/onceByKey.ts';
import { findAttempt, lockAttempt } from '../../store/order/attempts.ts';
import { lockOrder } from '../../store/order/orderStatus.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';
import {
  claimRefund,
  findRefund,
  insertRefund,
  refundsOf,
  releaseRefund,
  type StoredRefund,
} from '../../store/order/refunds.ts';
import type { AppParts } from '../appParts.ts';
import { announceOrder } from '../order/announceOrder.ts';
import { orderPayments } from './orderPayments.ts';
import { settleRefund } from './settleRefund.ts';

type Refunding = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly way: RefundWay;
  /** Read by the buyer. */
  readonly reason: string | null;
  /** Required by hand. */
  readonly note: string | null;
  readonly administratorId: string;
};

/**
 * Pays a payment of an order back in full; the order as it is then. The refund is written before the provider is called,
 * outside of any transaction. Repeated calls refund once: an open refund is sent again with its own key, and a finished
 * one stays.
 */
export async function refundPayment(parts: AppParts, refunding: Refunding): Promise<StoredOrder | Refusal> {
  const refused =
    refunding.way === 'hand' ? await recordRefund(parts, refunding) : await callForRefund(parts, refunding);
  return refused ?? (await findOrder(parts.db, refunding.orderId)) ?? refuse('NOT_FOUND');
}

/** The transfer was made before it is recorded, so that it begins and ends in one transaction. */
async function recordRefund(parts: AppParts, refunding: Refunding): Promise<Refusal | null> {
  const now = parts.clock();
  const moved = await allOrRefused(parts.db, async (tx) => {
    const refund = await beginRefund(tx, parts, refunding, now);
    return isRefusal(refund) ? refund : await settleRefund(tx, parts, refund.id, { kind: 'byHand' }, now);
  });
  if (isRefusal(moved)) return moved;
  if (moved !== null) announceOrder(parts, moved);
  return null;
}

async function callForRefund(parts: AppParts, refunding: Refunding): Promise<Refusal | null> {
  const refund = await allOrRefused(parts.db, (tx) => beginRefund(tx, parts, refunding, parts.clock()));
  if (isRefusal(refund)) return refund;
  await sendRefund(parts, refund);
  return null;
}

/** A request is over after this time (ms), even if its process was killed: no adapter makes more than four calls for it. */
const sendsWithinMs = 4 * answerWithinMs;

/** Asks the provider for an open refund and settles its answer, unless another request for it is under way. */
export async function sendRefund(parts: AppParts, { id }: StoredRefund): Promise<void> {
  const now = parts.clock();
  const refund = (await claimRefund(parts.db, id, now, now - sendsWithinMs)) ? await findRefund(parts.db, id) : null;
  if (refund === null) return;
  try {
    await settleRefundWord(parts, id, await askedWord(parts, refund));
  } finally {
    await releaseRefund(parts.db, id);
  }
}

/** Settles a word of the provider in a transaction of its own and notifies the screens. */
export async function settleRefundWord(parts: AppParts, refundId: string, word: RefundWord): Promise<void> {
  const settled = await allOrRefused(parts.db, (tx) => settleRefund(tx, parts, refundId, word, parts.clock()));
  if (isRefusal(settled)) {
    parts.log.error({ refundId, word, refusal: settled.code }, 'a word about a refund could not be settled');
    return;
  }
  if (settled !== null) announceOrder(parts, settled);
}

async function askedWord(
  { db, payments, clock, log }: AppParts,
  { id: key, attemptId, amount, currency }: StoredRefund,
): Promise<RefundWord> {
  const attempt = await findAttempt(db, attemptId);
  const refunds = attempt && payments.charger(attempt.provider)?.refunds;
  if (!refunds || !attempt?.providerReference) return { kind: 'unknown' };
  const { method, providerReference: reference } = attempt;
  return await refunds
    .send({ key, attemptId, method, reference, amount, currency, now: clock() })
    .catch((error: unknown) => {
      log.error({ err: error }, 'a refund could not be sent');
      return { kind: 'unknown' };
    });
}

/** The open or finished refund of this money, written now if there is none. */
async function beginRefund(
  tx: Tx,
  parts: AppParts,
  refunding: Refunding,
  now: number,
): Promise<StoredRefund | Refusal> {
  const { orderId, paymentId, way } = refunding;
  const attempt = await lockAttempt(tx, paymentId);
  if (attempt?.orderId !== orderId) return refuse('NOT_FOUND');
  await lockOrder(tx, orderId);
  const payment = (await orderPayments(tx, parts, orderId)).find(({ id }) => id === paymentId);
  if (payment === undefined) return refuse('NOT_FOUND');
  const known = (await refundsOf(tx, orderId)).findLast(({ attemptId }) => attemptId === paymentId);
  if (known?.state === 'done' || (known?.state === 'open' && way === 'provider')) return known;
  if (!mayRefundPayment(payment, way)) return refuse('STATUS_CONFLICT');
  return await writeRefund(tx, parts, { ...refunding, payment }, now);
}

async function writeRefund(
  tx: Tx,
  { randomBytes }: AppParts,
  { orderId, way, reason, note, payment, administratorId }: Refunding & { readonly payment: OrderPayment },
  now: number,
): Promise<StoredRefund | Refusal> {
  const written = { reason: writtenText(reason ?? '') || null, note: writtenText(note ?? '') || null };
  if (way === 'hand' && written.note === null) return refuse('INPUT_ERROR', { fields: { note: 'required' } });
  if (way === 'provider' && !payment.refundsByCall) return refuse('INPUT_ERROR', { fields: { way: 'invalid' } });
  return await insertRefund(tx, {
    ...written,
    ...{ id: newId(now, randomBytes), orderId, attemptId: payment.id, way, state: 'open', startedBy: administratorId },
    ...{ amount: payment.amount, currency: payment.currency, startedAt: now },
    askAt: way === 'provider' ? askAgainAt({ sentAt: now, expiresAt: null }, 0, now) : null,
  });
}
