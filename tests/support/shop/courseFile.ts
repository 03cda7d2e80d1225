import { readImportFile } from '../../../server/import/readImportFile.ts';

/** A valid course row, by its columns. */
export const good: Readonly<Record<string, string>> = {
  ...{ id: 'a1', title_th: 'เย็บผ้า', summary_th: 'เริ่มต้น', category: 'sewing', course_type: 'Online' },
  ...{ plan_1_type: 'One-Time Payment', plan_1_name_th: 'ตลอดชีพ', plan_1_price_thb: '100' },
};

/** A CSV file with all columns of its rows. */
export const csvOf = (...rows: readonly Readonly<Record<string, string>>[]): string => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (text = '') => `"${text.replaceAll('"', '""')}"`;
  return [names, ...rows.map((row) => names.map((name) => cell(row[name])))].map((row) => row.join(',')).join('\n');
};

/** The shop's reading of such a file. */
export const readCsv = (text: string) => readImportFile('courses.csv', new TextEncoder().encode(text));

/** The faults of a row with these cells changed. */
export const faultsOf = (row: Readonly<Record<string, string>>) => readCsv(csvOf({ ...good, ...row })).faults;
