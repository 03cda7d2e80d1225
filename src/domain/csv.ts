/** Leading characters by which a spreadsheet takes a text for a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** A cell of a CSV file. A text that a spreadsheet would compute gets an apostrophe in front. */
const cellOf = (value: string): string => {
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** An amount is a number for spreadsheets, negative ones included. */
const writtenCell = (cell: string | number): string => (typeof cell === 'number' ? cell.toFixed(2) : cellOf(cell));

type CsvRow = readonly (string | number)[];

/** Further lines of a CSV file (RFC 4180), which `csvOf` began. */
export const csvLines = (rows: readonly CsvRow[]): string =>
  rows.map((row) => `${row.map(writtenCell).join(',')}\r\n`).join('');

/** A CSV file (RFC 4180) with a byte order mark, by which Excel reads Thai. */
export const csvOf = (rows: readonly CsvRow[]): string => `\uFEFF${csvLines(rows)}`;
