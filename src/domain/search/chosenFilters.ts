import type { FilterName, ItemFilters } from './itemFilters.ts';

/** The texts that `readFilters` reads, of the filters with a value. */
export const writeFilters = (filters: ItemFilters): Partial<Readonly<Record<FilterName, string>>> =>
  Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values.join(',')]));

/** Whether any filter has a value. */
export const isFiltered = (filters: ItemFilters): boolean => Object.keys(filters).length > 0;
