import { mostSoldIds } from '../../store/catalogue/besideCourse.ts';
import type { Db } from '../../store/database/connection.ts';

const dayMs = 86_400_000;
/** Period of the sales count (ms). */
const countedMs = 90 * dayMs;
/** How long a count is cached (ms). */
const cachedForMs = 600_000;
/** One row of a page, and the course of the page itself. */
const maxListed = 9;

type Cached = { readonly readAt: number; readonly ids: Promise<readonly string[]> };

const cache = new WeakMap<Db, Cached>();

/** Ids of the best-selling courses of the last 90 days, counted every ten minutes at most. */
export function bestSellers(db: Db, now: number): Promise<readonly string[]> {
  const known = cache.get(db);
  if (known && now - known.readAt < cachedForMs) return known.ids;
  const ids = mostSoldIds(db, now - countedMs, maxListed);
  const read = { readAt: now, ids };
  cache.set(db, read);
  ids.catch(() => cache.get(db) === read && cache.delete(db));
  return ids;
}
