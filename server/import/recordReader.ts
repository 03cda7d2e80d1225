import type { ImportRecord } from './importEntry.ts';
import { CellFault } from './readCell.ts';

/** The cells of one row; a bad cell is reported and the others are still read. */
export type Reader = {
  readonly reasons: string[];
  readonly cell: (name: string) => string;
  /** Whether the file has the column. */
  readonly has: (name: string) => boolean;
  /** Reports a fault of a column, unless it was reported as unreadable. */
  readonly say: (name: string, reason: string) => void;
  readonly read: <Value, Otherwise>(
    name: string,
    read: (cell: string) => Value,
    otherwise: Otherwise,
  ) => Value | Otherwise;
};

const noColumns: ReadonlySet<string> = new Set();

/** A reader of one row. */
export function readerOf({ cells, unread = noColumns }: ImportRecord): Reader {
  const reasons: string[] = [];
  const cell = (name: string) => cells.get(name) ?? '';
  return {
    reasons,
    cell,
    has: (name) => cells.has(name),
    say: (name, reason) => {
      if (!unread.has(name)) reasons.push(reason);
    },
    read: (name, read, otherwise) => {
      if (unread.has(name)) return otherwise;
      try {
        return read(cell(name));
      } catch (error) {
        if (!(error instanceof CellFault)) throw error;
        reasons.push(`${name} ${error.message}.`);
        return otherwise;
      }
    },
  };
}

/** `undefined` without the column or with an unreadable cell. */
export const readGiven = <Value>(
  { has, read }: Reader,
  name: string,
  readCell: (cell: string) => Value,
): Value | undefined => (has(name) ? read(name, readCell, undefined) : undefined);
