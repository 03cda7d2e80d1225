import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readImportFile } from '../../server/import/readImportFile.ts';
import { categories, items, pricingPlans } from '../../server/store/schema/catalogue.ts';
import { importRows } from '../../server/store/schema/importRows.ts';
import { userGroups } from '../../server/store/schema/userGroups.ts';
import { type ImportProgress, importCatalogue } from '../../server/useCases/importCatalogue.ts';
import { catalogueDelta, listCourses } from '../../src/contract/catalogue.ts';
import { courseDetail } from '../../src/contract/course.ts';
import { productDetail } from '../../src/contract/product.ts';
import { isShowingOver } from '../../src/domain/saleEnd.ts';
import { createMigratedPostgres, databaseKinds, eachDatabase } from '../support/databases.ts';
import { csvOfCourses } from '../support/importRows.ts';
import { projectRoot, type WatchedProcess, watchProcess } from '../support/processes.ts';
import { buildTestShop, type TestShop } from '../support/shopApp.ts';
import { rowsOf } from '../support/shopRows.ts';
import { movableClock } from '../support/testParts.ts';

const start = Date.UTC(2026, 1, 15, 3);
const fixture = (name: string) => readFileSync(join(projectRoot, 'tests/fixtures', name));
const header =
  'id,title_th,summary_th,category,course_type,seats,plan_1_id,plan_1_type,plan_1_name_th,plan_1_price_thb';
const courseRow = (id: string, { category = 'old', seats = '', planId = '', price = '100' } = {}) =>
  `${id},คอร์ส ${id},สรุป,${category},Online,${seats},${planId},One-Time Payment,ตลอดชีพ,${price}`;

eachDatabase('an import', (database) => {
  const clock = movableClock(start);
  let shop: TestShop;

  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    const add = rowsOf(database().db, start);
    await add.category({ id: 'old' });
    await add.category({ id: 'things', kind: 'product', position: 2 });
    await add.product({ id: 'cup', categoryId: 'things' });
    await add.course({ id: 'sold', categoryId: 'old', seatsTotal: 9, seatsTaken: 7, coverName: 'cover.webp' });
    await add.plan({ id: 'sold-a', itemId: 'sold' });
    await add.section('sold', 'first', [60, 90]);
  });
  afterAll(() => shop.close());

  type Options = { readonly isDryRun?: boolean; readonly onProgress?: (progress: ImportProgress) => void };
  const importFile = async (
    name: string,
    bytes: Uint8Array,
    { isDryRun = false, onProgress = () => {} }: Options = {},
  ) => {
    clock.forward(1_000);
    const { found, faults } = readImportFile(name, bytes);
    expect(faults).toEqual([]);
    const options = { clock: () => clock.now, randomBytes, total: found.length, isDryRun, onProgress };
    return await importCatalogue(database().db, [found], options);
  };
  const importCsv = (rows: readonly string[], options?: Options) =>
    importFile('rows.csv', Buffer.from([header, ...rows].join('\n')), options);
  const everything = async () => ({
    items: await database().db.select().from(items),
    categories: await database().db.select().from(categories),
    staged: await database().db.select().from(importRows),
  });

  test('new courses and products are listed, found, shown, and told to devices that ask what changed', async () => {
    const before = await shop.call(catalogueDelta, { query: {} });
    const list = await shop.send(listCourses, { query: {} });
    const dry = await importFile('courses.csv', fixture('courses.csv'), { isDryRun: true });
    const done = await importFile('courses.csv', fixture('courses.csv'));
    expect(done).toEqual({
      ...{ faults: [], created: 2, changed: 0, unchanged: 0, removed: 0 },
      ...{ newCategories: ['sewing'], newInstructors: ['ครูฝน ตั้งใจสอน'] },
    });
    expect(dry).toEqual(done);
    await importFile('products.json', fixture('products.json'));

    clock.forward(3_600_000);
    const delta = await shop.call(catalogueDelta, { query: { since: before.asOf } });
    expect(delta.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(['sew1', 'sew2', 'kit1']));
    const found = await shop.call(listCourses, { query: { keyword: 'กระเป๋าผ้า' } });
    expect(found.rows.map(({ id, fromPrices }) => [id, fromPrices.THB])).toEqual([['sew1', 129_050]]);
    const again = await shop.inject({ url: '/public/courses', headers: { 'if-none-match': list.headers.etag ?? '' } });
    expect(again.statusCode).toBe(200);

    const course = await shop.call(courseDetail, { params: { slug: 'sew1-your-first-cloth-bag', n: '0' } });
    expect(course.plans.map(({ id, prices }) => [id, prices.THB])).toEqual([
      ['sew1-1', 129_050],
      ['sew1-2', 249_000],
    ]);
    expect(course).toMatchObject({ instructorName: { th: 'ครูฝน ตั้งใจสอน' }, outcomes: [{}, {}] });
    const product = await shop.call(productDetail, { params: { id: 'kit1', n: '0' } });
    expect(product).toMatchObject({ seatsLeft: 40, fromPrices: { THB: 25_050 } });
  });

  test('a JSON file may have all of its rows in one line', async () => {
    const rows = ['one1', 'one2'].map((id) => ({
      id,
      kind: 'product',
      title_th: id,
      summary_th: 'สรุป',
      category: 'things',
    }));
    const priced = rows.map((row) => ({ ...row, product_kind_th: 'ถ้วย', price_thb: 90 }));
    const done = await importFile('one-line.json', Buffer.from(JSON.stringify(priced)), { isDryRun: true });
    expect(done).toMatchObject({ faults: [], created: 2 });
  });

  test('many that go at once are all told to devices, and what was listed before is answered anew', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `many${index}`);
    await importCsv(ids.map((id) => courseRow(id)));
    const before = await shop.call(catalogueDelta, { query: {} });
    const list = await shop.send(listCourses, { query: { keyword: 'many1' } });
    const feed = await shop.inject({ url: '/public/courses/index' });
    expect(before.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));

    const gone = await importFile('rows.csv', Buffer.from(['id,removed', ...ids.map((id) => `${id},yes`)].join('\n')));
    expect(gone).toMatchObject({ faults: [], removed: ids.length, changed: 0 });
    const after = await shop.call(catalogueDelta, { query: { since: before.asOf } });
    expect(after.removedIds).toEqual(expect.arrayContaining(ids));
    expect((await shop.call(listCourses, { query: { keyword: 'many1' } })).total).toBe(0);
    for (const { url, tag } of [
      { url: '/public/courses?keyword=many1', tag: list.headers.etag },
      { url: '/public/courses/index', tag: feed.headers.etag },
    ]) {
      expect(tag).toBeDefined();
      expect((await shop.inject({ url, headers: { 'if-none-match': tag ?? '' } })).statusCode).toBe(200);
    }
  });

  test('what goes by a clock that was set back is gone from lists and devices, too', async () => {
    await importCsv([courseRow('goes'), courseRow('stays')]);
    clock.forward(600_000);
    await importCsv([courseRow('stays', { price: '200' })]);
    const listed = async () => (await shop.call(listCourses, { query: { keyword: 'goes' } })).total;
    const feed = await shop.inject({ url: '/public/courses/index' });
    expect(await listed()).toBe(1);
    clock.now -= 300_000;
    await importFile('rows.csv', Buffer.from('id,removed\ngoes,yes'));
    expect(await listed()).toBe(0);
    const tag = feed.headers.etag ?? '';
    expect((await shop.inject({ url: '/public/courses/index', headers: { 'if-none-match': tag } })).statusCode).toBe(
      200,
    );
    clock.forward(300_000);
  });

  test('a plan that another import gives to another item meanwhile takes everything back', async () => {
    let overtaken = false;
    const first = importCsv([courseRow('late', { planId: 'contested' })], {
      onProgress: async ({ step }) => {
        if (step !== 'checked' || overtaken) return;
        overtaken = true;
        await importCsv([courseRow('early', { planId: 'contested' })]);
      },
    });
    await expect(first).rejects.toThrow('contested');
    const course = await shop.call(courseDetail, { params: { slug: 'early', n: '0' } });
    expect(course.plans.map(({ id }) => id)).toEqual(['contested']);
    expect((await everything()).items.map(({ id }) => id)).not.toContain('late');
  });

  test('the database has counted its rows, so that it reads a large catalogue as one', async () => {
    const { db } = database();
    const counted = await db.execute(sql`select reltuples::int as rows from pg_class where relname = 'items'`);
    expect(counted.rows).toEqual([{ rows: (await everything()).items.length }]);
  });

  test('the same file again changes nothing, not even what devices have', async () => {
    const before = await everything();
    expect(await importFile('courses.csv', fixture('courses.csv'))).toMatchObject({
      created: 0,
      changed: 0,
      unchanged: 2,
    });
    expect(await importFile('products.json', fixture('products.json'))).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await everything()).toEqual(before);
  });

  test('a course is as new as the first file that brought it, however often it changes', async () => {
    const creation = async (id: string) =>
      (await everything()).items.find((item) => item.id === id)?.createdAt ?? Number.NaN;
    await importCsv([courseRow('aged')]);
    const came = await creation('aged');
    expect(came).toBe(clock.now);
    await importCsv([courseRow('aged', { price: '200' })]);
    expect(await creation('aged')).toBe(came);
    await importCsv([courseRow('aged', { price: '100' }), courseRow('fresh')]);
    expect([await creation('aged'), await creation('fresh')]).toEqual([came, clock.now]);
  });

  test('a known id is changed; what no column names stays, and its other plans are taken out', async () => {
    expect(await importCsv([courseRow('sold', { seats: '20', price: '990.25' })])).toMatchObject({ changed: 1 });
    const course = await shop.call(courseDetail, { params: { slug: 'sold', n: '0' } });
    expect(course).toMatchObject({ title: { th: 'คอร์ส sold' }, seatsLeft: 13, lectureCount: 2 });
    expect(course.coverUrl).toContain('cover.webp');
    expect(course.plans.map(({ id, prices }) => [id, prices.THB])).toEqual([['sold-1', 99_025]]);
  });

  test('one whose time is over is not shown for a moment, and stays as it is by the same file', async () => {
    const words = { title_th: 'ถ้วย', summary_th: 'สรุป', product_kind_th: 'ถ้วย' };
    const over = { id: 'over', kind: 'product', ...words, category: 'things', price_thb: 90 };
    const file = Buffer.from(JSON.stringify([{ ...over, publish_ends_at: '2020-01-01 09:00' }]));
    expect(await importFile('over.json', file)).toMatchObject({ created: 1 });
    expect((await shop.refused(productDetail, { params: { id: 'over', n: '0' } })).code).toBe('NOT_FOUND');
    expect(await importFile('over.json', file)).toMatchObject({ changed: 0, unchanged: 1 });
    const shown = Buffer.from(JSON.stringify([{ ...over, published: 'yes' }]));
    expect(await importFile('over.json', shown)).toMatchObject({ changed: 0, unchanged: 1 });
    await importFile('over.json', Buffer.from(JSON.stringify([{ ...over, price_thb: 95, published: 'yes' }])));
    expect((await everything()).items.find(({ id }) => id === 'over')).toMatchObject({ isPublished: false });
  });

  test('a course that goes leaves its mark for devices, and comes back by the same file', async () => {
    await importCsv([courseRow('goes')]);
    const { asOf } = await shop.call(catalogueDelta, { query: {} });
    const remove = () => importFile('rows.csv', Buffer.from('id,removed\ngoes,yes'));
    expect(await remove()).toMatchObject({ removed: 1 });
    expect(await remove()).toMatchObject({ removed: 0, unchanged: 1 });
    const gone = await shop.call(catalogueDelta, { query: { since: asOf } });
    expect(gone.removedIds).toContain('goes');
    await shop.refused(courseDetail, { params: { slug: 'goes', n: '0' } });

    expect(await importCsv([courseRow('goes')])).toMatchObject({ changed: 1 });
    const back = await shop.call(catalogueDelta, { query: { since: gone.asOf } });
    expect(back.removedIds).not.toContain('goes');
    expect(back.rows.map(({ id }) => id)).toContain('goes');
  });

  test('what stands against the catalogue is named row by row, and the good rows are not taken either', async () => {
    const add = rowsOf(database().db, start);
    await add.instructor({ id: 'twin1', nameTh: 'ครูแฝด' });
    await add.instructor({ id: 'twin2', nameTh: 'ครูแฝด' });
    const before = await everything();
    const twins = await importFile(
      'rows.csv',
      Buffer.from(
        `${header},instructor_th\n${courseRow('new1')},ครูแฝด\ncup,x,x,old,Online,,,Free,x,,\nlost,x,x,old,Online,,,Free,x,,`,
      ),
    );
    expect(twins.faults).toEqual([
      { line: 2, reason: 'There are 2 teachers named ครูแฝด.' },
      { line: 3, reason: 'cup is a product and not a course.' },
    ]);
    const outcome = await importCsv([
      courseRow('new1'),
      courseRow('new2', { category: 'nowhere' }),
      courseRow('new3', { category: 'things' }),
      courseRow('sold', { seats: '6' }),
      courseRow('new4', { planId: 'sold-a' }),
    ]);
    expect(outcome.faults).toEqual([
      { line: 3, reason: 'There is no category nowhere; category_name_th would make it.' },
      { line: 4, reason: 'The category things is for products.' },
      { line: 5, reason: 'seats is 6, but 7 are sold.' },
      { line: 6, reason: 'The plan sold-a belongs to sold.' },
    ]);
    const lost = await importFile('rows.csv', Buffer.from('id,removed\nnever,yes'));
    expect(lost.faults).toEqual([{ line: 2, reason: 'There is no course never to be removed.' }]);
    expect(await everything()).toEqual(before);
  });

  test('a row with a fault is held against the catalogue all the same: one run names all reasons of all rows', async () => {
    const file = [
      `${header},instructor_th,user_groups`,
      `${courseRow('bad 1', { category: 'nowhere', price: 'x' })},,strangers friends2`,
      `${courseRow('bad2', { category: '', seats: 'x', planId: 'sold-1' })},,`,
      `${courseRow('sold', { category: 'things', seats: '6' })},ครูแฝด,strangers`,
      `${courseRow('new5')},,`,
    ];
    const before = await everything();
    const { found, faults } = readImportFile('rows.csv', Buffer.from(file.join('\n')));
    const options = { clock: () => clock.now, randomBytes, total: found.length, isDryRun: true, onProgress: () => {} };
    const outcome = await importCatalogue(database().db, [found], options);
    const told = [...faults, ...outcome.faults].toSorted((a, b) => a.line - b.line);
    expect(told.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      expect.stringMatching(/^2 id must be/),
      expect.stringMatching(/^2 plan_1_price_thb must be/),
      '2 There is no user group friends2.',
      '2 There is no user group strangers.',
      '2 There is no category nowhere; category_name_th would make it.',
      '3 category is missing.',
      expect.stringMatching(/^3 seats must be/),
      '3 The plan sold-1 belongs to sold.',
      '4 The plan sold-1 stands in line 3 already.',
      '4 seats is 6, but 7 are sold.',
      '4 There is no user group strangers.',
      '4 The category things is for products.',
      '4 There are 2 teachers named ครูแฝด.',
    ]);
    expect(outcome.created).toBe(1);
    expect(await everything()).toEqual(before);
  });

  test('who may see a course comes with it, and a group that there is not is refused', async () => {
    await database().db.insert(userGroups).values({ id: 'friends', nameTh: 'เพื่อน', position: 1 });
    const rows = (groups: string) =>
      Buffer.from(
        `${header},published,publish_ends_at,user_groups\n${courseRow('kept1')},no,2026-12-05 13:00,${groups}`,
      );
    const unknown = await importFile('kept.csv', rows('strangers'));
    expect(unknown.faults).toEqual([{ line: 2, reason: 'There is no user group strangers.' }]);
    expect(await importFile('kept.csv', rows('friends'))).toMatchObject({ faults: [], created: 1 });
    expect(await importFile('kept.csv', rows('friends'))).toMatchObject({ unchanged: 1, changed: 0 });
    expect((await everything()).items.find(({ id }) => id === 'kept1')).toMatchObject({
      ...{ isPublished: false, publishEndsAt: Date.UTC(2026, 11, 5, 6), userGroupIds: ['friends'] },
    });
  });

  test('a file that does not speak of who may see or buy it leaves that as it is', async () => {
    const columns = 'locked,user_groups,plan_1_need_approval,plan_1_is_for_member,plan_1_shown';
    await importFile('kept.csv', Buffer.from(`${header},${columns}\n${courseRow('kept2')},yes,friends,yes,yes,no`));
    await importCsv([courseRow('kept1', { price: '200' }), courseRow('kept2', { price: '200' })]);
    const { items: rows } = await everything();
    expect(rows.find(({ id }) => id === 'kept1')).toMatchObject({
      ...{ isPublished: false, publishEndsAt: Date.UTC(2026, 11, 5, 6), userGroupIds: ['friends'] },
    });
    expect(rows.find(({ id }) => id === 'kept2')).toMatchObject({ isLocked: true, userGroupIds: ['friends'] });
    const [plan] = await database().db.select().from(pricingPlans).where(eq(pricingPlans.itemId, 'kept2'));
    expect(plan).toMatchObject({ priceThb: 20_000, needsApproval: true, membersOnly: true, isShown: false });

    await importFile('open.csv', Buffer.from(`${header},user_groups\n${courseRow('kept1', { price: '200' })},`));
    expect((await everything()).items.find(({ id }) => id === 'kept1')).toMatchObject({ userGroupIds: [] });
  });

  test('a plan of another kind of price is not listed by a file that does not speak of it', async () => {
    const typed = (row: string) => importFile('other.csv', Buffer.from(`${header},plan_1_pricing_type\n${row}`));
    const pricingType = async () => {
      const [plan] = await database().db.select().from(pricingPlans).where(eq(pricingPlans.itemId, 'other1'));
      return plan?.pricingType;
    };
    await typed(`${courseRow('other1')},others`);
    expect(await pricingType()).toBe('other');
    expect(await importCsv([courseRow('other1')])).toMatchObject({ unchanged: 1 });
    expect(await importCsv([courseRow('other1', { price: '200' })])).toMatchObject({ changed: 1 });
    expect(await pricingType()).toBe('other');
    await typed(`${courseRow('other1')},`);
    expect(await pricingType()).toBe('default');
  });

  test('a plan for owners of other courses comes with their ids; one that there is not is refused', async () => {
    const file = (rows: readonly string[]) =>
      importFile('owners.csv', Buffer.from([`${header},plan_1_free_for`, ...rows].join('\n')));
    const before = await everything();
    const faulty = await file([
      `${courseRow('owner1')},"sold, nowhere"`,
      `${courseRow('owner2')},cup`,
      `${courseRow('owner3')},owner4`,
      `${courseRow('owner4')},owner3`,
    ]);
    expect(faulty.faults).toEqual([
      {
        line: 2,
        reason: 'free_for of the plan owner1-1: there is no course nowhere in the catalogue or further up in the file.',
      },
      { line: 3, reason: 'free_for of the plan owner2-1: cup is a product and not a course.' },
      {
        line: 4,
        reason: 'free_for of the plan owner3-1: there is no course owner4 in the catalogue or further up in the file.',
      },
    ]);
    expect(await everything()).toEqual(before);

    const right = [`${courseRow('owner1')},`, `${courseRow('owner2')},"sold,owner1"`];
    expect(await file(right)).toMatchObject({ faults: [], created: 2 });
    expect(await file(right)).toMatchObject({ unchanged: 2 });
    expect(await importCsv([courseRow('owner2', { price: '200' })])).toMatchObject({ changed: 1 });
    const owners = async () => {
      const [plan] = await database().db.select().from(pricingPlans).where(eq(pricingPlans.itemId, 'owner2'));
      return plan?.freeForOwnersOf;
    };
    expect(await owners()).toEqual(['owner1', 'sold']);
    await file([`${courseRow('owner2')},`]);
    expect(await owners()).toBeNull();
    const gone = await importFile(
      'gone.csv',
      Buffer.from(`${header},plan_1_free_for,removed\nowner1,,,,,,,,,,,yes\n${courseRow('owner2')},owner1,`),
    );
    expect(gone.faults).toEqual([
      {
        line: 3,
        reason: 'free_for of the plan owner2-1: there is no course owner1 in the catalogue or further up in the file.',
      },
    ]);
    await importFile('gone.csv', Buffer.from('id,removed\nowner1,yes'));
    expect((await file([`${courseRow('owner2')},owner1`])).faults).toEqual([
      {
        line: 2,
        reason: 'free_for of the plan owner2-1: there is no course owner1 in the catalogue or further up in the file.',
      },
    ]);
  });

  test('a free book comes with its course, to be sent or downloaded; one that there is not is refused', async () => {
    const file = (rows: readonly string[]) =>
      importFile('books.csv', Buffer.from([`${header},free_book,free_book_type`, ...rows].join('\n')));
    expect((await file([`${courseRow('book1')},never,ship`, `${courseRow('book2')},sold,ship`])).faults).toEqual([
      { line: 2, reason: 'free_book: there is no product never in the catalogue or further up in the file.' },
      { line: 3, reason: 'free_book: sold is a course and not a product.' },
    ]);
    expect(await file([`${courseRow('book1')},cup,download`])).toMatchObject({ faults: [], created: 1 });
    expect(await file([`${courseRow('book1')},cup,download`])).toMatchObject({ unchanged: 1 });
    expect(await importCsv([courseRow('book1', { price: '200' })])).toMatchObject({ changed: 1 });
    const shown = async () => (await shop.call(courseDetail, { params: { slug: 'book1-course', n: '0' } })).freeBook;
    expect(await shown()).toMatchObject({ itemId: 'cup', delivery: 'download' });
    await file([`${courseRow('book1')},,`]);
    expect(await shown()).toBeNull();
  });

  test('what a row names is there when everything is put in place, whatever goes further down or meanwhile', async () => {
    const { db } = database();
    const file = (rows: readonly string[], options?: Options) =>
      importFile(
        'named.csv',
        Buffer.from([`${header},free_book,free_book_type,plan_1_free_for,removed`, ...rows].join('\n')),
        options,
      );
    await importCsv([courseRow('named')]);
    const removed = await file([`${courseRow('namer')},cup,ship,named,`, 'named,,,,,,,,,,,,,yes']);
    expect(removed.faults).toEqual([
      { line: 2, reason: 'free_for of the plan namer-1: named is removed further down in the file.' },
    ]);
    const takenOut = async ({ step }: ImportProgress) => {
      if (step === 'checked') await db.update(items).set({ deletedAt: clock.now }).where(eq(items.id, 'named'));
    };
    await expect(file([`${courseRow('namer')},,,named,`], { onProgress: takenOut })).rejects.toThrow(
      'The course named was removed meanwhile',
    );
    expect((await everything()).items.map(({ id }) => id)).not.toContain('namer');
  });

  test('what is closed while a file is looked at that does not speak of it stays closed', async () => {
    const { db } = database();
    const close = async ({ step }: ImportProgress) => {
      if (step !== 'checked') return;
      await db
        .update(items)
        .set({ isLocked: true, isPublished: false, userGroupIds: ['friends'] })
        .where(eq(items.id, 'kept2'));
      await db.update(items).set({ publishEndsAt: start }).where(eq(items.id, 'kept2'));
      await db
        .update(pricingPlans)
        .set({ needsApproval: true, isShown: false })
        .where(eq(pricingPlans.itemId, 'kept2'));
    };
    const columns =
      'locked,published,publish_ends_at,user_groups,plan_1_need_approval,plan_1_is_for_member,plan_1_shown';
    const open = [`${header},${columns}`, `${courseRow('kept2')},no,yes,,,no,no,yes`].join('\n');
    await importFile('open.csv', Buffer.from(open));
    expect(await importCsv([courseRow('kept2', { price: '300' })], { onProgress: close })).toMatchObject({
      changed: 1,
    });
    const [item] = await db.select().from(items).where(eq(items.id, 'kept2'));
    expect(item).toMatchObject({ isLocked: true, isPublished: false, userGroupIds: ['friends'], publishEndsAt: start });
    const [plan] = await db.select().from(pricingPlans).where(eq(pricingPlans.itemId, 'kept2'));
    expect(plan).toMatchObject({ priceThb: 30_000, needsApproval: true, membersOnly: false, isShown: false });

    await importFile('open.csv', Buffer.from(open), { onProgress: close });
    const [said] = await db.select().from(items).where(eq(items.id, 'kept2'));
    expect(said).toMatchObject({ isLocked: false, userGroupIds: [], isPublished: true, publishEndsAt: null });
  });

  test('what ends while a file is looked at that says it is shown ends all the same', async () => {
    const end = async ({ step }: ImportProgress) => {
      const isOver = { publishEndsAt: start - 1, isPublished: false };
      if (step === 'checked') await database().db.update(items).set(isOver).where(eq(items.id, 'kept2'));
    };
    const shown = [`${header},published`, `${courseRow('kept2', { price: '310' })},yes`].join('\n');
    await importFile('shown.csv', Buffer.from(shown), { onProgress: end });
    const [item] = await database().db.select().from(items).where(eq(items.id, 'kept2'));
    expect(item).toMatchObject({ isPublished: false, publishEndsAt: start - 1 });
    const [plan] = await database().db.select().from(pricingPlans).where(eq(pricingPlans.itemId, 'kept2'));
    expect(plan).toMatchObject({ priceThb: 31_000 });
  });

  test.each([-1, 0, 1])('and it has ended as the rule of the domain has it, %i ms from that instant', async (past) => {
    const endSoon = async ({ step }: ImportProgress) => {
      const change = { publishEndsAt: clock.now - past, isPublished: true };
      if (step === 'checked') await database().db.update(items).set(change).where(eq(items.id, 'kept2'));
    };
    const shown = [`${header},published`, `${courseRow('kept2', { price: `${320 + past}` })},yes`].join('\n');
    await importFile('shown.csv', Buffer.from(shown), { onProgress: endSoon });
    const [item] = await database().db.select().from(items).where(eq(items.id, 'kept2'));
    expect(item?.isPublished).toBe(!isShowingOver(clock.now - past, clock.now));
  });

  test('a course that is taken out with its group while a file is looked at does not come back for everybody', async () => {
    const { db } = database();
    await db.insert(userGroups).values({ id: 'closing', nameTh: 'กำลังปิด', position: 3 });
    await importFile('kept.csv', Buffer.from(`${header},user_groups\n${courseRow('closing1')},closing`));
    const close = async ({ step }: ImportProgress) => {
      if (step !== 'checked') return;
      await db.update(items).set({ deletedAt: start }).where(eq(items.id, 'closing1'));
      await db.delete(userGroups).where(eq(userGroups.id, 'closing'));
    };
    const cheaper = importCsv([courseRow('closing1', { price: '50' })], { onProgress: close });
    await expect(cheaper).rejects.toThrow('closing was removed');
    const [item] = await db.select().from(items).where(eq(items.id, 'closing1'));
    expect(item).toMatchObject({ deletedAt: start });
  });

  test('a course that was taken out comes back for nobody whose group is gone; one that stays as it was holds none', async () => {
    const { db } = database();
    await db.insert(userGroups).values({ id: 'former', nameTh: 'รุ่นก่อน', position: 2 });
    const ofFormer = Buffer.from(`${header},user_groups\n${courseRow('taken')},former\n${courseRow('stays')},former`);
    await importFile('former.csv', ofFormer);
    await importFile('rows.csv', Buffer.from('id,removed\ntaken,yes'));
    await db.delete(userGroups).where(eq(userGroups.id, 'former'));

    const reason = 'There is no user group former, for which it was kept; user_groups would say anew who sees it.';
    for (const isDryRun of [true, false]) {
      const { faults } = await importCsv([courseRow('stays'), courseRow('taken')], { isDryRun });
      expect(faults).toEqual([{ line: 3, reason }]);
    }
    expect(await importCsv([courseRow('stays'), courseRow('other')])).toMatchObject({ created: 1, unchanged: 1 });
    const anew = await importFile('anew.csv', Buffer.from(`${header},user_groups\n${courseRow('taken')},friends`));
    expect(anew).toMatchObject({ changed: 1 });
    expect((await everything()).items.find(({ id }) => id === 'taken')).toMatchObject({ userGroupIds: ['friends'] });
  });

  test('a group that is removed while the file is looked at takes everything back', async () => {
    const { db } = database();
    await db.insert(userGroups).values({ id: 'passing', nameTh: 'ชั่วคราว', position: 2 });
    const remove = async ({ step }: ImportProgress) => {
      if (step === 'checked') await db.delete(userGroups).where(eq(userGroups.id, 'passing'));
    };
    const file = Buffer.from(`${header},user_groups\n${courseRow('orphan')},passing`);
    await expect(importFile('group.csv', file, { onProgress: remove })).rejects.toThrow('passing was removed');
    expect(await db.select().from(items).where(eq(items.id, 'orphan'))).toEqual([]);
  });

  test('a dry run counts and changes nothing', async () => {
    const before = await everything();
    const outcome = await importFile('many.csv', Buffer.from(csvOfCourses('dry', 120)), { isDryRun: true });
    expect(outcome).toMatchObject({ created: 120, newCategories: ['drycat0', 'drycat1'] });
    expect(await everything()).toEqual(before);
  });

  test.each(['checked', 'written'] as const)('an end in the middle, when half was %s, leaves nothing', async (step) => {
    const before = await everything();
    const stop = ({ step: at, done, total }: ImportProgress) => {
      if (at === step && done >= total / 2) throw new Error('stopped');
    };
    const work = importFile('many.csv', Buffer.from(csvOfCourses('half', 200)), { onProgress: stop });
    await expect(work).rejects.toThrow('stopped');
    expect(await everything()).toEqual(before);
  });

  test('seats that are sold while the file is looked at take everything back', async () => {
    const { db } = database();
    const sell = async ({ step }: ImportProgress) => {
      if (step === 'checked') await db.update(items).set({ seatsTaken: 12 }).where(eq(items.id, 'sold'));
    };
    await expect(
      importCsv([courseRow('late'), courseRow('sold', { seats: '10' })], { onProgress: sell }),
    ).rejects.toThrow();
    expect(await db.select().from(items).where(eq(items.id, 'late'))).toEqual([]);
    await shop.refused(courseDetail, { params: { slug: 'late', n: '0' } });
  });
});

/** A cold start of the embedded database and the demo shop on a busy machine. */
const startLimit = 90_000;
const stopLimit = 20_000;
const folders: string[] = [];
const running: WatchedProcess[] = [];

afterEach(async () => {
  for (const each of running.splice(0)) await each.stop('SIGKILL', stopLimit);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe.each(databaseKinds)('npm run import on %s', (kind) => {
  test('goes through the shop that runs and alone, and leaves nothing when it is killed', {
    timeout: 240_000,
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lanrian-import-'));
    folders.push(folder);
    const env: Record<string, string> = {
      ...{ DATA_DIR: join(folder, 'data'), PORT: '0', REALTIME_PORT: '0', TRUST_PROXY: '127.0.0.1' },
    };
    if (kind === 'PostgreSQL') env.DATABASE_URL = await createMigratedPostgres();
    const launch = async (...args: string[]) => {
      const watched = await watchProcess(process.execPath, args, {
        cwd: projectRoot,
        env: { PATH: process.env.PATH, ...env },
      });
      running.push(watched);
      return watched;
    };
    const fileOf = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const runImport = async (...args: string[]) => {
      const command = await launch('server/importCommand.ts', ...args);
      return { code: (await command.ended).code, output: command.output() };
    };
    const many = fileOf('many.csv', csvOfCourses('many', 400));
    const more = fileOf('more.csv', csvOfCourses('more', 700));
    // Whoever asks for these is gone long before all are looked at.
    const most = fileOf('most.csv', csvOfCourses('most', 4_000));

    const shop = await launch('server/main.ts', '--without-build');
    const [address] = await shop.waitFor(/http:\/\/localhost:\d+/, startLimit);
    await shop.waitFor(/Stop: Ctrl/, startLimit);
    let asked = 0;
    // Each time from another address, since one alone may not ask without a pause for as long as an import takes.
    const total = async () => {
      asked += 1;
      const from = { 'x-forwarded-for': `10.9.${asked >> 8}.${asked & 255}` };
      const response = await fetch(`${address}/public/courses`, { headers: from });
      expect(response.status).toBe(200);
      return ((await response.json()) as { total: number }).total;
    };
    const before = await total();

    const bad = await runImport(fileOf('bad.csv', 'id,title_th\na-1,x\n'));
    expect(bad.code).toBe(1);
    expect(bad.output).toMatch(/bad\.csv:2: id must be [\s\S]*Nothing was changed/);
    expect(await runImport(many, '--dry-run')).toMatchObject({ code: 0, output: expect.stringContaining('400 new') });

    const killed = await launch('server/importCommand.ts', most);
    await killed.waitFor(/Looking/, startLimit);
    await killed.stop('SIGKILL', stopLimit);

    const command = await launch('server/importCommand.ts', many);
    const seen = new Set<number>();
    let answers = 0;
    const ended = command.ended.then((end) => end.code);
    for (let code: number | null | undefined; code === undefined; answers += 1) {
      seen.add(await total());
      code = await Promise.race([ended, Promise.resolve(undefined)]);
    }
    expect(command.output()).toContain('Done: 400 new');
    expect(await ended).toBe(0);
    expect(answers).toBeGreaterThan(3);
    expect([...seen].filter((each) => each !== before && each !== before + 400)).toEqual([]);
    expect(await total()).toBe(before + 400);
    await shop.stop('SIGTERM', stopLimit);

    const alone = await launch('server/importCommand.ts', more);
    await alone.waitFor(/Writing/, startLimit);
    await alone.stop('SIGKILL', stopLimit);
    expect(await runImport(more)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Done: 700 new, 0 changed, 0 removed, 0 as before'),
    });
  });
});
