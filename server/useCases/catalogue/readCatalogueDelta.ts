import type { CatalogueDelta } from '../../../src/domain/catalogue/course.ts';
import { cachedCatalogueVersion } from '../../catalogue/catalogueVersion.ts';
import { idsRemovedSince, listingsChangedSince } from '../../store/catalogue/items.ts';
import type { Db } from '../../store/database/connection.ts';
import { showListing } from './showItems.ts';

/**
 * Overlap (ms) of two deltas: an earlier change may become visible later; repeats are harmless. Longer delays (a long
 * import, another server's clock) are detected by the sums.
 */
const overlapMs = 60_000;

/** All light rows, or the changes and removals since an earlier answer's instant. */
export async function readCatalogueDelta(db: Db, since: number | null): Promise<CatalogueDelta> {
  const { changedAt, shown } = await cachedCatalogueVersion(db);
  const from = since === null ? null : since - overlapMs;
  const rows = await listingsChangedSince(db, from);
  const removedIds = from === null ? [] : await idsRemovedSince(db, from);
  return { rows: rows.map(showListing), removedIds, asOf: changedAt, whole: shown };
}
