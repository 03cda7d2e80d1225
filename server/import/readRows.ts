import { countText } from '../base/countText.ts';
import { csvRecords } from './csvRecords.ts';
import { decodeText } from './decodeText.ts';
import { byPlace, type ImportRecord, type Read, type RowFault } from './importEntry.ts';
import type { ImportTable } from './importTable.ts';
import { jsonRecords } from './jsonRecords.ts';

/** More than lists and devices are made for. */
const mostRows = 50_000;

/** The rows of a kind of file: its columns, the reading of a row, and the faults between rows. */
type RowKind<Entry> = {
  readonly table: ImportTable;
  readonly readRow: (record: ImportRecord) => { readonly entry: Entry; readonly faults: readonly RowFault[] };
  readonly findRepeated: (entries: readonly Entry[]) => Iterable<RowFault>;
};

/**
 * The rows of a CSV or JSON file (by name) with all faults; an unreadable row has that fault only. Without an
 * `encoding` it is detected.
 */
export function readRows<Entry>(
  name: string,
  bytes: Uint8Array,
  { table, readRow, findRepeated }: RowKind<Entry>,
  encoding?: string,
): Read<Entry> {
  const text = decodeText(bytes, encoding);
  const records = /\.json$/i.test(name) ? jsonRecords(text, table) : csvRecords(text, table);
  const faults: RowFault[] = [...records.faults];
  const found: Entry[] = [];
  for (const record of records.found) {
    const read = readRow(record);
    found.push(read.entry);
    faults.push(...read.faults);
  }
  faults.push(...findRepeated(found));
  if (faults.length === 0 && found.length === 0) faults.push({ line: 1, reason: 'The file has no rows.' });
  if (found.length > mostRows) faults.push({ line: 1, reason: `The file has more than ${countText(mostRows)} rows.` });
  return { found, faults: faults.toSorted(byPlace) };
}
