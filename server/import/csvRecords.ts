import { CsvError, parse } from 'csv-parse/sync';
import type { ImportRecord, Read, RowFault } from './importEntry.ts';
import { findColumnFaults, type ImportTable } from './importTable.ts';

/** A row from the library; its line is that of the row's end. */
type Told = { readonly record: string[]; readonly raw: string; readonly info: { readonly lines: number } };
type Row = { readonly line: number; readonly record: readonly string[] };

/** More broken rows mean a broken file. */
const mostBroken = 20;

/**
 * Rows of a CSV file with a header, separated by commas, semicolons or tabs as Excel saves them. Empty lines are
 * skipped.
 */
export function csvRecords(text: string, table: ImportTable): Read<ImportRecord> {
  const split = splitRows(text);
  const [header, ...rows] = split.found;
  if (header === undefined) {
    return { found: [], faults: split.faults.length > 0 ? split.faults : [{ line: 1, reason: 'The file is empty.' }] };
  }
  const columns = columnsOf(header.record, rows);
  const names = columns.map(({ name }) => name).filter((name) => name !== '');
  const nameless = columns.filter(({ name }) => name === '').map(({ at }) => `The column ${at + 1} has no name.`);
  const ofHeader = [...nameless, ...findColumnFaults(table, names)].map((reason) => ({ line: header.line, reason }));
  const faults: RowFault[] = [...split.faults, ...ofHeader];
  // A faulty header column is not reported again for each row.
  const unread = ofHeader.length > 0 ? { unread: new Set(table.columns.filter((name) => !isOnce(names, name))) } : {};

  const found: ImportRecord[] = [];
  for (const { line, record } of rows) {
    const { length } = record;
    if (length !== header.record.length) {
      faults.push({ line, reason: `The row has ${length} cells, but the header has ${header.record.length}.` });
      continue;
    }
    const cells = new Map(columns.map(({ name, at }) => [name, record[at]?.trim() ?? '']));
    found.push({ at: { line }, cells, ...unread });
  }
  return { found, faults };
}

type Column = { readonly name: string; readonly at: number };

/** An emptied Excel column has neither a name nor cells. */
const columnsOf = (header: Row['record'], rows: readonly Row[]): readonly Column[] =>
  header
    .map((name, at) => ({ name: name.trim().toLowerCase(), at }))
    .filter(({ name, at }) => name !== '' || rows.some(({ record }) => (record[at]?.trim() ?? '') !== ''));

const isOnce = (names: readonly string[], name: string): boolean =>
  names.includes(name) && names.indexOf(name) === names.lastIndexOf(name);

/**
 * An `sep=` line is no row. A row with unclosed quotes is reported, and reading continues after its first line: rows
 * count again from the first with as many cells as the header.
 */
function splitRows(text: string): Read<Row> {
  // A program without `sep=` may save it with as many cells as the other rows.
  const [forExcel = '', saidSign, signNow] = /^"?sep=(.)"?(?:([,;\t])\2*)?(?:\r\n|\n|\r|$)/i.exec(text) ?? [];
  const delimiter = signNow ?? saidSign ?? delimiterOf(text);
  const found: Row[] = [];
  const faults: RowFault[] = [];
  let [rest, before] = [text.slice(forExcel.length), forExcel === '' ? 0 : 1];
  for (;;) {
    const { told, problem } = parseRows(rest, delimiter);
    const fits = ({ record }: Told) => record.length === found[0]?.record.length;
    const from = faults.length === 0 ? 0 : told.findIndex(fits);
    for (const row of from === -1 ? [] : told.slice(from))
      found.push({ line: before + lineOf(row), record: row.record });
    if (problem === null) return { found, faults };
    const lines = rest.match(/.*?(?:\r\n|\n|\r|$)/gs) ?? [];
    const read = told.at(-1)?.info.lines ?? 0;
    const broken = Math.max(
      read,
      lines.findIndex((line, index) => index >= read && line.trim() !== ''),
    );
    const line = before + broken + 1;
    const isLast = found.length === 0 || faults.length + 1 === mostBroken;
    faults.push({
      line,
      reason: `The ${isLast ? 'file cannot be read from here on' : 'row cannot be read'}: ${problem}`,
    });
    if (isLast) return { found, faults };
    rest = lines.slice(broken + 1).join('');
    before = line;
  }
}

/** The rows up to the first unreadable one, with its reason. */
function parseRows(
  text: string,
  delimiter: string,
): { readonly told: readonly Told[]; readonly problem: string | null } {
  const told: Told[] = [];
  try {
    parse(text, {
      delimiter,
      info: true,
      raw: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
      onRecord: (row) => {
        // `info` and `raw` change the row type, which the types omit.
        told.push(row as unknown as Told);
        return null;
      },
    });
    return { told, problem: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { told, problem: explain(error) };
  }
}

/** A reason about the whole row: the library's place may be rows later. */
function explain({ code, message }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_INVALID_CLOSING_QUOTE')
    return 'a quote in it is not closed at the end of its cell.';
  return code === 'INVALID_OPENING_QUOTE' ? 'a quote stands in the middle of a cell.' : message;
}

/** The most frequent separator of the header. */
function delimiterOf(text: string): string {
  const header = /^[^\n\r]*/.exec(text.trimStart())?.[0] ?? '';
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** The first line of a row; the library counts to its end, and quoted cells may have line ends. */
const lineOf = ({ raw, info }: Told): number => info.lines - (raw.trim().match(/\r\n|\n|\r/g)?.length ?? 0);
