import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../../../server/store/database/database.ts';
import { type DatabaseKind, databaseKinds, openTestDatabase } from '../run/databases.ts';
import { type OrderShop, openOrderShop } from './openOrderShop.ts';

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
