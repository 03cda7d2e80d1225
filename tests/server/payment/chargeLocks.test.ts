import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal, type Refusal } from '../../../server/base/refusal.ts';
import type { Tx } from '../../../server/store/database/connection.ts';
import type { Database } from '../../../server/store/database/database.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { findOrder, type StoredOrder } from '../../../server/store/order/orders.ts';
import { cancelOrder } from '../../../server/useCases/order/cancelOrder.ts';
import type { Moved } from '../../../server/useCases/order/moveOrder.ts';
import { openAttempt } from '../../../server/useCases/payment/openAttempt.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { openTestDatabase } from '../../support/run/databases.ts';
import { type OrderShop, openOrderShop } from '../../support/shop/openOrderShop.ts';

/** Needs PostgreSQL: one embedded connection never waits. */
describe('a charge that is begun takes its turn', () => {
  let database: Database;
  let opened: OrderShop;
  beforeAll(async () => {
    database = await openTestDatabase('PostgreSQL');
    opened = await openOrderShop(database);
  });
  afterAll(async () => {
    await opened.shop.close();
    await database.close();
  });

  test('an order whose charge is begun just then is not given up', async () => {
    const stored = await unpaid();
    const [attempt, cancelled] = await bothAtOnce(charge(stored, 'wallet'), giveUp(stored));
    expect([isRefusal(attempt), isRefusal(cancelled)]).toEqual([false, true]);
    expect(await standing(stored)).toEqual(['notYetReceived', 1]);
  });

  test('an order that is given up just then is not charged', async () => {
    const stored = await unpaid();
    const [cancelled, attempt] = await bothAtOnce(giveUp(stored), charge(stored, 'wallet'));
    expect([isRefusal(cancelled), isRefusal(attempt)]).toEqual([false, true]);
    expect(await standing(stored)).toEqual(['cancelled', 0]);
  });

  test('of two windows that begin the same charge one sends it', async () => {
    const stored = await unpaid();
    const opened = await bothAtOnce(charge(stored, 'wallet'), charge(stored, 'wallet'));
    expect(opened).toMatchObject([{ isNew: true }, { isNew: false }]);
    expect(await standing(stored)).toEqual(['notYetReceived', 1]);
  });

  test('of two ways to pay that are begun at once one is', async () => {
    const stored = await unpaid();
    const [first, second] = await bothAtOnce(charge(stored, 'wallet'), charge(stored, 'paymentLink'));
    expect([isRefusal(first), isRefusal(second)]).toEqual([false, true]);
    expect(await standing(stored)).toEqual(['notYetReceived', 1]);
  });

  type Work<Outcome> = (tx: Tx) => Promise<Outcome>;

  /** The second starts once the first has done its work, which is committed when the second waits or has finished. */
  async function bothAtOnce<First, Second>(first: Work<First>, second: Work<Second>): Promise<[First, Second]> {
    const [done, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const leading = transaction(database.db, async (tx) => {
      const outcome = await first(tx);
      done.resolve();
      await mayEnd.promise;
      return outcome;
    });
    await Promise.race([done.promise, leading]);
    let isThrough = false;
    const following = transaction(database.db, second).finally(() => {
      isThrough = true;
    });
    await expect.poll(async () => isThrough || (await isOneWaiting())).toBe(true);
    mayEnd.resolve();
    return await Promise.all([leading, following]);
  }

  async function isOneWaiting(): Promise<boolean> {
    const { rows } = await database.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  }

  async function unpaid(): Promise<StoredOrder> {
    const { id } = await opened.buying.place(await opened.shop.signedIn(), { items: ['101'] });
    return await found(id);
  }

  async function found(orderId: string): Promise<StoredOrder> {
    const stored = await findOrder(database.db, orderId);
    if (stored === null) throw new Error(`There is no order ${orderId}`);
    return stored;
  }

  const charge =
    (stored: StoredOrder, method: PaymentMethod): Work<unknown> =>
    (tx) =>
      openAttempt(tx, opened.shop.parts, stored, method, opened.clock.now);
  const giveUp =
    ({ order }: StoredOrder): Work<Moved | Refusal> =>
    (tx) =>
      cancelOrder(tx, opened.shop.parts, { orderId: order.id, actor: 'buyer', actorUserId: null }, opened.clock.now);

  /** The order's status and its attempts. */
  const standing = async ({ order: { id } }: StoredOrder) => [
    (await found(id)).order.status,
    await opened.ask(`select count(*) from payment_attempts where order_id = '${id}'`),
  ];
});
