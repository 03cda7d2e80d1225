import { readLocalRow, writeLocalRow } from '../../../platform/store/localRows.ts';

/** Columns that may be hidden, in the table's order. The number always shows, because it opens the order. */
export const orderColumns = [
  'reporter',
  'placedAt',
  'method',
  'email',
  'reportedAt',
  'due',
  'reported',
  'comparison',
] as const;
export type OrderColumn = (typeof orderColumns)[number];

/** The columns of a slip queue. */
const usualColumns: readonly OrderColumn[] = ['reporter', 'reportedAt', 'due', 'reported', 'comparison'];

const rowName = 'lanrian.orderColumns';

/** The shown columns of this device. */
export function readOrderColumns(): readonly OrderColumn[] {
  const stored = readLocalRow(rowName);
  return Array.isArray(stored) ? orderColumns.filter((column) => stored.includes(column)) : usualColumns;
}

/** The columns with one more or one less, stored for the next visit if the device can. */
export function withOrderColumn(
  shown: readonly OrderColumn[],
  changed: OrderColumn,
  isShown: boolean,
): readonly OrderColumn[] {
  const next = orderColumns.filter((column) => (column === changed ? isShown : shown.includes(column)));
  writeLocalRow(rowName, next);
  return next;
}
