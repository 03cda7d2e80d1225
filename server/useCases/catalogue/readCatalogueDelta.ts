import type { CatalogueDelta } from '../../../src/domain/catalogue/course.ts';
import { cachedCatalogueVersion } from '../../catalogue/catalogueVersion.ts';
import { idsRemovedSince, listingsChangedSince } from '../../store/catalogue/items.ts';
import type { Db } from '../../store/database/connection.ts';
import { showListing } from './showItems.ts';

/**
 * A change that was dated a moment before another one may be visible only after it; what came twice does no harm. What is
 * written later than that after its date (a long import, another server's clock) is missed here and met by the sums.
 */
const overlapMs = 60_000;

/** The light rows of everything, or what was changed and taken out since an instant that an earlier answer gave. */
export async function readCatalogueDelta(db: Db, since: number | null): Promise<CatalogueDelta> {
  const { changedAt, shown } = await cachedCatalogueVersion(db);
  const from = since === null ? null : since - overlapMs;
  const rows = await listingsChangedSince(db, from);
  const removedIds = from === null ? [] : await idsRemovedSince(db, from);
  return { rows: rows.map(showListing), removedIds, asOf: changedAt, whole: shown };
}
