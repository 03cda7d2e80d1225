import type { ListingPage } from '../../../src/contract/catalogue/catalogue.ts';
import type { ItemKind } from '../../../src/domain/catalogue/course.ts';
import { questionOf } from '../../../src/domain/search/findRows.ts';
import { defaultPageSize, pageSizes } from '../../../src/domain/site/interfaceConstants.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { cachedListings } from '../../catalogue/cachedListings.ts';
import type { ItemSorting } from '../../catalogue/sortedRows.ts';
import { thaiSegmenter } from '../../catalogue/thaiSegmenter.ts';
import type { Db } from '../../store/database/connection.ts';
import { storedSettings } from '../../store/site/settings.ts';
import { showListing } from './showItems.ts';

/** A requested list. Pages begin with 1. */
type ListRequest = {
  readonly filter?: string | undefined;
  readonly keyword?: string | undefined;
  readonly sort?: ItemSorting | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
};

/** One page of courses or products. A page beyond the end is empty and has the total. */
export async function listItems(db: Db, kind: ItemKind, request: ListRequest): Promise<ListingPage | Refusal> {
  const page = request.page ?? 1;
  const pageSize = request.pageSize ?? defaultPageSize;
  const fields = {
    ...(page < 1 && { page: 'tooSmall' }),
    ...(pageSizes.some((size) => size === pageSize) ? {} : { pageSize: 'invalid' }),
  };
  if (Object.keys(fields).length > 0) return refuse('INPUT_ERROR', { fields });

  const { currency } = await storedSettings(db);
  const { rows, ...found } = (await cachedListings(db)).search({
    kind,
    categoryPath: request.filter === undefined || request.filter === '' ? null : request.filter,
    ...questionOf(request.keyword ?? '', thaiSegmenter),
    sorting: request.sort ?? null,
    currency,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { rows: rows.map(showListing), ...found };
}
