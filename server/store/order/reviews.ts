import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/connection.ts';
import { orders } from '../schema/orders.ts';
import { lateMoneyReviews, paymentAttempts } from '../schema/payments.ts';

/**
 * Orders with money to decide about, or with a payment that the provider has not answered. A union, because "or" would
 * read every order.
 */
export const isInReview: SQL = sql`${orders.id} in (
  select ${orders.id} from ${orders} where ${orders.underReview}
  union select ${paymentAttempts.orderId} from ${paymentAttempts} where ${paymentAttempts.state} = 'unknown')`;

export type MoneyReview = typeof lateMoneyReviews.$inferSelect;

/** Opens a review of money that does not settle its order. A second one of the same money changes nothing. */
export async function openReview(
  tx: Tx,
  review: Omit<typeof lateMoneyReviews.$inferInsert, 'state' | 'decidedAt' | 'decidedBy'>,
): Promise<void> {
  await tx.insert(lateMoneyReviews).values(review).onConflictDoNothing();
}

/** Opens the decided review of a charge's money again. */
export async function reopenReview(tx: Tx, attemptId: string): Promise<void> {
  await tx
    .update(lateMoneyReviews)
    .set({ state: 'open', decidedAt: null, decidedBy: null })
    .where(eq(lateMoneyReviews.attemptId, attemptId));
}

/** The report or the charge that brought the money. */
type MoneyOf = { readonly reportId: string } | { readonly attemptId: string };

/** Ends the review of this money; `false` without one. */
export async function decideReview(
  tx: Tx,
  money: MoneyOf,
  outcome: { readonly state: 'revived' | 'refund'; readonly decidedBy: string | null; readonly at: number },
): Promise<boolean> {
  const { reportId, attemptId } = lateMoneyReviews;
  const isOf = 'reportId' in money ? eq(reportId, money.reportId) : eq(attemptId, money.attemptId);
  const decided = await tx
    .update(lateMoneyReviews)
    .set({ state: outcome.state, decidedBy: outcome.decidedBy, decidedAt: outcome.at })
    .where(and(isOf, eq(lateMoneyReviews.state, 'open')))
    .returning({ id: lateMoneyReviews.id });
  return decided.length > 0;
}

/** The reviews of an order, open or decided. */
export const reviewsOf = (db: Db, orderId: string): Promise<readonly MoneyReview[]> =>
  db.select().from(lateMoneyReviews).where(eq(lateMoneyReviews.orderId, orderId));

/** The open reviews of charges of these orders, the oldest first. */
export async function openChargeReviews(db: Db, orderIds: readonly string[]): Promise<readonly MoneyReview[]> {
  if (orderIds.length === 0) return [];
  const { orderId, attemptId, state, openedAt } = lateMoneyReviews;
  return await db
    .select()
    .from(lateMoneyReviews)
    .where(and(inArray(orderId, [...orderIds]), isNotNull(attemptId), eq(state, 'open')))
    .orderBy(asc(openedAt));
}

export async function hasOpenReview(tx: Tx, orderId: string): Promise<boolean> {
  return (await reviewsOf(tx, orderId)).some(({ state }) => state === 'open');
}
