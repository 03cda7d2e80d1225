import { and, desc, eq, getTableColumns, gt, inArray, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Language } from '../../../src/domain/localText.ts';
import type { Db, Tx } from '../database/connection.ts';
import { sessions, users } from '../schema/identity.ts';
import { orders } from '../schema/orders.ts';
import { pushOrders, pushSubscriptions } from '../schema/push.ts';

export type PushSubscriptionRow = {
  readonly id: string;
  readonly endpoint: string;
  readonly publicKey: string;
  readonly secret: string;
  readonly language: Language;
  readonly userId: string | null;
  readonly sessionId: string | null;
};

/** Most devices of one person or one order's link; the oldest are removed. */
const devicesMaximum = 20;

/**
 * Replaces a browser's subscription. `false` without change if its endpoint is known with other keys: the endpoint
 * alone must not take it over.
 */
export async function writePushSubscription(
  tx: Tx,
  subscription: PushSubscriptionRow & { readonly createdAt: number },
  orderIds: readonly string[],
): Promise<boolean> {
  const { language, userId, sessionId, publicKey, secret } = subscription;
  const [written] = await tx
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { language, userId, sessionId },
      setWhere: sql`${pushSubscriptions.publicKey} = ${publicKey} and ${pushSubscriptions.secret} = ${secret}`,
    })
    .returning({ id: pushSubscriptions.id });
  if (!written) return false;
  await tx.delete(pushOrders).where(eq(pushOrders.subscriptionId, written.id));
  if (orderIds.length > 0) {
    await tx.insert(pushOrders).values(orderIds.map((orderId) => ({ orderId, subscriptionId: written.id })));
  }
  await makeRoom(tx, userId, orderIds);
  return true;
}

async function makeRoom(tx: Tx, userId: string | null, orderIds: readonly string[]): Promise<void> {
  if (userId !== null) {
    const latest = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .limit(devicesMaximum);
    const rest = and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, latest));
    await tx.delete(pushSubscriptions).where(rest);
  }
  for (const orderId of orderIds) {
    const latest = tx
      .select({ id: pushOrders.subscriptionId })
      .from(pushOrders)
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushOrders.subscriptionId))
      .where(eq(pushOrders.orderId, orderId))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .limit(devicesMaximum);
    await tx
      .delete(pushOrders)
      .where(and(eq(pushOrders.orderId, orderId), notInArray(pushOrders.subscriptionId, latest)));
  }
}

/** Order ids of these tokens; unknown tokens have none. */
export async function orderIdsOfTokens(db: Db, tokens: readonly string[]): Promise<readonly string[]> {
  if (tokens.length === 0) return [];
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.token, [...tokens]));
  return rows.map(({ id }) => id);
}

type Told = { readonly orderId: string; readonly userId: string };

/** The browsers to notify of an order: the buyer's while signed in and not blocked, and those with its link. */
export const pushListeners = (db: Db, told: Told, now: number): Promise<readonly PushSubscriptionRow[]> =>
  readListeners(db, told, now, undefined);

/** One listener, if it still listens. */
export const findPushListener = async (
  db: Db,
  told: Told,
  now: number,
  subscriptionId: string,
): Promise<PushSubscriptionRow | null> =>
  (await readListeners(db, told, now, eq(pushSubscriptions.id, subscriptionId)))[0] ?? null;

/** Two queries with an index each; one with `or` would read all. */
async function readListeners(
  db: Db,
  { orderId, userId }: Told,
  now: number,
  only: SQL | undefined,
): Promise<readonly PushSubscriptionRow[]> {
  const columns = getTableColumns(pushSubscriptions);
  const ofBuyer = db
    .select(columns)
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(
      and(only, eq(pushSubscriptions.userId, userId), gt(sessions.expiresAt, new Date(now)), isNull(users.blockedAt)),
    );
  const ofLink = db
    .select(columns)
    .from(pushOrders)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushOrders.subscriptionId))
    .where(and(only, eq(pushOrders.orderId, orderId)));
  return await union(ofBuyer, ofLink).orderBy(pushSubscriptions.id);
}

export async function notePushSent(db: Db, id: string, now: number): Promise<void> {
  await db.update(pushSubscriptions).set({ lastSentAt: now }).where(eq(pushSubscriptions.id, id));
}

export async function removePushSubscriptionById(db: Db, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function removePushSubscriptionAt(db: Db, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}

/** Removes guests' subscriptions older than an instant; a person's end with their sessions. */
export async function forgetGuestPush(db: Db, before: number): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(isNull(pushSubscriptions.userId), lt(pushSubscriptions.createdAt, before)));
}
