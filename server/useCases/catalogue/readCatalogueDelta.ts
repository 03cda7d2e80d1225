import type { CatalogueDelta, CatalogueTexts } from '../../../src/domain/catalogue/course.ts';
import { cachedRows } from '../../catalogue/cachedListings.ts';
import { cachedCatalogueVersion } from '../../catalogue/catalogueVersion.ts';
import { idsRemovedSince, type ListingRow } from '../../store/catalogue/items.ts';
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
  const rows = await rowsChangedSince(db, since);
  const removedIds = since === null ? [] : await idsRemovedSince(db, since - overlapMs);
  return { rows: rows.map(showListing), removedIds, asOf: changedAt, whole: shown };
}

/** The later texts of all rows, or of those that changed since an earlier answer's instant. */
export async function readCatalogueTexts(db: Db, since: number | null): Promise<CatalogueTexts> {
  const { changedAt } = await cachedCatalogueVersion(db);
  return { rows: await rowsChangedSince(db, since), asOf: changedAt };
}

async function rowsChangedSince(db: Db, since: number | null): Promise<readonly ListingRow[]> {
  const rows = await cachedRows(db);
  return since === null ? rows : rows.filter(({ updatedAt }) => updatedAt >= since - overlapMs);
}
