import { courseLevels, courseTypes, type Listing } from '../catalogue/course.ts';
import type { Currency } from '../pricing/currency.ts';
import { formatBangkokDate } from '../time.ts';

/** The fee for a guest, in bands. */
const priceBands = ['free', 'low', 'middle', 'high'] as const;
type PriceBand = (typeof priceBands)[number];

/** The highest fee (minor units) of the low and of the middle band. */
export const bandLimits: Readonly<Record<Currency, { readonly low: number; readonly middle: number }>> = {
  THB: { low: 50_000, middle: 150_000 },
  USD: { low: 1_500, middle: 4_500 },
};

const lengthBands = ['short', 'medium', 'long'] as const;
type LengthBand = (typeof lengthBands)[number];

/** The longest short course, and the longest of medium length (hours). */
export const lengthLimits = { short: 2, medium: 6 } as const;

/** The filters of a list, in the order of the screen. */
export const filterNames = ['offer', 'price', 'type', 'level', 'month', 'length', 'language'] as const;
export type FilterName = (typeof filterNames)[number];

/** The chosen values by filter. An item fits if each of these filters holds its value. */
export type ItemFilters = Partial<Readonly<Record<FilterName, readonly string[]>>>;

/** The number of items of each value, by filter. */
export type FilterCounts = Partial<Readonly<Record<FilterName, Readonly<Record<string, number>>>>>;

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

const months = /^\d{4}-(0[1-9]|1[0-2])$/;
const known: Readonly<Record<Exclude<FilterName, 'month'>, readonly string[]>> = {
  offer: ['on'],
  price: priceBands,
  type: courseTypes,
  level: courseLevels,
  length: lengthBands,
  language: ['th', 'en'],
};
/** A year of months; more in an address are ignored. */
const mostMonths = 12;

/** The values of a filter that exist, in the order of the screen. */
export const valuesAmong = (name: FilterName, said: readonly string[]): readonly string[] =>
  name === 'month'
    ? [...new Set(said)]
        .filter((month) => months.test(month))
        .toSorted()
        .slice(0, mostMonths)
    : known[name].filter((value) => said.includes(value));

/** Reads filters from texts with commas, such as an address has. Unknown values are ignored. */
export function readFilters(textOf: (name: FilterName) => string | null | undefined): ItemFilters {
  const filters = filterNames.map((name) => [name, valuesAmong(name, (textOf(name) ?? '').split(','))] as const);
  return Object.fromEntries(filters.filter(([, values]) => values.length > 0));
}

/** The texts that `readFilters` reads, of the filters with a value. */
export const writeFilters = (filters: ItemFilters): Partial<Readonly<Record<FilterName, string>>> =>
  Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values.join(',')]));

/** The filters with a value added, or taken away if it is chosen. */
export function withToggled(filters: ItemFilters, name: FilterName, value: string): ItemFilters {
  const chosen = filters[name] ?? [];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return readFilters((each) => (each === name ? next : (filters[each] ?? [])).join(','));
}

export const isFiltered = (filters: ItemFilters): boolean => Object.keys(filters).length > 0;

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
