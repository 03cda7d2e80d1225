import { readLocalRow, writeLocalRow } from '../../../platform/store/localRows.ts';
import { readFilter, type SavableFilter, writeFilter } from '../orders/useOrderSearch.ts';

/** A filter of orders under a name. It holds nothing about a person, so it may stay on the device. */
export type SavedFilter = { readonly name: string; readonly filter: SavableFilter };

const rowName = 'lanrian.orderFilters';
export const maxSavedFilters = 8;
export const filterNameMaximum = 40;

/** The saved filters of this device; unreadable ones are left out. */
export function readSavedFilters(): readonly SavedFilter[] {
  const stored = readLocalRow(rowName);
  return Array.isArray(stored) ? stored.flatMap(filterOf).slice(0, maxSavedFilters) : [];
}

/** Stores the filters and returns whether that succeeded. */
export const writeSavedFilters = (saved: readonly SavedFilter[]): boolean =>
  writeLocalRow(
    rowName,
    saved.map(({ name, filter }) => ({ name, query: queryOf(filter) })),
  );

/** The filters with one more; a filter of the same name is replaced. */
export const withFilter = (saved: readonly SavedFilter[], added: SavedFilter): readonly SavedFilter[] => [
  ...saved.filter(({ name }) => name !== added.name),
  added,
];

/** Whether two filters find the same orders in the same sequence. */
export const isSameFilter = (one: SavableFilter, other: SavableFilter): boolean => queryOf(one) === queryOf(other);

const queryOf = (filter: SavableFilter): string => String(new URLSearchParams(writeFilter(filter)));

function filterOf(row: unknown): readonly SavedFilter[] {
  if (typeof row !== 'object' || row === null || !('name' in row) || !('query' in row)) return [];
  const { name, query } = row;
  if (typeof name !== 'string' || typeof query !== 'string') return [];
  const written = new URLSearchParams(query);
  const params = new URLSearchParams([...written].filter(([, value]) => value !== ''));
  return [{ name: name.slice(0, filterNameMaximum), filter: readFilter(params) }];
}
