import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitemapText } from '../../../server/http/pages/sitemap.ts';
import { items } from '../../../server/store/schema/catalogue.ts';
import { customPages } from '../../../server/store/schema/customPages.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { productDetail } from '../../../src/contract/catalogue/product.ts';
import { noSharingWords } from '../../../src/domain/site/sharing.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { countStatements } from '../../support/shop/countStatements.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const start = Date.UTC(2026, 1, 15, 3);
const publicUrl = 'http://localhost:4321';

onDatabase('what search engines are told', (database) => {
  const clock = movableClock(start);
  let shop: TestShop;

  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock, env: { PUBLIC_URL: publicUrl } });
    const { db } = database();
    const add = rowsOf(db, start);
    await add.category({ id: 'tax' });
    await add.category({ id: 'empty' });
    await add.category({ id: 'books', kind: 'product' });
    await add.course({ id: '101', slug: '101-tax-for-shops', categoryId: 'tax', updatedAt: start + 5_000 });
    await add.course({ id: '102', categoryId: 'tax', deletedAt: start });
    await add.course({ id: '103', categoryId: 'tax', isPublished: false });
    const meta = { ...noSharingWords.meta, robots: 'noindex,follow' as const };
    await add.course({ id: '104', categoryId: 'tax', sharing: { ...noSharingWords, meta } });
    const sharing = { ...noSharingWords, facebook: { title: { th: 'ชวนเพื่อน', en: null }, description: null } };
    await add.course({ id: '105', categoryId: 'tax', sharing, facebookImageName: 'face.jpg' });
    await add.product({ id: '201', slug: '201-book', categoryId: 'books' });
    await add.promotion({ id: 'now' }, ['101']);
    await add.promotion({ id: 'over', endsAt: start - 1 }, ['101']);
    const page = { titleTh: 'เรา', bodyTh: '<p>เรา</p>', position: 1, createdAt: start, updatedAt: start };
    await db.insert(customPages).values([
      { ...page, id: 'a', path: 'about', isPublished: true },
      { ...page, id: 'b', path: 'draft', isPublished: false },
    ]);
  });
  afterAll(() => shop.close());

  const get = (url: string, headers: Record<string, string> = {}) => shop.inject({ url, headers });
  const listed = async () =>
    [...(await get('/sitemap.xml')).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
      address.replace(publicUrl, ''),
    );

  test('the list is written once for everybody who asks in the same minute', async () => {
    clock.forward(120_000);
    const asked = countStatements(database());
    const first = await get('/sitemap.xml');
    const { length } = asked.mock.calls;
    const later = [await get('/sitemap.xml'), await get('/sitemap.xml')];
    expect(length).toBeGreaterThan(0);
    expect(asked.mock.calls).toHaveLength(length);
    asked.mockRestore();
    expect(later.map(({ body }) => body)).toEqual([first.body, first.body]);
  });

  test('the list of pages has each public page once, at the address under which people reach the shop', async () => {
    const response = await get('/sitemap.xml');
    expect(response.headers['content-type']).toContain('application/xml');
    expect(response.body).toContain(
      `<url><loc>${publicUrl}/course/101-tax-for-shops</loc><lastmod>2026-02-15T03:00:05.000Z</lastmod></url>`,
    );
    expect(await listed()).toEqual([
      ...['/', '/courses', '/courses/tax', '/products', '/products/books'],
      ...['/course/101-tax-for-shops', '/course/105-item', '/product/201-book', '/promotion/now', '/page/about'],
    ]);
  });

  test('a course or product tells its own words and pictures, in the names of the specification', async () => {
    const { sharing } = await shop.call(courseDetail, { params: { slug: '105', n: '0' } });
    expect(sharing).toEqual({
      ...noSharingWords,
      facebook: { title: { th: 'ชวนเพื่อน', en: null }, description: null, image: '/uploads/public/face.jpg' },
      twitter: { ...noSharingWords.twitter, image: null },
    });
    const { data } = (await shop.send(courseDetail, { params: { slug: '105', n: '0' } })).json();
    expect(data).toMatchObject({ meta_title: null, facebook_title: { th: 'ชวนเพื่อน' }, twitter_image: null });
    const product = await shop.call(productDetail, { params: { id: '201', n: '0' } });
    expect(product.sharing.meta).toEqual(noSharingWords.meta);
  });

  test('a removed item is gone from it a minute later', async () => {
    await listed();
    await database().db.update(items).set({ isPublished: false }).where(eq(items.id, '201'));
    clock.forward(61_000);
    expect(await listed()).not.toContain('/product/201-book');
    await database().db.update(items).set({ isPublished: true }).where(eq(items.id, '201'));
    clock.forward(61_000);
    expect(await listed()).toContain('/product/201-book');
  });

  test('robots are led to the sitemap and kept out of private pages', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`);
    const disallowed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    const isExcluded = (path: string) => disallowed.some((beginning) => path.startsWith(beginning));
    for (const path of [
      '/cart',
      '/checkout',
      '/order/abc',
      '/thankyou?orderId=x',
      '/myaccount/student/order',
      '/admin',
    ]) {
      expect(isExcluded(path), path).toBe(true);
    }
    for (const path of await listed()) expect(isExcluded(path), path).toBe(false);
    expect(isExcluded('/public/courses')).toBe(false);
  });

  test('a known tag is confirmed, and an unknown part is not found', async () => {
    for (const url of ['/sitemap.xml', '/robots.txt']) {
      const { headers } = await get(url);
      expect(headers['cache-control']).toContain('public');
      expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    }
    expect((await get('/sitemap.xml?part=1')).statusCode).toBe(200);
    for (const part of ['2', '0', '-1', 'x', '1&part=2']) {
      expect((await get(`/sitemap.xml?part=${part}`)).statusCode, part).toBe(404);
    }
  });
});

test('a list that is too long for one file is an index of its parts', () => {
  const pages = Array.from({ length: 5 }, (_, index) => ({ path: `/course/${index}`, changedAt: null }));
  const about = { publicUrl, longest: 2 };
  const addresses = (part: number | null) =>
    [...(sitemapText(pages, part, about) ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(sitemapText(pages, null, about)).toContain('<sitemapindex');
  expect(addresses(null)).toEqual([1, 2, 3].map((part) => `${publicUrl}/sitemap.xml?part=${part}`));
  expect([1, 2, 3].flatMap(addresses)).toEqual(pages.map(({ path }) => publicUrl + path));
  expect(sitemapText(pages, 4, about)).toBeNull();
});

test('no address breaks the list', () => {
  const text = sitemapText([{ path: `/course/"<&'`, changedAt: null }], null, { publicUrl });
  expect(text).toContain(`<loc>${publicUrl}/course/&quot;&lt;&amp;&apos;</loc>`);
});
