import { join } from 'node:path';
import { openPglite } from '../../../server/store/database/pglite.ts';
import type { RunningShop } from './shopServer.ts';

/** Halts the shop, runs statements on its database, and starts it again. */
export async function changeShop(shop: RunningShop, statements: string): Promise<void> {
  await shop.halt();
  const database = await openPglite({ folder: join(shop.dataDir, 'database') });
  try {
    await database.executeSql(statements);
  } finally {
    await database.close();
  }
  await shop.restart();
}
