import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../../server/store/database.ts';
import { type Buying, buyingIn, fillShop } from './buying.ts';
import { type DatabaseKind, databaseKinds, openTestDatabase } from './databases.ts';
import { buildTestShop, type SignedInVisitor, type TestShop } from './shopApp.ts';
import { type MovableClock, movableClock } from './testParts.ts';

/** What the tests of orders stand on; `administrator` is signed in. */
export type OrderShop = {
  readonly shop: TestShop;
  readonly buying: Buying;
  readonly clock: MovableClock;
  readonly administrator: SignedInVisitor;
  /** The single value of a statement. */
  readonly ask: (sql: string) => Promise<unknown>;
};

/** Sunday noon in Bangkok. */
const start = Date.UTC(2026, 1, 15, 5);

/** Runs the same tests of a filled shop on both databases, each with one of its own for the whole block. */
export function eachOrderShop(name: string, tests: (shop: () => OrderShop, kind: DatabaseKind) => void): void {
  describe.each(databaseKinds)(`${name}, on %s`, (kind) => {
    let opened: { ready: OrderShop; database: Database } | undefined;
    beforeAll(async () => {
      const database = await openTestDatabase(kind);
      opened = { database, ready: await openOrderShop(database) };
    });
    afterAll(async () => {
      await opened?.ready.shop.close();
      await opened?.database.close();
    });
    tests(() => {
      if (!opened) throw new Error('The shop is open only while tests run');
      return opened.ready;
    }, kind);
  });
}

export async function openOrderShop(database: Database): Promise<OrderShop> {
  const clock = movableClock(start);
  const shop = await buildTestShop({ database, clock });
  await fillShop(shop, start);
  return {
    shop,
    buying: buyingIn(shop),
    clock,
    administrator: await shop.signedIn('administrator'),
    ask: async (sql) => Object.values((await database.executeSql(sql)).rows[0] ?? {})[0],
  };
}
