import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import type { ImportProgress } from '../../../server/import/importOutcome.ts';
import { readCurriculumFile } from '../../../server/import/readCurriculumFile.ts';
import { readImportFile } from '../../../server/import/readImportFile.ts';
import type { Database } from '../../../server/store/database/database.ts';
import { categories, items } from '../../../server/store/schema/catalogue.ts';
import { importRows } from '../../../server/store/schema/importRows.ts';
import { importCatalogue } from '../../../server/useCases/catalogue/importCatalogue.ts';
import { importCurriculum } from '../../../server/useCases/catalogue/importCurriculum.ts';
import { onDatabase } from '../run/databases.ts';
import { buildTestShop } from './shopApp.ts';
import { rowsOf } from './shopRows.ts';
import { movableClock } from './testParts.ts';

export const importStart = Date.UTC(2026, 1, 15, 3);

/** The columns of `courseRow`. */
export const header =
  'id,title_th,summary_th,category,course_type,seats,plan_1_id,plan_1_type,plan_1_name_th,plan_1_price_thb';

/** A course row with one plan. */
export const courseRow = (id: string, { category = 'old', seats = '', planId = '', price = '100' } = {}) =>
  `${id},คอร์ส ${id},สรุป,${category},Online,${seats},${planId},One-Time Payment,ตลอดชีพ,${price}`;

export type ImportOptions = { readonly isDryRun?: boolean; readonly onProgress?: (progress: ImportProgress) => void };

/** A block of import tests with their own shop. */
export function onImportShop(name: string, tests: (opened: () => ImportShop) => void): void {
  onDatabase(name, (database) => {
    let opened: ImportShop | undefined;
    beforeAll(async () => {
      opened = await openImportShop(database());
    });
    afterAll(() => opened?.shop.close());
    tests(() => {
      if (!opened) throw new Error('The shop is open only while tests run');
      return opened;
    });
  });
}

/** Imports a file a second later, or rows of courses; `everything`: the data that an import may change. */
export type ImportShop = Awaited<ReturnType<typeof openImportShop>>;

/** A small shop with a course of which seats are sold, and a product. */
async function openImportShop(database: Database) {
  const clock = movableClock(importStart);
  const { db } = database;
  const shop = await buildTestShop({ database, clock });
  const add = rowsOf(db, importStart);
  await add.category({ id: 'old' });
  await add.category({ id: 'things', kind: 'product', position: 2 });
  await add.product({ id: 'cup', categoryId: 'things' });
  await add.course({ id: 'sold', categoryId: 'old', seatsTotal: 9, seatsTaken: 7, coverName: 'cover.webp' });
  await add.plan({ id: 'sold-a', itemId: 'sold' });
  await add.section('sold', 'first', [60, 90]);

  const importFile = async (
    name: string,
    bytes: Uint8Array,
    { isDryRun = false, onProgress = () => {} }: ImportOptions = {},
  ) => {
    clock.forward(1_000);
    const { found, faults } = readImportFile(name, bytes);
    expect(faults).toEqual([]);
    const options = { clock: () => clock.now, randomBytes, total: found.length, isDryRun, onProgress };
    return await importCatalogue(db, [found], options);
  };
  /** Imports lines of a curriculum file, or only checks them. */
  const importLectures = async (lines: readonly string[], isDryRun = false) => {
    clock.forward(1_000);
    const { found, faults } = readCurriculumFile('lectures.csv', Buffer.from(lines.join('\n')));
    const options = { clock: () => clock.now, total: found.length, isDryRun, onProgress: () => {} };
    return { ...(await importCurriculum(db, [found], options)), faultsOfFile: faults };
  };
  return {
    ...{ shop, db, clock },
    importFile,
    importLectures,
    importCsv: (rows: readonly string[], options?: ImportOptions) =>
      importFile('rows.csv', Buffer.from([header, ...rows].join('\n')), options),
    everything: async () => ({
      items: await db.select().from(items),
      categories: await db.select().from(categories),
      staged: await db.select().from(importRows),
    }),
  };
}
