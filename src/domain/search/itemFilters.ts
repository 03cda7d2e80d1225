import { courseLevels, courseTypes } from '../catalogue/course.ts';
import type { Currency } from '../pricing/currency.ts';

/** The fee for a guest, in bands. */
const priceBands = ['free', 'low', 'middle', 'high'] as const;
export type PriceBand = (typeof priceBands)[number];

/** The highest fee (minor units) of the low and of the middle band. */
export const bandLimits: Readonly<Record<Currency, { readonly low: number; readonly middle: number }>> = {
  THB: { low: 50_000, middle: 150_000 },
  USD: { low: 1_500, middle: 4_500 },
};

const lengthBands = ['short', 'medium', 'long'] as const;
export type LengthBand = (typeof lengthBands)[number];

/** The longest short course, and the longest of medium length (hours). */
export const lengthLimits = { short: 2, medium: 6 } as const;

/** The filters of a list, in the order of the screen. */
export const filterNames = ['offer', 'price', 'type', 'level', 'month', 'length', 'language'] as const;
export type FilterName = (typeof filterNames)[number];

/** The chosen values by filter. An item fits if each of these filters holds its value. */
export type ItemFilters = Partial<Readonly<Record<FilterName, readonly string[]>>>;

/** The number of items of each value, by filter. */
export type FilterCounts = Partial<Readonly<Record<FilterName, Readonly<Record<string, number>>>>>;

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

/** The filters with a value added, or taken away if it is chosen. */
export function withToggled(filters: ItemFilters, name: FilterName, value: string): ItemFilters {
  const chosen = filters[name] ?? [];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return readFilters((each) => (each === name ? next : (filters[each] ?? [])).join(','));
}
