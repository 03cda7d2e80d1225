import { mostSoldIds } from '../../store/catalogue/besideCourse.ts';
import type { Db } from '../../store/database/connection.ts';

const dayMs = 86_400_000;
/** Period of the sales count (ms). */
const countedMs = 90 * dayMs;
/** How long a count is cached (ms). */
const keptForMs = 600_000;
/** One row of a page, and the course of the page itself. */
const mostKept = 9;

type Kept = { readonly readAt: number; readonly ids: Promise<readonly string[]> };

const kept = new WeakMap<Db, Kept>();

/** Ids of the best-selling courses of the last 90 days, counted every ten minutes at most. */
export function bestSellers(db: Db, now: number): Promise<readonly string[]> {
  const known = kept.get(db);
  if (known && now - known.readAt < keptForMs) return known.ids;
  const ids = mostSoldIds(db, now - countedMs, mostKept);
  const read = { readAt: now, ids };
  kept.set(db, read);
  ids.catch(() => kept.get(db) === read && kept.delete(db));
  return ids;
}
