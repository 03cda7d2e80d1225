import type { CallContext } from '../http/handle.ts';
import { shareNext } from '../http/shareNext.ts';
import type { Db } from '../store/connection.ts';
import { catalogueVersion } from '../store/items.ts';

const readers = new WeakMap<Db, () => Promise<string>>();

/**
 * Stands for every public answer that is made of the catalogue and the settings. It is asked before each of them, so
 * requests that come together share one look.
 */
export function catalogueVersionText({ parts: { db } }: CallContext): Promise<string> {
  const read = readers.get(db) ?? shareNext(async () => (await catalogueVersion(db)).text);
  readers.set(db, read);
  return read();
}
