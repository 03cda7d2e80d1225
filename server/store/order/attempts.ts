import { and, asc, eq, getTableColumns, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import {
  type Charge,
  type ChargeFailure,
  type ChargeState,
  isRunning,
  type PaymentStep,
} from '../../../src/domain/order/charge.ts';
import { type MoneylessAttempt, moneylessStates } from '../../../src/domain/order/orderPayment.ts';
import type { PaymentMethod, ProviderName } from '../../../src/domain/order/paymentMethod.ts';
import { chargeTransitions, statesBefore } from '../../../src/domain/order/paymentTransitions.ts';
import type { Currency } from '../../../src/domain/pricing/currency.ts';
import type { Db, Tx } from '../database/connection.ts';
import { paymentAttempts, paymentWebhooks } from '../schema/payments.ts';

export type PaymentAttempt = typeof paymentAttempts.$inferSelect;

type NewAttempt = {
  readonly id: string;
  readonly orderId: string;
  readonly method: PaymentMethod;
  /** The provider that charges; `null`: a transfer to the shop. */
  readonly provider: ProviderName | null;
  /** Minor units, from the stored order. */
  readonly amount: number;
  readonly currency: Currency;
  /** The idempotency key for the provider. */
  readonly key: string;
  readonly now: number;
  /** When the job asks about it first (ms). */
  readonly askAt: number | null;
};

/** States of attempts with an unknown outcome. They block cancelling the order. */
export const runningStates = ['open', 'unknown'] as const satisfies readonly ChargeState[];
const isRunningRow = inArray(paymentAttempts.state, [...runningStates]);

export async function insertAttempt(
  tx: Tx,
  { now, ...attempt }: NewAttempt,
  state: 'open' | 'settled' | 'underReview' = 'open',
): Promise<PaymentAttempt> {
  const [row] = await tx
    .insert(paymentAttempts)
    .values({ ...attempt, state, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('An attempt vanished while it was written');
  return row;
}

/** The attempts of an order, the oldest first. */
export const attemptsOf = (db: Db, orderId: string): Promise<readonly PaymentAttempt[]> =>
  db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id));

/** The attempts of an order that brought no money so far, the oldest first. */
export async function moneylessAttemptsOf(db: Db, orderId: string): Promise<readonly MoneylessAttempt[]> {
  const attempts = await attemptsOf(db, orderId);
  return attempts.flatMap(({ createdAt, providerReference, ...attempt }) => {
    const state = moneylessStates.find((each) => each === attempt.state);
    if (state === undefined) return [];
    const { id, method, amount, currency, failure } = attempt;
    return [{ id, method, amount, currency, state, startedAt: createdAt, failure, reference: providerReference }];
  });
}

/** The orders among these with a payment that the provider has not answered. */
export async function ordersAwaitingProvider(db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(and(inArray(paymentAttempts.orderId, [...orderIds]), eq(paymentAttempts.state, 'unknown')));
  return new Set(rows.map(({ orderId }) => orderId));
}

export async function findAttempt(db: Db, attemptId: string): Promise<PaymentAttempt | null> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  return row ?? null;
}

/** The id of the attempt with this reference at a provider. */
export async function attemptOfReference(db: Db, provider: ProviderName, reference: string): Promise<string | null> {
  const [row] = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerReference, reference)));
  return row?.id ?? null;
}

/** Reads an attempt and locks its row until the transaction ends. */
export async function lockAttempt(tx: Tx, attemptId: string): Promise<PaymentAttempt | null> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId)).for('update');
  return row ?? null;
}

/** The changes by a provider's answer beside the state. */
type AttemptChanges = {
  readonly providerReference?: string;
  readonly step?: PaymentStep | null;
  readonly expiresAt?: number | null;
  readonly failure?: ChargeFailure | null;
  readonly card?: Charge['card'];
  readonly askAt?: null;
  readonly isFoundByHand?: boolean;
};

/** Takes one transition of the table. Another one is a defect: the caller holds the attempt's lock and knows its state. */
export async function setAttemptState(
  tx: Tx,
  attemptId: string,
  state: ChargeState,
  now: number,
  changes: AttemptChanges = {},
): Promise<void> {
  const { id, state: stored } = paymentAttempts;
  const moved = await tx
    .update(paymentAttempts)
    .set({ ...changes, state, updatedAt: now })
    .where(and(eq(id, attemptId), inArray(stored, statesBefore(chargeTransitions, state))))
    .returning({ id });
  if (moved.length === 0) throw new Error(`The attempt ${attemptId} cannot become ${state}`);
}

/** Notes what the provider answered, whatever the state is by now. */
export async function noteAnswer(tx: Tx, attemptId: string, now: number, changes: AttemptChanges): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ ...changes, updatedAt: now })
    .where(eq(paymentAttempts.id, attemptId));
}

export async function hasRunningAttempt(tx: Tx, orderId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), isRunningRow))
    .limit(1);
  return rows.length > 0;
}

/** Whether an attempt may come to money, or brought money that the shop has or decides about. */
export const isOpenOrPaid = (attempt: PaymentAttempt): boolean =>
  isRunning(attempt) || attempt.state === 'settled' || attempt.state === 'underReview';

/** The buyer's view of an attempt. */
export const chargeOf = (attempt: PaymentAttempt): Charge => ({
  method: attempt.method,
  state: attempt.state,
  step: isRunning(attempt) ? attempt.step : null,
  sentAt: attempt.createdAt,
  expiresAt: attempt.expiresAt,
  failure: attempt.failure,
  card: attempt.card,
});

/** Claims the right to ask about a running attempt, unless it was asked about after `notSince` (ms). */
export async function claimAsk(db: Db, attemptId: string, now: number, notSince: number): Promise<boolean> {
  const claimed = await db
    .update(paymentAttempts)
    .set({ askedAt: now })
    .where(
      and(
        eq(paymentAttempts.id, attemptId),
        isRunningRow,
        or(isNull(paymentAttempts.askedAt), lt(paymentAttempts.askedAt, notSince)),
      ),
    )
    .returning({ id: paymentAttempts.id });
  return claimed.length > 0;
}

/**
 * The attempts whose time to be asked about has come, the longest waiting first: running ones, and declined ones. At most
 * `limit` of each method, so that a provider without answers keeps no other waiting.
 */
export function attemptsToAsk(db: Db, now: number, limit: number): Promise<readonly PaymentAttempt[]> {
  const { method, askAt, state } = paymentAttempts;
  const rank = sql<number>`row_number() over (partition by ${method} order by ${askAt})`.as('rank');
  const due = db
    .select({ ...getTableColumns(paymentAttempts), rank })
    .from(paymentAttempts)
    .where(and(inArray(state, [...runningStates, 'declined']), lte(askAt, now)))
    .as('due');
  return db.select().from(due).where(lte(due.rank, limit)).orderBy(asc(due.askAt));
}

/** Notes an ask of the job, and when the next one is due; `null`: never. */
export async function scheduleAsk(db: Db, attemptId: string, askAt: number | null): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ askAt, asks: sql`${paymentAttempts.asks} + 1` })
    .where(eq(paymentAttempts.id, attemptId));
}

export async function setAskAt(db: Db, attemptId: string, askAt: number): Promise<void> {
  await db.update(paymentAttempts).set({ askAt }).where(eq(paymentAttempts.id, attemptId));
}

/** Whether a provider's event was noted before. */
export async function hasWebhook(db: Db, provider: string, eventId: string): Promise<boolean> {
  const isThisOne = and(eq(paymentWebhooks.provider, provider), eq(paymentWebhooks.eventId, eventId));
  return (await db.$count(paymentWebhooks, isThisOne)) > 0;
}

/** Notes a provider's event; `false` if it was noted before. */
export async function insertWebhook(tx: Tx, provider: string, eventId: string, now: number): Promise<boolean> {
  const taken = await tx
    .insert(paymentWebhooks)
    .values({ provider, eventId, takenAt: now })
    .onConflictDoNothing()
    .returning({ eventId: paymentWebhooks.eventId });
  return taken.length > 0;
}
