import type { Database } from '../../../server/store/database/database.ts';
import { type Buying, buyingIn, fillShop } from './buying.ts';
import { buildTestShop, type SignedInVisitor, type TestShop } from './shopApp.ts';
import { type MovableClock, movableClock } from './testParts.ts';

/** A shop for order tests; `administrator` is signed in. */
export type OrderShop = {
  readonly shop: TestShop;
  readonly buying: Buying;
  readonly clock: MovableClock;
  readonly administrator: SignedInVisitor;
  /** The single value that a statement answers. */
  readonly ask: (sql: string) => Promise<unknown>;
};

/** Sunday noon in Bangkok. */
const start = Date.UTC(2026, 1, 15, 5);

/** Opens a shop with items on a database. The caller closes `shop`, and owns the database. */
export async function openOrderShop(
  database: Database,
  env: Readonly<Record<string, string>> = {},
): Promise<OrderShop> {
  const clock = movableClock(start);
  const shop = await buildTestShop({ database, clock, env });
  await fillShop(shop, start);
  return {
    shop,
    buying: buyingIn(shop),
    clock,
    administrator: await shop.signedIn('administrator'),
    ask: async (sql) => Object.values((await database.executeSql(sql)).rows[0] ?? {})[0],
  };
}
