import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { items, categories as stored } from '../../../server/store/schema/catalogue.ts';
import {
  catalogueDelta,
  coursesByCategory,
  listCategories,
  listCourses,
  listProducts,
} from '../../../src/contract/catalogue/catalogue.ts';
import { catalogueTexts } from '../../../src/contract/catalogue/catalogueTexts.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { courseViewer } from '../../../src/contract/catalogue/courseViewer.ts';
import { productDetail } from '../../../src/contract/catalogue/product.ts';
import { howToBuy } from '../../../src/contract/site/howToBuy.ts';
import { saveSettings, siteSettings } from '../../../src/contract/site/site.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { fieldProblems as words } from '../../../src/i18n/th/app/fieldProblems.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const start = Date.UTC(2026, 1, 15, 3);
const dayMs = 86_400_000;

onDatabase('the catalogue', (database) => {
  const clock = movableClock(start);
  let shop: TestShop;

  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    const add = rowsOf(database().db, start);
    await add.category({ id: 'tax', nameTh: 'บัญชีและภาษี', nameEn: 'Accounting and tax', position: 1 });
    await add.category({ id: 'data', nameTh: 'ข้อมูล', nameEn: 'Data', weave: 'mi', position: 2 });
    await add.category({ id: 'books', kind: 'product', position: 3 });
    await add.instructor({ id: 'pim', nameTh: 'พิมพ์ชนก ใจเย็น', nameEn: 'Pimchanok', headlineTh: 'ผู้ทำบัญชี' });
    await add.course({
      ...{ id: '101', slug: '101-tax-for-shops', categoryId: 'tax', instructorId: 'pim', rank: 2 },
      ...{ titleTh: 'ภาษีสำหรับร้านค้าออนไลน์', titleEn: 'Tax for online shops' },
      ...{ seatsTotal: 10, seatsTaken: 4, coverName: 'tax.webp', teaserName: 'teaser' },
    });
    await add.plan({ id: '101a', itemId: '101', priceThb: 150_000 });
    await add.plan({ id: '101b', itemId: '101', priceThb: 90_000, membersOnly: true, position: 2 });
    await add.plan({ id: '101c', itemId: '101', priceThb: 120_000, isDefault: false, position: 3 });
    await add.plan({ id: '101d', itemId: '101', priceThb: 10_000, isShown: false, position: 4 });
    await add.section('101', 's1', [60, 90]);
    await add.course({
      ...{ id: '102', slug: '102-python', categoryId: 'data', rank: 1, createdAt: start - dayMs },
      ...{ titleTh: 'ไพทอนสำหรับงานออฟฟิศ', titleEn: 'Python for office work', summaryTh: 'ลดงานซ้ำ 100%' },
    });
    await add.plan({ id: '102a', itemId: '102', type: 'free', priceThb: 0, needsApproval: true });
    await add.course({ id: '103', categoryId: 'data', rank: 3, titleTh: 'แดชบอร์ดในทีม', titleEn: null });
    await add.plan({ id: '103a', itemId: '103', priceThb: 300_000 });
    await add.course({ id: '104', categoryId: 'data', rank: 4, deletedAt: start });
    for (let id = 201; id <= 212; id += 1) await add.product({ id: String(id), categoryId: 'books' });
    await add.plan({ id: '201a', itemId: '201', type: 'oneTime', termAmount: null, termUnit: null, priceThb: 25_050 });
  });
  afterAll(() => shop.close());

  const found = async (keyword: string) =>
    (await shop.call(listCourses, { query: { keyword } })).rows.map((row) => row.id);

  test('shows each row with its prices, seats and lectures', async () => {
    const { rows, total } = await shop.call(listCourses, { query: {} });
    expect(rows.map((row) => row.id)).toEqual(['102', '101', '103']);
    expect(total).toBe(3);
    expect(rows[1]).toMatchObject({
      slug: '101-tax-for-shops',
      categoryPath: 'tax',
      fromPrices: { THB: 120_000, USD: 3_000 },
      toPrices: { THB: 150_000, USD: 3_000 },
      seatsLeft: 6,
      lectureCount: 2,
      durationSeconds: 150,
      coverUrl: '/uploads/public/tax.webp',
      instructorName: { th: 'พิมพ์ชนก ใจเย็น', en: 'Pimchanok' },
      isFree: false,
      updatedAt: start,
    });
    expect(rows[0]).toMatchObject({ isFree: true, needsApproval: true, seatsLeft: null, instructorName: null });
  });

  test('finds by Thai without spaces, English, instructor, category and a slip of the finger', async () => {
    expect(await found('ภาษีร้านค้า')).toEqual(['101']);
    expect(await found('python office')).toEqual(['102']);
    expect(await found('พิมพ์ชนก')).toEqual(['101']);
    expect(await found('accounting')).toEqual(['101']);
    expect(await found('pythn')).toEqual(['102']);
    expect(await found('100%')).toEqual(['102']);
    expect(await found('%')).toEqual([]);
    expect(await found('qqqqqqqq')).toEqual([]);
  });

  test('tells the corrected question, and nothing for a correct one', async () => {
    const asked = (keyword: string) => shop.call(listCourses, { query: { keyword } });
    expect(await asked('ไพทฮน')).toMatchObject({ total: 1, rows: [{ id: '102' }], foundAs: 'ไพทอน' });
    expect(await asked('แดชบอรด')).toMatchObject({ total: 1, rows: [{ id: '103' }], foundAs: 'แดชบอร์ด' });
    expect(await asked('สอนแดชบอรด')).toMatchObject({ rows: [{ id: '103' }], foundAs: '', nearWords: ['แดชบอร์ด'] });
    expect(await asked('แดชบอรด')).not.toHaveProperty('nearWords');
    expect(await asked('yp')).not.toHaveProperty('foundAs');
    expect(await asked('python')).toMatchObject({ total: 1 });
    expect(await asked('python')).not.toHaveProperty('foundAs');
  });

  test.each([
    '%',
    '_',
    '\\',
    '%_%',
    '\uD83D',
    '\u0E48\u0E49\u0E4A',
    '.*+?^$()|[]',
    "'; drop table items; --",
    'zz\u202Ezz',
  ])('a question of %j finds nothing, for nothing holds it', async (keyword) => {
    expect(await shop.call(listCourses, { query: { keyword } })).toEqual({ rows: [], total: 0, counts: {} });
    expect((await shop.call(listCourses, { query: {} })).total).toBe(3);
  });

  test.each([
    ['\u202Epython\u202C', ['102']],
    ['p\u200By\u00ADthon', ['102']],
    ['-hv,^]', ['102', '103']],
    ["<b>python</b> or '1'='1'", []],
    [`python ${'ก'.repeat(190)}`, []],
  ])('a question of %j finds what its words say', async (keyword, ids) => {
    expect(await found(keyword)).toEqual(ids);
  });

  test('a question or a page beyond all measure is refused or empty, never a defect', async () => {
    const ask = async (query: string) => (await shop.inject({ url: `/public/courses?${query}` })).statusCode;
    expect(await ask(`keyword=${'a'.repeat(10_000)}`)).toBe(400);
    expect(await ask('page=99999999999999999999')).toBe(400);
    expect(await ask('page=NaN')).toBe(400);
    expect(await ask('page=1e3')).toBe(400);
    expect(await ask('page=999999')).toBe(200);
  });

  test('filters and sorts', async () => {
    const listed = async (query: { filter?: string; sort?: 'priceUp' | 'priceDown' | 'newest' }) =>
      (await shop.call(listCourses, { query })).rows.map((row) => row.id);
    expect(await listed({ filter: 'data' })).toEqual(['102', '103']);
    expect(await listed({ filter: 'nowhere' })).toEqual([]);
    expect(await listed({ sort: 'priceUp' })).toEqual(['102', '101', '103']);
    expect(await listed({ sort: 'priceDown' })).toEqual(['103', '101', '102']);
    expect(await listed({ sort: 'newest' })).toEqual(['101', '103', '102']);
  });

  test('filters by fee, language and running promotion, and counts what each filter leaves', async () => {
    const listed = async (query: { price?: string; language?: string; offer?: string; keyword?: string }) => {
      const { rows, counts } = await shop.call(listCourses, { query });
      return { ids: rows.map(({ id }) => id), counts };
    };
    expect(await listed({ price: 'free,high,cheap' })).toMatchObject({
      ...{ ids: ['102', '103'], counts: { price: { free: 1, middle: 1, high: 1 }, language: { th: 2 } } },
    });
    expect(await listed({ price: 'free', language: 'en' })).toMatchObject({ ids: [], counts: { language: { th: 1 } } });
    expect((await listed({ keyword: 'python', price: 'high' })).ids).toEqual([]);
    const { headers } = await shop.inject({ url: '/public/courses?offer=on' });
    expect((await listed({ offer: 'on' })).ids).toEqual([]);
    await rowsOf(shop.parts.db, start).promotion({ id: 'p', startsAt: clock.now, endsAt: clock.now + 1_000 }, ['101']);
    const etag = String(headers.etag);
    expect(
      (await shop.inject({ url: '/public/courses?offer=on', headers: { 'if-none-match': etag } })).statusCode,
    ).toBe(200);
    expect((await listed({ offer: 'on' })).ids).toEqual(['101']);
    clock.forward(2_000);
    expect((await listed({ offer: 'on' })).ids).toEqual([]);
  });

  test('a seat that is sold or a change of an older course does not make it a newer one', async () => {
    const newest = async () => (await shop.call(listCourses, { query: { sort: 'newest' } })).rows.map(({ id }) => id);
    clock.forward(1_000);
    await database().db.update(items).set({ seatsTaken: 1, updatedAt: clock.now }).where(eq(items.id, '102'));
    const { rows } = await shop.call(catalogueDelta, { query: {} });
    expect(rows.find(({ id }) => id === '102')).toMatchObject({ createdAt: start - dayMs, updatedAt: clock.now });
    expect(await newest()).toEqual(['101', '103', '102']);
  });

  test('a keyword of signs alone finds nothing, an empty one everything', async () => {
    expect(await found('🎂')).toEqual([]);
    expect(await found(' ')).toHaveLength(3);
  });

  test('pages by tens, and a page behind the end is empty', async () => {
    const page = async (number: number) => shop.call(listProducts, { query: { page: number } });
    expect((await page(1)).rows).toHaveLength(10);
    expect((await page(2)).rows.map((row) => row.id)).toEqual(['211', '212']);
    expect(await page(999_999)).toMatchObject({ rows: [], total: 12 });
    expect((await shop.call(listProducts, { query: { pageSize: 20 } })).rows).toHaveLength(12);
  });

  test('refuses pages and sizes that do not exist, all at once', async () => {
    const refused = await shop.refused(listCourses, { query: { page: 0, pageSize: 11 } });
    expect(refused).toMatchObject({ status: 400, code: 'INPUT_ERROR' });
    expect(refused.fields).toEqual({ page: words.tooSmall, pageSize: words.invalid });
    expect(refused.message).toBe('คำขอไม่ถูกต้อง');
    const raw = await shop.inject({ url: '/public/courses?page=-1&sort=up&keyword=%00' });
    expect(raw.json().error.details.fields).toEqual({
      ...{ page: words.invalid, sort: words.invalid, keyword: words.invalid },
    });
  });

  test('a category lists and counts its items and those of the categories below it', async () => {
    const categories = await shop.call(listCategories);
    expect(categories.map(({ linkPath, count }) => [linkPath, count])).toEqual([
      ['tax', 1],
      ['data', 2],
      ['books', 12],
    ]);
    expect((await shop.call(coursesByCategory, { body: { categoryPath: 'data' } })).total).toBe(2);
    const { db } = shop.parts;
    await db.update(stored).set({ parentId: 'tax' }).where(eq(stored.id, 'data'));
    const above = (await shop.call(listCategories)).map(({ count, parentId }) => [count, parentId]);
    expect(above).toEqual([
      [3, null],
      [2, 'tax'],
      [12, null],
    ]);
    expect((await shop.call(coursesByCategory, { body: { categoryPath: 'tax' } })).total).toBe(3);
    expect((await shop.call(listCourses, { query: { filter: 'tax' } })).total).toBe(3);
    expect((await shop.call(listCourses, { query: { filter: 'data' } })).total).toBe(2);
    await db.update(stored).set({ parentId: null }).where(eq(stored.id, 'data'));
    expect((await shop.call(listCourses, { query: { filter: 'tax' } })).total).toBe(1);
    expect(await shop.refused(coursesByCategory, { body: { categoryPath: 'x' } })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a category is listed page by page, sorted and refused like the lists', async () => {
    const asked = (query: object, linkPath = 'books') =>
      shop.inject({
        method: 'POST',
        url: `/public/course/cate/pathname?${new URLSearchParams({ ...query })}`,
        payload: { link_path: linkPath },
      });
    const ids = async (query: object, linkPath?: string) =>
      (await asked(query, linkPath)).json().data.map((row: { id: string }) => row.id);
    expect((await asked({})).json()).toMatchObject({ total: 12, data: Array(10).fill({ link_path: 'books' }) });
    expect(await ids({ page: '2' })).toEqual(['211', '212']);
    expect(await ids({ pageSize: '20' })).toHaveLength(12);
    expect(await ids({ page: '3' })).toEqual([]);
    expect(await ids({ sort: 'priceDown' }, 'data')).toEqual(['103', '102']);
    const refused = await asked({ page: '0', pageSize: '11' });
    expect([refused.statusCode, refused.json().error.details.fields]).toEqual([
      400,
      { page: words.tooSmall, pageSize: words.invalid },
    ]);
    expect((await asked({ sort: 'up' })).statusCode).toBe(400);
  });

  test('opens a course by the part before the first hyphen', async () => {
    const course = await shop.call(courseDetail, { params: { slug: '101-an-older-name', n: '0' } });
    expect(course.plans.map((plan) => plan.id)).toEqual(['101a', '101b', '101c']);
    expect(course.sections.flatMap((section) => section.lectures.map((lecture) => lecture.isPreview))).toEqual([
      true,
      false,
    ]);
    expect(course.instructorHeadline?.th).toBe('ผู้ทำบัญชี');
    expect(course.teaser?.mp4Url).toBe('/uploads/public/teaser.mp4');
  });

  test('opens neither a removed item, nor another kind, nor nothing', async () => {
    const refused = async (slug: string) => (await shop.refused(courseDetail, { params: { slug, n: '0' } })).status;
    expect([await refused('104'), await refused('201'), await refused("'; drop--"), await refused('-')]).toEqual([
      404, 404, 404, 404,
    ]);
    const product = await shop.call(productDetail, { params: { id: '201-item', n: '0' } });
    expect(product).toMatchObject({ kind: 'product', courseType: null, plans: [{ prices: { THB: 25_050 } }] });
  });

  test('leads nowhere with an address that cannot be read', async () => {
    for (const [url, status] of [
      ['/public/courses/%E0%A4%A/1', 404],
      ['/public/courses/%00/1', 400],
      ['/uploads/private/%E0%A4%A', 404],
      ['/uploads/private/%00', 404],
      ['/uploads/private/%00?order_token=%00', 404],
      ['/media/%00.%00.%00.x/%00', 404],
    ] as const) {
      expect([url, (await shop.inject({ url })).statusCode]).toEqual([url, status]);
    }
  });

  test('tells a guest nothing about orders', async () => {
    expect(await shop.call(courseViewer, { params: { id: '101' } })).toEqual({
      ...{ orderId: null, orderStatus: null, orderToken: null, hasAccess: false, ownPlans: [] },
    });
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is sent as %s with the same text and tag each time', async (packing, unpack) => {
    const url = '/public/courses';
    const plain = await shop.inject({ url });
    for (let time = 1; time <= 2; time += 1) {
      const packed = await shop.inject({ url, headers: { 'accept-encoding': packing } });
      expect(packed.headers).toMatchObject({ 'content-encoding': packing, vary: 'Accept-Encoding' });
      expect(packed.headers.etag).toBe(plain.headers.etag);
      expect(unpack(packed.rawPayload).toString('utf8')).toBe(plain.body);
    }
  });

  test('answers 304 for a known tag, and again after a change', async () => {
    const url = '/public/courses?filter=tax';
    const first = await shop.inject({ url });
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' });
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[\w-]+"$/);
    const again = await shop.inject({ url, headers: { 'if-none-match': tag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);

    clock.forward(1_000);
    await database().db.update(items).set({ seatsTaken: 5, updatedAt: clock.now }).where(eq(items.id, '101'));
    const changed = await shop.inject({ url, headers: { 'if-none-match': tag } });
    expect(changed.statusCode).toBe(200);
    expect(changed.json().data[0].seat).toBe(5);
    expect(changed.headers.etag).not.toBe(tag);

    // Two seats were sold at the same time, and the second was written after the read.
    await database().db.update(items).set({ seatsTaken: 6, updatedAt: clock.now }).where(eq(items.id, '101'));
    expect((await shop.inject({ url })).json().data[0].seat).toBe(4);
    // A change that began a moment earlier was written last.
    const before = { titleEn: 'Tax for small shops', updatedAt: clock.now - 1 };
    await database().db.update(items).set(before).where(eq(items.id, '103'));
    const { rows } = await shop.call(listCourses, { query: {} });
    expect(rows.find((row) => row.id === '103')?.title.en).toBe('Tax for small shops');
  });

  test('gives everything once, then changes and removals', async () => {
    const all = await shop.call(catalogueDelta, { query: {} });
    expect(all.rows).toHaveLength(15);
    expect(all.removedIds).toEqual([]);
    const texts = await shop.call(catalogueTexts, { query: {} });
    expect([texts.asOf, texts.rows.map(({ id }) => id)]).toEqual([all.asOf, all.rows.map(({ id }) => id)]);
    const { summary } = texts.rows.find(({ id }) => id === '102') ?? {};
    expect(summary?.th).toBe('ลดงานซ้ำ 100%');
    expect(all.rows.find(({ id }) => id === '102')).not.toHaveProperty('summary');

    clock.forward(dayMs);
    await database().db.update(items).set({ titleTh: 'แดชบอร์ด', updatedAt: clock.now }).where(eq(items.id, '103'));
    await database().db.update(items).set({ deletedAt: clock.now }).where(eq(items.id, '212'));
    const later = await shop.call(catalogueDelta, { query: { since: all.asOf + dayMs / 2 } });
    expect(later.rows.map((row) => row.title.th)).toEqual(['แดชบอร์ด']);
    expect(later.removedIds).toEqual(['212']);
    expect(later.asOf).toBe(clock.now);
    const laterTexts = await shop.call(catalogueTexts, { query: { since: all.asOf + dayMs / 2 } });
    expect([laterTexts.asOf, laterTexts.rows.map(({ id }) => id)]).toEqual([clock.now, ['103']]);
    expect(await shop.call(catalogueDelta, { query: { since: later.asOf + dayMs } })).toMatchObject({
      ...{ rows: [], removedIds: [] },
    });
  });

  test('tells a device with the tag of the last answer that nothing changed, and then what did', async () => {
    const path = catalogueDelta.path;
    const all = await shop.inject({ url: path });
    expect(all.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' });
    const since = `${path}?since=${encodeURIComponent(all.json().as_of)}`;
    const first = await shop.inject({ url: since });
    expect(first.json().data.length).toBeLessThan(all.json().data.length);
    const tag = String(first.headers.etag);
    const again = await shop.inject({ url: since, headers: { 'if-none-match': tag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);

    clock.forward(dayMs);
    await database().db.update(items).set({ deletedAt: clock.now }).where(eq(items.id, '211'));
    const gone = await shop.inject({ url: since, headers: { 'if-none-match': tag } });
    // Removals of the last minute come twice, which is harmless.
    expect([gone.statusCode, gone.json().removed]).toEqual([200, ['211', '212']]);
    expect((await shop.call(catalogueDelta, { query: {} })).rows.map(({ id }) => id)).not.toContain('211');
  });

  test('shows how to buy while the setting says so', async () => {
    expect((await shop.call(howToBuy)).steps.length).toBeGreaterThan(2);
    const administrator = await shop.signedIn('administrator');
    await shop.call(saveSettings, { body: { ...defaultSiteSettings, howToBuyShown: false } }, { as: administrator });
    expect(await shop.call(howToBuy)).toEqual({ isEnabled: false, steps: [] });
  });

  test('refuses settings that the form refuses', async () => {
    const as = await shop.signedIn('administrator');
    const long = { th: 'ก'.repeat(5_000), en: null };
    const cases = [
      [{ title: long }, 'title.th'],
      [{ transferTimeLimitText: long }, 'transfer_time_limit.th'],
      [{ transferTimeLimitText: { th: '', en: 'Today' } }, 'transfer_time_limit.th'],
      [{ paymentTitle: long }, 'payment_title.th'],
      [{ refundPromise: long }, 'refund_promise.th'],
      [{ contactAddress: long }, 'contact_address.th'],
      [{ contactTel: 'call us' }, 'contact_tel'],
      [{ contactLine: 'https://line.me/x' }, 'contact_line'],
      [{ contactEmail: 'nobody' }, 'contact_email'],
      [{ registrationNumber: '<1>' }, 'registration_number'],
      [{ taxInvoiceMinimum: 99_999_999_900 }, 'tax_invoice_minimum'],
      [{ autoCancelHours: 0.001 }, 'auto_cancel'],
      [{ slipCheckHours: 0.5 }, 'slip_check_hours'],
      [{ userLimit: 1e15 }, 'limit_user'],
      [{ dailyUserLimit: 1_000_000_000 }, 'limit_user_in_day'],
    ] as const;
    for (const [faulty, field] of cases) {
      const refused = await shop.refused(saveSettings, { body: { ...defaultSiteSettings, ...faulty } }, { as });
      expect(Object.keys(refused.fields)).toEqual([field]);
    }
    expect((await shop.call(siteSettings)).settings.userLimit).toBe(0);
  });

  test('of two saves of the settings at the same time the second is seen, even with a cached first', async () => {
    const administrator = await shop.signedIn('administrator');
    const save = (title: string) =>
      shop.call(
        saveSettings,
        { body: { ...defaultSiteSettings, title: { th: title, en: title } } },
        { as: administrator },
      );
    await save('ร้านแรก');
    const first = await shop.inject({ url: siteSettings.path });
    await save('ร้านที่สอง');
    const ifOld = { 'if-none-match': String(first.headers.etag) };
    expect((await shop.inject({ url: siteSettings.path, headers: ifOld })).statusCode).toBe(200);
    expect((await shop.call(siteSettings)).settings.title.th).toBe('ร้านที่สอง');

    const isShown = async (howToBuyShown: boolean) => {
      await shop.call(saveSettings, { body: { ...defaultSiteSettings, howToBuyShown } }, { as: administrator });
      return (await shop.call(howToBuy)).isEnabled;
    };
    expect([await isShown(true), await isShown(false)]).toEqual([true, false]);
  });
});
