import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { allRoutes } from '../../../server/routes/all.ts';
import type { Db } from '../../../server/store/database/connection.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { items, pricingPlans } from '../../../server/store/schema/catalogue.ts';
import { bankAccounts } from '../../../server/store/schema/paymentMethods.ts';
import { customLabels } from '../../../server/store/schema/shop.ts';
import { userGroups } from '../../../server/store/schema/userGroups.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { countStatements } from '../../support/shop/countStatements.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const start = Date.UTC(2026, 1, 15, 3);

/** Requests of every visitor, with a browser's headers. */
const addresses = [
  '/public/courses',
  '/public/courses?page=2&pageSize=20&sort=priceUp',
  '/public/courses?filter=tax',
  `/public/courses?keyword=${encodeURIComponent('ภาษี')}`,
  '/public/courses/index',
  '/public/courses/texts',
  '/public/categories',
  '/public/courses/101-tax/0',
  '/public/products/201-book/0',
  '/public/product',
  '/public/payments/howtobuy',
  '/public/cart/promotion/all',
  '/api/setting/site/into/1',
  '/public/customlabel',
  '/public/cart/payments/methods',
  '/public/payments/methods/1/bank',
  '/api/payments/methods/banktreansfer',
  '/public/pages',
  '/public/course/101/comments',
  '/api/user/group',
];

afterEach(() => {
  vi.restoreAllMocks();
});

test('every call for everybody says what its answers change with', () => {
  const withoutVersion = allRoutes.filter(({ call, version }) => call.caching === 'shared' && version === undefined);
  expect(withoutVersion.map(({ call }) => call.name)).toEqual([]);
});

onDatabase('what is known', (database) => {
  const clock = movableClock(start);
  let shop: TestShop;

  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    const add = rowsOf(database().db, start);
    await add.category({ id: 'tax' });
    await add.category({ id: 'books', kind: 'product' });
    await add.course({ id: '101', slug: '101-tax', categoryId: 'tax', titleTh: 'ภาษีร้านค้า' });
    await add.plan({ id: '101a', itemId: '101' });
    await add.product({ id: '201', slug: '201-book', categoryId: 'books' });
    await add.promotion({ id: 'each' }, ['101']);
  });
  afterAll(() => shop.close());

  const ask = (url: string, tag?: string) =>
    shop.inject({ url, headers: tag === undefined ? {} : { 'if-none-match': tag } });
  const tagOf = async (url: string) => String((await ask(url)).headers.etag);
  const retitle = (titleTh: string) => ({ titleTh, updatedAt: clock.now });

  test.each(addresses)('is told and sent again without a look into the database: %s', async (url) => {
    const first = await ask(url);
    expect(first.statusCode).toBe(200);
    const statements = countStatements(database());
    const known = await ask(url, String(first.headers.etag));
    expect([known.statusCode, known.body]).toEqual([304, '']);
    const again = await ask(url);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(statements).not.toHaveBeenCalled();
  });

  test.each([
    [
      '/public/customlabel',
      (db) => db.insert(customLabels).values({ id: 'work', type: 'inputtext', labelTh: 'อาชีพ', position: 1 }),
    ],
    ['/api/user/group', (db) => db.insert(userGroups).values({ id: 'staff', nameTh: 'พนักงาน', position: 1 })],
    ['/public/payments/methods/1/bank', (db) => rowsOf(db, start).bankTransfer()],
    ['/public/cart/payments/methods', (db) => db.update(bankAccounts).set({ accountName: 'บริษัทใหม่ จำกัด' })],
  ] satisfies [url: string, change: (db: Db) => Promise<unknown>][])(
    'is new once it changes: %s',
    async (url, change) => {
      const before = await ask(url);
      await change(database().db);
      const after = await ask(url, String(before.headers.etag));
      expect(after.statusCode).toBe(200);
      expect(after.body).not.toBe(before.body);
    },
  );

  test('is new for whoever asks after a change', async () => {
    const lists = ['/public/courses', '/public/courses?sort=newest', '/public/courses/101-tax/0'];
    const { db } = database();
    const before = await Promise.all(lists.map(tagOf));
    clock.forward(1_000);
    await db.update(items).set(retitle('บัญชีร้านค้า')).where(eq(items.id, '101'));
    for (const [place, url] of lists.entries()) {
      const after = await ask(url, before[place]);
      expect(after.statusCode).toBe(200);
      expect(after.body).toContain('บัญชีร้านค้า');
    }
  });

  test('is new once a transaction that changes it is through', async () => {
    const url = '/public/courses?page=1';
    const tag = await tagOf(url);
    clock.forward(1_000);
    await transaction(database().db, async (tx) => {
      await tx.update(pricingPlans).set({ priceThb: 77_000 }).where(eq(pricingPlans.id, '101a'));
      await tx.update(items).set(retitle('ขายออนไลน์')).where(eq(items.id, '101'));
    });
    const after = await ask(url, tag);
    expect(after.statusCode).toBe(200);
    expect(after.json().data[0]).toMatchObject({ title: { th: 'ขายออนไลน์' }, price: { THB: 770 } });
  });

  test('is whole again where a change is dated long before the one that was seen last', async () => {
    const { db } = database();
    clock.forward(86_400_000);
    await db.update(items).set(retitle('ของวันนี้')).where(eq(items.id, '101'));
    expect((await ask('/public/courses?page=1&pageSize=20')).body).toContain('ของวันนี้');
    const add = rowsOf(db, clock.now - 3_600_000);
    await add.course({ id: '102', categoryId: 'tax', titleTh: 'ของเมื่อชั่วโมงก่อน' });
    expect((await ask('/public/courses?page=1&pageSize=20')).body).toContain('ของเมื่อชั่วโมงก่อน');
    await db
      .update(items)
      .set({ isPublished: false, updatedAt: clock.now - 1_800_000 })
      .where(eq(items.id, '102'));
    expect((await ask('/public/courses?page=1&pageSize=20')).body).not.toContain('ของเมื่อชั่วโมงก่อน');
  });

  test('stays known where a transaction was taken back', async () => {
    const url = '/public/courses?page=1';
    const tag = await tagOf(url);
    clock.forward(1_000);
    const work = transaction(database().db, async (tx) => {
      await tx.update(items).set(retitle('ไม่มีวันเห็น')).where(eq(items.id, '101'));
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow('taken back');
    expect((await ask(url, tag)).statusCode).toBe(304);
  });

  test('a changed setting is told at once', async () => {
    const url = '/api/setting/site/into/1';
    const tag = await tagOf(url);
    const administrator = await shop.signedIn('administrator');
    clock.forward(1_000);
    await shop.call(saveSettings, { body: { ...defaultSiteSettings, currency: 'USD' } }, { as: administrator });
    expect((await ask(url, tag)).statusCode).toBe(200);
  });
});
