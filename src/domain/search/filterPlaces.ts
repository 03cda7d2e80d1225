import type { Listing } from '../catalogue/course.ts';
import type { Currency } from '../pricing/currency.ts';
import { formatBangkokDate } from '../time.ts';
import {
  bandLimits,
  type FilterCounts,
  type FilterName,
  filterNames,
  type ItemFilters,
  type LengthBand,
  lengthLimits,
  type PriceBand,
} from './itemFilters.ts';

export type FilteredItem = Pick<
  Listing,
  'id' | 'kind' | 'courseType' | 'fromPrices' | 'startsAt' | 'durationSeconds' | 'level' | 'taughtIn'
>;

/** Facts beside the items: the shop's currency, and the items of promotions that run. */
export type FilterContext = { readonly currency: Currency; readonly onOffer: ReadonlySet<string> };

type Reader = (item: FilteredItem, context: FilterContext) => string | null;

/** The value of an item in each filter; `null` if it has none. */
const readers: Readonly<Record<FilterName, Reader>> = {
  offer: ({ id }, { onOffer }) => (onOffer.has(id) ? 'on' : null),
  price: ({ fromPrices }, { currency }) => priceBand(fromPrices[currency], currency),
  type: ({ courseType }) => courseType,
  level: ({ level }) => level,
  month: ({ startsAt }) => (startsAt === null ? null : startMonth(startsAt)),
  length: ({ durationSeconds }) => lengthBand(durationSeconds),
  language: ({ kind, taughtIn }) => (kind === 'course' ? taughtIn : null),
};

function priceBand(price: number | null, currency: Currency): PriceBand | null {
  if (price === null) return null;
  if (price === 0) return 'free';
  const { low, middle } = bandLimits[currency];
  return price <= low ? 'low' : price <= middle ? 'middle' : 'high';
}

function lengthBand(seconds: number): LengthBand | null {
  if (seconds === 0) return null;
  const hours = seconds / 3_600;
  return hours <= lengthLimits.short ? 'short' : hours <= lengthLimits.medium ? 'medium' : 'long';
}

/** The month of a first day in Bangkok, `YYYY-MM`. It is absolute, so a shared address keeps its meaning. */
export const startMonth = (startsAt: number): string => formatBangkokDate(startsAt).slice(0, 7);

/**
 * The places whose items fit, in their order, and the number of items of each value. A filter counts what the others
 * leave, so that each number is the length of the list after that choice alone.
 */
export function filterPlaces(
  places: Uint32Array,
  itemAt: (place: number) => FilteredItem | undefined,
  filters: ItemFilters,
  context: FilterContext,
): { readonly places: Uint32Array; readonly counts: FilterCounts } {
  const counts: Partial<Record<FilterName, Record<string, number>>> = {};
  // One array for all rows: a list has thousands.
  const values: (string | null)[] = [];
  const fitting = places.filter((place) => {
    const item = itemAt(place);
    if (item === undefined) return false;
    const missed: FilterName[] = [];
    filterNames.forEach((name, at) => {
      const value = readers[name](item, context);
      values[at] = value;
      if (filters[name]?.includes(value ?? '') === false) missed.push(name);
    });
    if (missed.length > 1) return false;
    filterNames.forEach((name, at) => {
      const value = values[at] ?? null;
      if (value === null || (missed.length === 1 && missed[0] !== name)) return;
      counts[name] ??= {};
      const ofName = counts[name];
      ofName[value] = (ofName[value] ?? 0) + 1;
    });
    return missed.length === 0;
  });
  return { places: fitting, counts };
}
