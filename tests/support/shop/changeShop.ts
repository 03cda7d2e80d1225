import { join } from 'node:path';
import { openPglite } from '../../../server/store/database/pglite.ts';
import type { RunningShop } from './shopServer.ts';

/** What happens in the shop behind everybody's back: statements on its database while it is halted; it starts again. */
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
