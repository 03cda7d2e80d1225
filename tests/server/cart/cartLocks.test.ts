import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CartOwner, lockCart, lockExistingCart } from '../../../server/store/cart/carts.ts';
import type { Database } from '../../../server/store/database/database.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { takeOutOfCarts } from '../../../server/store/order/buyers.ts';
import { openTestDatabase } from '../../support/run/databases.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';

/** Needs PostgreSQL: one embedded connection never waits. */
let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await openTestDatabase('PostgreSQL');
  shop = await buildTestShop({ database, clock: movableClock() });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** Whether a transaction of this database waits for a row lock. */
async function isOneWaiting(): Promise<boolean> {
  const { rows } = await database.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

test('an order and a join of the same two carts hold them in the same sequence', async () => {
  const { userId } = await shop.signedIn();
  const guest: CartOwner = { kind: 'guest', keyHash: 'hash-of-a-guest' };
  const person: CartOwner = { kind: 'person', userId };
  // The guest's row is stored first, so that an unordered statement finds it first.
  await transaction(database.db, (tx) => lockCart(tx, guest, 'of-guest'));
  await transaction(database.db, (tx) => lockCart(tx, person, 'of-person'));
  const [held, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let [joins, orders] = [0, 0];
  const joining = transaction(database.db, async (tx) => {
    joins += 1;
    await lockExistingCart(tx, person);
    held.resolve();
    await mayGoOn.promise;
    await lockExistingCart(tx, guest);
  });
  await held.promise;
  const ordering = transaction(database.db, (tx) => {
    orders += 1;
    const owner = { userId, guestKeyHash: guest.keyHash };
    return takeOutOfCarts(tx, owner, { lines: [], couponIds: [] }, 1_000);
  });
  await expect.poll(isOneWaiting).toBe(true);
  mayGoOn.resolve();
  await Promise.all([joining, ordering]);
  expect([joins, orders], 'neither was begun again after a deadlock').toEqual([1, 1]);
});
