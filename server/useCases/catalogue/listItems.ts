import type { ListingPage } from '../../../src/contract/catalogue/catalogue.ts';
import type { ItemKind } from '../../../src/domain/catalogue/course.ts';
import { questionOf } from '../../../src/domain/search/findRows.ts';
import { type FilterName, readFilters } from '../../../src/domain/search/itemFilters.ts';
import { defaultPageSize, pageSizes, shelfSize } from '../../../src/domain/site/interfaceConstants.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { cachedListings } from '../../catalogue/cachedListings.ts';
import type { ItemSorting } from '../../catalogue/sortedRows.ts';
import { thaiSegmenter } from '../../catalogue/thaiSegmenter.ts';
import { runningPromotions } from '../../store/cart/offers.ts';
import type { Db } from '../../store/database/connection.ts';
import { storedSettings } from '../../store/site/settings.ts';
import type { CallContext } from '../callContext.ts';
import { catalogueVersionText } from './catalogueVersionText.ts';
import { showListing } from './showItems.ts';

/** A requested list. Pages begin with 1. */
type ListRequest = { readonly [Filter in FilterName]?: string | undefined } & {
  readonly filter?: string | undefined;
  readonly keyword?: string | undefined;
  readonly sort?: ItemSorting | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
};

/** One page of courses or products. A page beyond the end is empty and has the total. */
export async function listItems(
  db: Db,
  kind: ItemKind,
  request: ListRequest,
  now: EpochMs,
): Promise<ListingPage | Refusal> {
  const page = request.page ?? 1;
  const pageSize = request.pageSize ?? defaultPageSize;
  const fields = {
    ...(page < 1 && { page: 'tooSmall' }),
    ...([shelfSize, ...pageSizes].some((size) => size === pageSize) ? {} : { pageSize: 'invalid' }),
  };
  if (Object.keys(fields).length > 0) return refuse('INPUT_ERROR', { fields });

  const { currency } = await storedSettings(db);
  const { rows, ...found } = (await cachedListings(db)).search({
    kind,
    categoryPath: request.filter === undefined || request.filter === '' ? null : request.filter,
    ...questionOf(request.keyword ?? '', thaiSegmenter),
    sorting: request.sort ?? null,
    ...{ currency, onOffer: new Set(await itemsOnOffer(db, now)), filters: readFilters((name) => request[name]) },
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { rows: rows.map(showListing), ...found };
}

/** Changes with the catalogue, and with the items of promotions that run. */
export const listVersionText = async (context: CallContext): Promise<string> =>
  [await catalogueVersionText(context), ...(await itemsOnOffer(context.parts.db, context.now))].join(' ');

/** The items of promotions that run now, in their order. */
const itemsOnOffer = async (db: Db, now: EpochMs): Promise<readonly string[]> =>
  (await runningPromotions(db, now)).flatMap(({ courseIds }) => courseIds);
