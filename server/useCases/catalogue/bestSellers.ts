import { mostSoldIds } from '../../store/catalogue/besideCourse.ts';
import type { Db } from '../../store/database/connection.ts';

const dayMs = 86_400_000;
/** What sells best is what sold best of late. */
const countedMs = 90 * dayMs;
/** Orders come all the time, and nobody has to see at once which course has overtaken another (ms). */
const keptForMs = 600_000;
/** As many as a page shows, and the one whose page it is. */
const mostKept = 9;

type Kept = { readonly readAt: number; readonly ids: Promise<readonly string[]> };

const kept = new WeakMap<Db, Kept>();

/** Ids of the courses that sold best in the last 90 days, counted every ten minutes at most. */
export function bestSellers(db: Db, now: number): Promise<readonly string[]> {
  const known = kept.get(db);
  if (known && now - known.readAt < keptForMs) return known.ids;
  const ids = mostSoldIds(db, now - countedMs, mostKept);
  const read = { readAt: now, ids };
  kept.set(db, read);
  ids.catch(() => kept.get(db) === read && kept.delete(db));
  return ids;
}
