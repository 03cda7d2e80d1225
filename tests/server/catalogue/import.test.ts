import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { cachedListings } from '../../../server/catalogue/cachedListings.ts';
import type { ImportProgress } from '../../../server/import/importOutcome.ts';
import { readImportFile } from '../../../server/import/readImportFile.ts';
import { media } from '../../../server/store/schema/media.ts';
import { importCatalogue } from '../../../server/useCases/catalogue/importCatalogue.ts';
import { curriculumCalls } from '../../../src/contract/administration/curriculum.ts';
import { catalogueDelta, listCourses } from '../../../src/contract/catalogue/catalogue.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { productDetail } from '../../../src/contract/catalogue/product.ts';
import { projectRoot } from '../../support/run/processes.ts';
import { csvOfCourses } from '../../support/shop/importRows.ts';
import { courseRow, header, importStart, onImportShop } from '../../support/shop/importShop.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

const fixture = (name: string) => readFileSync(join(projectRoot, 'tests/fixtures', name));

onImportShop('an import', (opened) => {
  test('new courses and products are listed, found, shown, and told to devices that ask what changed', async () => {
    const { shop, clock, importFile } = opened();
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
    const { importFile } = opened();
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
    const { shop, importFile, importCsv } = opened();
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
    const { shop, clock, importFile, importCsv } = opened();
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

  test('the database has counted its rows, so that it reads a large catalogue as one', async () => {
    const { db, everything } = opened();
    const counted = await db.execute(sql`select reltuples::int as rows from pg_class where relname = 'items'`);
    expect(counted.rows).toEqual([{ rows: (await everything()).items.length }]);
  });

  test('the same file again changes nothing, not even what devices have', async () => {
    const { importFile, everything } = opened();
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
    const { clock, importCsv, everything } = opened();
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
    const { shop, importCsv } = opened();
    expect(await importCsv([courseRow('sold', { seats: '20', price: '990.25' })])).toMatchObject({ changed: 1 });
    const course = await shop.call(courseDetail, { params: { slug: 'sold', n: '0' } });
    expect(course).toMatchObject({ title: { th: 'คอร์ส sold' }, seatsLeft: 13, lectureCount: 2 });
    expect(course.coverUrl).toContain('cover.webp');
    expect(course.plans.map(({ id, prices }) => [id, prices.THB])).toEqual([['sold-1', 99_025]]);
  });

  test('one whose time is over is not shown for a moment, and stays as it is by the same file', async () => {
    const { shop, importFile, everything } = opened();
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
    const { shop, importFile, importCsv } = opened();
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
    const { db, importFile, importCsv, everything } = opened();
    const add = rowsOf(db, importStart);
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
    const { db, clock, everything } = opened();
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
    const outcome = await importCatalogue(db, [found], options);
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

  test('a dry run counts and changes nothing', async () => {
    const { importFile, everything } = opened();
    const before = await everything();
    const outcome = await importFile('many.csv', Buffer.from(csvOfCourses('dry', 120)), { isDryRun: true });
    expect(outcome).toMatchObject({ created: 120, newCategories: ['drycat0', 'drycat1'] });
    expect(await everything()).toEqual(before);
  });

  test('sections and lectures are made, changed, moved and taken out; the same file again changes nothing', async () => {
    const { shop, db, clock, importLectures } = opened();
    await db.insert(media).values({
      ...{ id: 'film', uploadId: 'up', kind: 'video', name: 'หนึ่ง.mp4', storedName: 'stored.mp4', bytes: 9 },
      ...{ contentType: 'video/mp4', durationSeconds: 95, isPlayable: true, createdAt: clock.now },
    });
    const as = await shop.signedIn('administrator');
    const curriculum = () => shop.call(curriculumCalls.read, { params: { itemId: 'sold' } }, { as });
    const names = async () =>
      (await curriculum()).map(({ id, lectures }) => [id, ...lectures.map((lecture) => lecture.id)]);
    const before = await shop.call(catalogueDelta, { query: {} });

    const columns = 'course,section,section_name_th,location_th,lecture,name_th,length,preview,text_th,media';
    const file = [
      columns,
      'sold,second,หมวดสอง,ห้อง 2,a,ก,,yes,<p>อ่าน</p>,/lecture-files/desk/stored.mp4',
      'sold,first,,,b,ข,1:30,,,',
      'sold,second,,,firstx1,ย้ายมา,2:00,no,,',
    ];
    const dry = await importLectures(file, true);
    expect(await names()).toEqual([['first', 'firstx0', 'firstx1']]);
    const done = await importLectures(file);
    expect(done).toEqual(dry);
    expect(done).toMatchObject({ faults: [], faultsOfFile: [], created: 3, changed: 2, removed: 0, unchanged: 0 });
    expect(await names()).toEqual([
      ['second', 'a', 'firstx1'],
      ['first', 'firstx0', 'b'],
    ]);
    const [second] = await curriculum();
    expect(second).toMatchObject({ name: { th: 'หมวดสอง' }, location: { th: 'ห้อง 2' } });
    expect(second?.lectures[0]).toMatchObject({
      ...{
        kind: 'video',
        mediumId: 'film',
        durationSeconds: 95,
        isPreview: true,
        text: { th: '<p>อ่าน</p>', en: null },
      },
    });
    const delta = await shop.call(catalogueDelta, { query: { since: before.asOf } });
    expect(delta.rows.map(({ id, lectureCount }) => [id, lectureCount])).toContainEqual(['sold', 4]);

    const written = await curriculum();
    expect(await importLectures(file)).toMatchObject({ faults: [], created: 0, changed: 0, removed: 0, unchanged: 3 });
    expect(await curriculum()).toEqual(written);

    // Without their columns, contents, previews and lengths stay.
    const short = ['course,section,lecture,name_th', 'sold,second,a,ก ใหม่'];
    expect(await importLectures(short)).toMatchObject({ faults: [], changed: 1 });
    const [renamed] = (await curriculum())[0]?.lectures ?? [];
    expect(renamed).toMatchObject({ name: { th: 'ก ใหม่' }, mediumId: 'film', durationSeconds: 95, isPreview: true });

    const removal = ['course,lecture,removed', 'sold,a,yes', 'sold,b,yes'];
    expect(await importLectures(removal)).toMatchObject({ faults: [], removed: 2 });
    expect(await importLectures(removal)).toMatchObject({ faults: [], removed: 0, unchanged: 2 });
    expect(await names()).toEqual([
      ['second', 'firstx1'],
      ['first', 'firstx0'],
    ]);
  });

  test('every fault of a curriculum is named by its row, and nothing of the file is taken', async () => {
    const { shop, db, importLectures } = opened();
    await rowsOf(db, importStart).course({ id: 'other', categoryId: 'old' });
    await rowsOf(db, importStart).section('other', 'theirs', [10]);
    const as = await shop.signedIn('administrator');
    const read = () => shop.call(curriculumCalls.read, { params: { itemId: 'other' } }, { as });
    const before = await read();
    const outcome = await importLectures([
      'course,section,section_name_th,lecture,name_th,length,link,media,kind',
      'other,theirs,,fine,ดี,,,,',
      'gone,x,ก,g1,ก,,,,',
      'cup,x,ก,g2,ก,,,,',
      'other,first,,g3,ก,,,,',
      'other,new,,g4,ก,,,,',
      'other,theirs,,firstx0,ก,,,,',
      'other,theirs,,g5,ก,,,no.mp4,',
      'other,theirs,,g6,,99:99,javascript:alert(1),,',
      'other,theirs,,g7,ก,,https://example.com,,video',
      'other,theirs,ชื่อหนึ่ง,g8,ก,,,,',
      'other,theirs,ชื่อสอง,g8,ก,,,,',
    ]);
    const told = [...outcome.faultsOfFile, ...outcome.faults].toSorted((a, b) => a.line - b.line);
    expect(told.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '3 There is no course gone.',
      '4 There is no course cup.',
      '5 The section first belongs to the course sold.',
      '5 section_name_th is missing: the section first is new.',
      '6 section_name_th is missing: the section new is new.',
      '7 The lecture firstx0 belongs to the course sold.',
      '8 There is no uploaded file "no.mp4".',
      '9 name_th is missing.',
      expect.stringMatching(/^9 length must be/),
      expect.stringMatching(/^9 link must be a whole address/),
      '10 kind is video, but the content is of the kind link.',
      '12 The lecture g8 stands in line 11 already.',
      '12 The section theirs has another name or location further up in the file.',
    ]);
    expect(await read()).toEqual(before);
  });

  test('visitors have a turn after each hundred rows that lists read at the end', async () => {
    const { db, importFile } = opened();
    await cachedListings(db);
    const select = vi.spyOn(db, 'select');
    const selectsOfTurns: number[] = [];
    let isWritten = false;
    const countTurns = async () => {
      for (select.mockClear(); isWritten; select.mockClear()) {
        await new Promise(setImmediate);
        selectsOfTurns.push(select.mock.calls.length);
      }
    };
    const look = ({ step, done }: ImportProgress) => {
      if (step !== 'written' || done < 500) return;
      isWritten = true;
      void countTurns();
    };
    await importFile('turns.csv', Buffer.from(csvOfCourses('turns', 500)), { onProgress: look });
    isWritten = false;
    select.mockRestore();
    // Three for a hundred rows: the first ones follow the three for the version, the items and the categories.
    expect(Math.max(...selectsOfTurns)).toBeLessThanOrEqual(9);
    expect(selectsOfTurns.reduce((sum, selects) => sum + selects)).toBeGreaterThanOrEqual(15);
  });
});
