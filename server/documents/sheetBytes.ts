import writeXlsxFile from 'write-excel-file/node';
import { csvOf } from '../../src/domain/csv.ts';

/** A text, or an amount of money in whole units of its currency. */
export type SheetCell = string | number;

/** A table for spreadsheets: the titles of its columns, then its rows. */
export type Sheet = { readonly titles: readonly string[]; readonly rows: readonly (readonly SheetCell[])[] };

const amountFormat = '#,##0.00';

/** The table's bytes. A text never becomes a formula: CSV marks it, and in Excel's format its cell is typed. */
export const sheetBytes = async ({ titles, rows }: Sheet, media: 'csv' | 'xlsx'): Promise<Buffer> =>
  media === 'csv' ? Buffer.from(csvOf([titles, ...rows])) : await xlsxOf(titles, rows);

async function xlsxOf(titles: Sheet['titles'], rows: Sheet['rows']): Promise<Buffer> {
  const head = titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value) =>
      typeof value === 'number' ? { value, type: Number, format: amountFormat } : { value, type: String },
    ),
  );
  const columns = titles.map((title) => ({ width: Math.max(14, title.length + 2) }));
  return await writeXlsxFile([head, ...body], { columns, stickyRowsCount: 1 }).toBuffer();
}
