import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from '../../../server/base/demoAccounts.ts';
import { siteTexts } from '../../../server/demo/content/siteTexts.ts';
import { seedDemoShop } from '../../../server/demo/seed.ts';
import type { Database } from '../../../server/store/database/database.ts';
import { adminOrders } from '../../../src/contract/administration/administration.ts';
import { listCourses, listProducts } from '../../../src/contract/catalogue/catalogue.ts';
import { courseComments } from '../../../src/contract/catalogue/comment.ts';
import { productDetail } from '../../../src/contract/catalogue/product.ts';
import { ownCourses, playlist } from '../../../src/contract/learning/progress.ts';
import { customPage, listPages } from '../../../src/contract/site/customPage.ts';
import { howToBuy } from '../../../src/contract/site/howToBuy.ts';
import { galleryOf } from '../../../src/domain/catalogue/product.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';

onDatabase('the demo shop', (opened) => {
  let database: Database;
  let shop: TestShop;

  beforeAll(async () => {
    database = opened();
    shop = await buildTestShop({ database, clock: movableClock(Date.UTC(2026, 1, 15, 3)) });
  });
  afterAll(() => shop.close());

  const rowsIn = async (table: string): Promise<number> =>
    Number((await database.executeSql(`select count(*) as n from ${table}`)).rows[0]?.n);

  test('is continued where a start was killed, and filled once only', async () => {
    const broken = {
      ...shop.parts,
      identity: { ...shop.parts.identity, createAccount: () => Promise.reject(new Error('killed')) },
    };
    await expect(seedDemoShop(broken)).rejects.toThrow('killed');
    expect(await rowsIn('users')).toBe(0);
    expect(await seedDemoShop(shop.parts)).toBe(true);
    const filled = [await rowsIn('items'), await rowsIn('orders'), await rowsIn('mail_messages')];
    expect(await seedDemoShop(shop.parts)).toBe(false);
    expect([await rowsIn('items'), await rowsIn('orders'), await rowsIn('mail_messages')]).toEqual(filled);
  });

  test('sells at least 24 courses and 6 products with covers that are there', async () => {
    const courses = await shop.call(listCourses, { query: { pageSize: 40 } });
    const products = await shop.call(listProducts, { query: { pageSize: 40 } });
    expect(courses.total).toBeGreaterThanOrEqual(24);
    expect(products.total).toBeGreaterThanOrEqual(6);
    expect(new Set(courses.rows.map((row) => row.courseType)).size).toBe(7);
    for (const row of [...courses.rows, ...products.rows]) {
      const picture = await shop.inject({ method: 'GET', url: row.coverUrl ?? '/' });
      expect(picture.headers['content-type'], row.slug).toBe('image/webp');
    }
  });

  test('has pages of its own and questions with answers of the teacher', async () => {
    const pages = await shop.call(listPages);
    expect(pages.map((page) => page.path)).toEqual(['about', 'refunds', 'terms', 'privacy']);
    const { body } = await shop.call(customPage, { params: { path: 'about' } });
    expect(body.th).toContain('<h2>');
    const reviewed = await shop.call(courseComments, { params: { courseId: '1001' }, query: { reviews: 'lowest' } });
    expect(reviewed.rows.map(({ stars }) => stars)).toEqual([3, 4, 5, 5, 5]);
    const { rows } = await shop.call(courseComments, { params: { courseId: '1001' } });
    expect(rows.map(({ answers }) => answers.map(({ author }) => author.kind))).toEqual([
      [],
      ['instructor'],
      ['instructor'],
    ]);
  });

  test('shows a gallery, a film and facts of its products', async () => {
    const { rows } = await shop.call(listProducts, { query: { pageSize: 40 } });
    const products = await Promise.all(
      rows.map((row) => shop.call(productDetail, { params: { id: row.slug, n: '0' } })),
    );
    for (const product of products) {
      expect([product.slug, galleryOf(product).length >= 4, product.facts.length > 0]).toEqual([
        product.slug,
        true,
        true,
      ]);
    }
    const entries = products.flatMap(galleryOf);
    expect(entries.some((entry) => entry.kind === 'video')).toBe(true);
    for (const entry of entries) {
      const url = entry.kind === 'video' ? entry.video.mp4Url : entry.url;
      expect([url, (await shop.inject({ method: 'HEAD', url })).statusCode]).toEqual([url, 200]);
    }
  });

  test('says in its own words how to buy', async () => {
    const { isEnabled, steps } = await shop.call(howToBuy);
    expect([isEnabled, steps]).toEqual([true, siteTexts.howToBuy]);
  });

  test('has an order in each state for the administrator, what waits first', async () => {
    const administrator = await demoVisitor('admin');
    const { rows } = await shop.call(adminOrders, { query: { pageSize: 40 } }, { as: administrator });
    expect(new Set(rows.map((order) => order.status))).toEqual(
      new Set(['pendingApproved', 'cancelled', 'notYetReceived', 'approved', 'rejected']),
    );
    const waiting = rows.map((order) => order.reports.some((report) => report.decision === 'waiting'));
    expect(waiting).toEqual(waiting.toSorted((a, b) => Number(b) - Number(a)));
    expect(rows.some((order) => order.underReview)).toBe(true);
  });

  test('has a student who is in the middle of a course', async () => {
    const student = await demoVisitor('student');
    const { rows: owned } = await shop.call(ownCourses, {}, { as: student });
    expect(owned.map((course) => [course.courseId, course.hasAccess])).toEqual([
      ['1014', true],
      ['1001', true],
    ]);
    const shown = await shop.call(playlist, { params: { courseId: '1001' } }, { as: student });
    const films = shown.sections.flatMap(({ lectures }) => lectures.flatMap(({ video }) => video ?? []));
    expect(films.length).toBeGreaterThan(0);
    for (const { mp4Url, webmUrl, subtitles } of films) {
      for (const url of [mp4Url ?? '', webmUrl ?? '', subtitles[0]?.url ?? '']) {
        const part = await shop.inject({ method: 'GET', url, headers: { range: 'bytes=0-1' } }, student);
        expect([200, 206], url).toContain(part.statusCode);
      }
    }
  });

  async function demoVisitor(username: string) {
    const account = demoAccounts.find((each) => each.username === username);
    if (!account) throw new Error(`There is no demo account ${username}`);
    const visitor = shop.visitor();
    const session = await shop.parts.identity.signIn(username, account.password, new Headers());
    if (session.kind === 'refused') throw new Error(`${username} cannot sign in: ${session.code}`);
    for (const cookie of session.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      visitor.cookies.set(name, value);
    }
    return visitor;
  }
});
