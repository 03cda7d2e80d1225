import { and, eq, inArray } from 'drizzle-orm';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import type { Currency } from '../../../src/domain/pricing/currency.ts';
import type { Db, Tx } from '../database/connection.ts';
import { type attemptStates, paymentAttempts } from '../schema/payments.ts';

type AttemptState = (typeof attemptStates)[number];
export type PaymentAttempt = typeof paymentAttempts.$inferSelect;

type NewAttempt = {
  readonly id: string;
  readonly orderId: string;
  readonly method: PaymentMethod;
  /** Minor units, from the stored order. */
  readonly amount: number;
  readonly currency: Currency;
  /** The idempotency key for the provider. */
  readonly key: string;
  readonly now: number;
};

/** States of attempts with an unknown outcome. They block cancelling the order. */
export const runningStates = ['open', 'unknown'] as const satisfies readonly AttemptState[];

export async function insertAttempt(tx: Tx, { now, ...attempt }: NewAttempt, state: AttemptState): Promise<void> {
  await tx.insert(paymentAttempts).values({ ...attempt, state, createdAt: now, updatedAt: now });
}

export const attemptsOf = (db: Db, orderId: string): Promise<readonly PaymentAttempt[]> =>
  db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));

/** Reads an attempt and locks its row until the transaction ends. */
export async function lockAttempt(tx: Tx, attemptId: string): Promise<PaymentAttempt | null> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId)).for('update');
  return row ?? null;
}

export async function setAttemptState(
  tx: Tx,
  attemptId: string,
  state: AttemptState,
  now: number,
  providerReference?: string,
): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ state, updatedAt: now, ...(providerReference === undefined ? {} : { providerReference }) })
    .where(eq(paymentAttempts.id, attemptId));
}

export async function hasRunningAttempt(tx: Tx, orderId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, [...runningStates])))
    .limit(1);
  return rows.length > 0;
}

export const isRunning = (attempt: PaymentAttempt): boolean => runningStates.some((state) => state === attempt.state);
