import { readImportFile } from '../../../server/import/readImportFile.ts';

/** A row of a course without a fault, by its columns. */
export const good: Readonly<Record<string, string>> = {
  ...{ id: 'a1', title_th: 'เย็บผ้า', summary_th: 'เริ่มต้น', category: 'sewing', course_type: 'Online' },
  ...{ plan_1_type: 'One-Time Payment', plan_1_name_th: 'ตลอดชีพ', plan_1_price_thb: '100' },
};

/** A file of rows, whose header is all of their columns. */
export const csvOf = (...rows: readonly Readonly<Record<string, string>>[]): string => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (text = '') => `"${text.replaceAll('"', '""')}"`;
  return [names, ...rows.map((row) => names.map((name) => cell(row[name])))].map((row) => row.join(',')).join('\n');
};

/** What the shop reads of such a file. */
export const readCsv = (text: string) => readImportFile('courses.csv', new TextEncoder().encode(text));

/** The faults of a row with these cells in place of the good ones. */
export const faultsOf = (row: Readonly<Record<string, string>>) => readCsv(csvOf({ ...good, ...row })).faults;
