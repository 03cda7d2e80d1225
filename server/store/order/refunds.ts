import { and, asc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { OrderPayment, WaitingRefund } from '../../../src/domain/order/orderPayment.ts';
import { refundTransitions, statesBefore } from '../../../src/domain/order/paymentTransitions.ts';
import type { Db, Tx } from '../database/connection.ts';
import { orders } from '../schema/orders.ts';
import { paymentRefunds } from '../schema/payments.ts';
import { attemptsOf, type PaymentAttempt } from './attempts.ts';
import { type MoneyReview, reviewsOf } from './reviews.ts';

export type StoredRefund = typeof paymentRefunds.$inferSelect;

/** Orders with such a refund. A refused one does not count if another one of the same payment was begun. */
export const hasRefund = (wanted: WaitingRefund): SQL =>
  wanted === 'open'
    ? sql`${orders.id} in (select ${paymentRefunds.orderId} from ${paymentRefunds} where ${paymentRefunds.state} = 'open')`
    : sql`${orders.id} in (
        select min(${paymentRefunds.orderId}) from ${paymentRefunds}
        group by ${paymentRefunds.attemptId} having bool_and(${paymentRefunds.state} = 'refused'))`;

export async function insertRefund(tx: Tx, refund: typeof paymentRefunds.$inferInsert): Promise<StoredRefund> {
  const [row] = await tx.insert(paymentRefunds).values(refund).returning();
  if (!row) throw new Error('A refund vanished while it was written');
  return row;
}

/** The refunds of an order: refused ones first, then the oldest, so that the last one of a payment counts. */
export const refundsOf = (db: Db, orderId: string): Promise<readonly StoredRefund[]> =>
  db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.orderId, orderId))
    .orderBy(sql`${paymentRefunds.state} <> 'refused'`, asc(paymentRefunds.startedAt), asc(paymentRefunds.id));

export async function findRefund(db: Db, refundId: string): Promise<StoredRefund | null> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, refundId));
  return row ?? null;
}

/** Reads a refund and locks its row until the transaction ends. */
export async function lockRefund(tx: Tx, refundId: string): Promise<StoredRefund | null> {
  const [row] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.id, refundId)).for('update');
  return row ?? null;
}

type RefundEnd =
  | { readonly state: 'done'; readonly providerReference: string | null }
  | { readonly state: 'refused'; readonly refusal: string };

/** Takes one transition of the table. Another one is a defect: the caller holds the refund's lock and knows its state. */
export async function endRefund(tx: Tx, refundId: string, end: RefundEnd, now: number): Promise<void> {
  const { id, state } = paymentRefunds;
  const ended = await tx
    .update(paymentRefunds)
    .set({ refusal: null, ...end, endedAt: now, askAt: null, sentAt: null })
    .where(and(eq(id, refundId), inArray(state, statesBefore(refundTransitions, end.state))))
    .returning({ id });
  if (ended.length === 0) throw new Error(`The refund ${refundId} cannot become ${end.state}`);
}

/**
 * Claims the right to send an open refund. A claim from before `notSince` (ms) is that of a killed process and counts no
 * more.
 */
export async function claimRefund(db: Db, refundId: string, now: number, notSince: number): Promise<boolean> {
  const { id, state, sentAt } = paymentRefunds;
  const claimed = await db
    .update(paymentRefunds)
    .set({ sentAt: now })
    .where(and(eq(id, refundId), eq(state, 'open'), or(isNull(sentAt), lt(sentAt, notSince))))
    .returning({ id });
  return claimed.length > 0;
}

/** Gives the claim back once the request was answered, or had no answer. */
export async function releaseRefund(db: Db, refundId: string): Promise<void> {
  await db.update(paymentRefunds).set({ sentAt: null }).where(eq(paymentRefunds.id, refundId));
}

/** The open refunds whose time to be asked for again has come, the longest waiting first. */
export const refundsToAsk = (db: Db, now: number, limit: number): Promise<readonly StoredRefund[]> =>
  db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.state, 'open'), lte(paymentRefunds.askAt, now)))
    .orderBy(asc(paymentRefunds.askAt))
    .limit(limit);

/** Notes an ask of the job, and when the next one is due; `null`: never. */
export async function scheduleRefundAsk(db: Db, refundId: string, askAt: number | null): Promise<void> {
  await db
    .update(paymentRefunds)
    .set({ askAt, asks: sql`${paymentRefunds.asks} + 1` })
    .where(eq(paymentRefunds.id, refundId));
}

/** The money that came in for an order by charges and found transfers, the oldest first. */
export async function paymentsOf(
  db: Db,
  orderId: string,
  refundsByCall: (attempt: PaymentAttempt) => boolean,
): Promise<readonly OrderPayment[]> {
  const attempts = await attemptsOf(db, orderId);
  const reviews = await reviewsOf(db, orderId);
  const refunds = await refundsOf(db, orderId);
  return attempts.flatMap((attempt) => {
    const review = reviews.find(({ attemptId }) => attemptId === attempt.id);
    const hasMoney = attempt.state === 'settled' || attempt.state === 'refunded' || review !== undefined;
    if (!hasMoney) return [];
    const refund = refunds.findLast(({ attemptId }) => attemptId === attempt.id);
    const isByCall = attempt.providerReference !== null && refundsByCall(attempt);
    return [{ ...moneyOf(attempt, review), refundsByCall: isByCall, refund: refund ? refundOf(refund) : null }];
  });
}

const moneyOf = (attempt: PaymentAttempt, review: MoneyReview | undefined) => ({
  id: attempt.id,
  method: attempt.method,
  amount: review?.amount ?? attempt.amount,
  currency: review?.currency ?? attempt.currency,
  paidAt: review?.openedAt ?? attempt.updatedAt,
  reference: attempt.providerReference,
  isOwn: attempt.state === 'settled',
  isReviewed: review?.state === 'open',
});

const refundOf = ({ way, state, startedAt, note, providerReference, refusal }: StoredRefund) => ({
  ...{ way, state, startedAt, note, refusal, reference: providerReference },
});
