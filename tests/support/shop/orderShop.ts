import { afterAll, beforeAll } from 'vitest';
import { type DatabaseKind, onDatabase } from '../run/databases.ts';
import { type OrderShop, openOrderShop } from './openOrderShop.ts';

/** A block of tests with their own filled shop. */
export function onOrderShop(name: string, tests: (shop: () => OrderShop, kind: DatabaseKind) => void): void {
  onDatabase(name, (database, kind) => {
    let opened: OrderShop | undefined;
    beforeAll(async () => {
      opened = await openOrderShop(database());
    });
    afterAll(() => opened?.shop.close());
    tests(() => {
      if (!opened) throw new Error('The shop is open only while tests run');
      return opened;
    }, kind);
  });
}
