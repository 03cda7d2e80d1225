import { CsvError, parse } from 'csv-parse/sync';
import { findColumnFaults } from './importColumns.ts';
import type { ImportRecord, Read, RowFault } from './importEntry.ts';

type Line = { readonly record: string[]; readonly raw: string; readonly info: { readonly lines: number } };

/** Rows of a CSV file with a header, split by commas, semicolons or tabs as Excel saves them. Empty lines are left out. */
export function csvRecords(text: string): Read<ImportRecord> {
  const lines = splitLines(text);
  if ('faults' in lines) return lines;
  const [header, ...rows] = lines.rows;
  if (header === undefined) return { found: [], faults: [{ line: 1, reason: 'The file is empty.' }] };

  const names = header.record.map((name) => name.trim().toLowerCase());
  const headerLine = lineOf(header);
  const faults: RowFault[] = findColumnFaults(names).map((reason) => ({ line: headerLine, reason }));
  if (faults.length > 0) return { found: [], faults };

  const found: ImportRecord[] = [];
  for (const row of rows) {
    const line = lineOf(row);
    const { length } = row.record;
    if (length !== names.length) {
      faults.push({ line, reason: `The row has ${length} cells, but the header has ${names.length}.` });
      continue;
    }
    found.push({ line, cells: new Map(names.map((name, index) => [name, row.record[index]?.trim() ?? ''])) });
  }
  return { found, faults };
}

function splitLines(text: string): { readonly rows: readonly Line[] } | Read<ImportRecord> {
  try {
    const rows: unknown = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      raw: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
    });
    return { rows: rows as Line[] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    return { found: [], faults: [{ line, reason: `The file cannot be read from here on: ${error.message}` }] };
  }
}

/** The sign that stands most often in the header. */
function delimiterOf(text: string): string {
  const header = /^[^\n\r]*/.exec(text.trimStart())?.[0] ?? '';
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** The line at which a row begins; the library counts to its end, and a quoted cell may hold line ends. */
const lineOf = ({ raw, info }: Line): number => info.lines - (raw.trim().match(/\r\n|\n|\r/g)?.length ?? 0);
