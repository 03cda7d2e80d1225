import { keys } from 'idb-keyval';
import { deviceStore } from './stores.ts';

/** Names of the drafts that begin so and hold something, such as those of all orders. */
export async function draftsBeginning(start: string): Promise<readonly string[]> {
  const rows = await keys<IDBValidKey>(deviceStore());
  return rows
    .filter((row): row is string => typeof row === 'string' && row.startsWith(`draft-${start}`))
    .map((row) => row.slice('draft-'.length));
}
