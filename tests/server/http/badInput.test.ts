import { randomBytes, randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readImportFile } from '../../../server/import/readImportFile.ts';
import { allCalls } from '../../../server/routes/all.ts';
import type { Database } from '../../../server/store/database/database.ts';
import { importCatalogue } from '../../../server/useCases/catalogue/importCatalogue.ts';
import { webhookPath } from '../../../server/useCases/payment/returnReference.ts';
import { adminMail } from '../../../src/contract/administration/administration.ts';
import { catalogueDelta, listCategories } from '../../../src/contract/catalogue/catalogue.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { productDetail } from '../../../src/contract/catalogue/product.ts';
import { type PageData, pageDataId } from '../../../src/contract/site/drawnPage.ts';
import { saveSettings, siteSettings } from '../../../src/contract/site/site.ts';
import { providerTitles } from '../../../src/domain/order/paymentMethod.ts';
import { shopNameMaximum } from '../../../src/domain/site/refuseSettings.ts';
import { buildPages } from '../../support/run/builtPages.ts';
import { onDatabase, openTestDatabase } from '../../support/run/databases.ts';
import { hostileMarkup, nowhereSegments, stackedMarks, turnedRound } from '../../support/shop/badText.ts';
import { buyingIn } from '../../support/shop/buying.ts';
import { buildTestShop, readRefusal, type TestShop, type Visitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const start = Date.UTC(2026, 1, 15, 5);
const browser = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-dest': 'document' };

/** Internals that must never be shown. */
const inside = /\b(select|insert|postgres|pglite|drizzle|zod|node_modules|stack)\b|\.ts:|Error:/i;

/** Items whose ids result from careless parsing of the addresses. */
async function addTemptingItems(add: ReturnType<typeof rowsOf>): Promise<void> {
  await add.category({ id: 'tempting', linkPath: '1' });
  await add.category({ id: 'things', kind: 'product', linkPath: '2', position: 2 });
  for (const id of ['1', '0', '16', '1000']) await add.course({ id, slug: `${id}-course`, categoryId: 'tempting' });
  for (const id of ['p1', 'p0']) await add.product({ id, slug: `${id}-thing`, categoryId: 'things' });
  await add.promotion({ id: '1' }, ['1']);
}

onDatabase('an address that leads nowhere', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock: movableClock(start) });
    await addTemptingItems(rowsOf(database().db, start));
  });
  afterAll(() => shop.close());

  test.each([
    ['a course', '/public/courses/', '/0'],
    ['a product', '/public/products/', '/0'],
    ['a page of the shop', '/public/pages/', ''],
    ['a playlist', '/public/course/videoplaylist/', ''],
    ['a file', '/uploads/public/', ''],
  ])('is refused in words where %s is asked for, and never breaks the shop', async (_, before, after) => {
    for (const segment of nowhereSegments) {
      const response = await shop.inject({ url: `${before}${segment}${after}` });
      const { code, message } = readRefusal(response);
      expect([segment, [400, 401, 404].includes(response.statusCode)]).toEqual([segment, true]);
      expect([segment, ['INPUT_ERROR', 'NOT_FOUND', 'UNAUTHORIZED'].includes(code)]).toEqual([segment, true]);
      expect(message).toMatch(/[\u0E00-\u0E7F]/);
      expect(response.body).not.toMatch(inside);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  test.each([['courses of a category'], ['a filter of a list']])('finds nothing in %s', async (asked) => {
    for (const segment of nowhereSegments) {
      const path = readable(segment);
      const response = asked.startsWith('courses')
        ? await shop.inject({ method: 'POST', url: '/public/course/cate/pathname', payload: { link_path: path } })
        : await shop.inject({ url: `/public/courses?${new URLSearchParams({ filter: path })}` });
      expect([segment, [200, 400, 404].includes(response.statusCode)]).toEqual([segment, true]);
      if (response.statusCode === 200) expect(response.json()).toMatchObject({ data: [], total: 0 });
      expect(response.body).not.toMatch(inside);
    }
  });

  test('a bad read by POST is not told as something that was not saved', async () => {
    const url = '/public/course/cate/pathname';
    const english = { 'accept-language': 'en' };
    const bodies = [{ link_path: 1 }, {}, { link_path: 'x'.repeat(300) }];
    const refused = await Promise.all(
      bodies.map((payload) => shop.inject({ method: 'POST', url, payload, headers: english })),
    );
    const unreadable = await shop.inject({
      ...{ method: 'POST' as const, url, payload: '{"link_path":' },
      headers: { ...english, 'content-type': 'application/json' },
    });
    for (const response of [...refused, unreadable]) {
      expect(readRefusal(response)).toMatchObject({ code: 'INPUT_ERROR', message: 'The request is not valid' });
    }
    const written = await shop.inject({
      method: 'POST',
      url: '/public/students/forgotpass',
      payload: {},
      headers: english,
    });
    expect(readRefusal(written).message).toMatch(/^This could not be saved/);
  });

  test('what a mind reads in an address opens nothing, what stands in it does', async () => {
    const opened = async (slug: string) => (await shop.send(courseDetail, { params: { slug, n: '0' } })).statusCode;
    expect(await Promise.all(['1', '1-', '1-x', '1-..', '1-<b>', '1-ก้้้', `1-${'ก'.repeat(250)}`].map(opened))).toEqual(
      Array(7).fill(200),
    );
    expect(await Promise.all(['１', '1 ', ' 1', '1_', '1.', '1/..', 'course'].map(opened))).toEqual(Array(7).fill(404));
  });

  test('the number behind an id is not looked at, however it is written', async () => {
    for (const n of ['0', '-1', '1e9', 'x', '%3Cb%3E', '99999999999999999999']) {
      expect([n, (await shop.inject({ url: `/public/courses/1/${n}` })).statusCode]).toEqual([n, 200]);
    }
  });
});

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Every text column of a file, filled with one text. */
const rowsFilledWith = (bad: string) => {
  const both = (...names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => [`${name}_th`, `${name}_en`]).map((name) => [name, bad]));
  const shared = { ...both('title', 'summary', 'description'), address_words: 'bad-words' };
  const course = {
    ...{ id: '101', kind: 'course', category: 'data', course_type: 'In-class', ...shared },
    ...both('instructor', 'outcomes', 'venue', 'category_name'),
    plans: [{ ...both('name'), type: 'One-Time Payment', price_thb: 1000, id: '101a' }],
  };
  const product = { id: '201', kind: 'product', category: 'things', ...shared, ...both('product_kind'), price_thb: 99 };
  return [course, { ...product, ...both('category_name'), seats: 9 }];
};

const textOf = (document: string): string =>
  document
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|amp|#x27);/g, (entity) => entitySigns[entity] ?? entity);
const entitySigns: Readonly<Record<string, string>> = {
  ...{ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&', '&#x27;': "'" },
};

const deep = 16_000;
const fileHead = 'Content-Disposition: form-data; name="imageinput0"; filename="slip.png"\r\n\r\n';
const unreadable: readonly (readonly [string, string, string])[] = [
  ['lists within lists', 'application/json', `${'['.repeat(deep)}${']'.repeat(deep)}`],
  ['objects within objects', 'application/json', `${'{"a":'.repeat(deep / 2)}1${'}'.repeat(deep / 2)}`],
  ['a form without its end', 'multipart/form-data; boundary=x', `--x\r\n${fileHead}bytes`],
  ['a form without a boundary', 'multipart/form-data', `--x\r\n${fileHead}bytes\r\n--x--`],
  [
    'a boundary of 300 signs',
    `multipart/form-data; boundary=${'x'.repeat(300)}`,
    `--${'x'.repeat(300)}\r\n${fileHead}bytes\r\n--${'x'.repeat(300)}--`,
  ],
];

onDatabase('a body that cannot be read', (database) => {
  const clock = movableClock(start);
  const logged: string[] = [];
  let shop: TestShop;
  let administrator: Visitor;
  beforeAll(async () => {
    const log = fastify({ logger: { level: 'warn', stream: { write: (line: string) => logged.push(line) } } }).log;
    shop = await buildTestShop({ database: database(), clock, log });
    administrator = await shop.signedIn('administrator');
  });
  afterAll(() => shop.close());

  test.each(unreadable)('is a bad request to every call: %s', async (_, type, payload) => {
    const answers = new Map<string, string>();
    const calls = allCalls.filter(({ method, path }) => method !== 'GET' && !path.startsWith(webhookPath));
    for (const { name, method, path } of calls) {
      clock.forward(100);
      const url = path.replace(/\{\w+\}/g, '101');
      const headers = { 'content-type': type, 'idempotency-key': randomUUID(), 'accept-language': 'en' };
      const response = await shop.inject(
        { method, url, payload, headers },
        { cookies: administrator.cookies, address: shop.visitor().address },
      );
      answers.set(name, `${response.statusCode} ${readRefusal(response).code}`);
    }
    expect([...answers].filter(([, answer]) => answer !== '400 INPUT_ERROR')).toEqual([]);
    expect(answers.size).toBeGreaterThan(100);
    expect(logged).toEqual([]);
  });

  test.each(unreadable)('is no defect of a provider’s address: %s', async (_, type, payload) => {
    for (const provider of Object.keys(providerTitles)) {
      const url = `${webhookPath}${provider}`;
      const headers = { 'content-type': type };
      const { statusCode } = await shop.inject({ method: 'POST', url, payload, headers });
      expect([provider, statusCode < 500]).toEqual([provider, true]);
    }
  });
});

describe('what an administrator writes', () => {
  const clock = movableClock(start);
  let database: Database;
  let shop: TestShop;
  let plain: Database;
  let plainShop: TestShop;

  beforeAll(async () => {
    const build = (await buildPages()).assetFolders()[0] ?? '';
    database = await openTestDatabase('PostgreSQL');
    shop = await buildTestShop({ database, clock, assetFolders: [build] });
    await rowsOf(database.db, start).bankTransfer();
    const { found, faults } = readImportFile('bad.json', Buffer.from(JSON.stringify(rowsFilledWith(hostileMarkup))));
    expect(faults).toEqual([]);
    const options = { clock: () => clock.now, randomBytes, total: found.length, isDryRun: false, onProgress: () => {} };
    expect(await importCatalogue(database.db, [found], options)).toMatchObject({ faults: [], created: 2 });
    const administrator = await shop.signedIn('administrator');
    const { settings } = await shop.call(siteSettings);
    const bad = { th: hostileMarkup, en: hostileMarkup };
    const name = hostileMarkup.slice(0, shopNameMaximum);
    await shop.call(
      saveSettings,
      { body: { ...settings, title: { th: name, en: name }, transferTimeLimitText: bad } },
      { as: administrator },
    );
    plain = await openTestDatabase('PostgreSQL');
    plainShop = await buildTestShop({ database: plain, clock, assetFolders: [build] });
    await addTemptingItems(rowsOf(plain.db, start));
  });
  afterAll(async () => {
    await Promise.all([shop.close(), plainShop.close()]);
    await Promise.all([database.close(), plain.close()]);
  });

  test('is answered as it was written, as data that no browser takes for a page', async () => {
    const bad = { th: hostileMarkup, en: hostileMarkup };
    const course = await shop.call(courseDetail, { params: { slug: '101', n: '0' } });
    expect(course).toMatchObject({ title: bad, summary: bad, description: bad, instructorName: bad });
    expect(course.plans[0]?.name).toEqual(bad);
    expect(course.schedule.venue).toEqual(bad);
    const product = await shop.call(productDetail, { params: { id: '201', n: '0' } });
    expect(product).toMatchObject({ title: bad, kindName: bad, description: bad });
    expect((await shop.call(listCategories)).map(({ name }) => name)).toEqual([bad, bad]);
    for (const call of [catalogueDelta, listCategories, siteSettings]) {
      const { headers } = await shop.inject({ url: call.path });
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test.each(['/', '/courses', '/courses/data', '/course/101-bad-words', '/products', '/product/201-bad-words'])(
    'is text on %s, in its head and in its data',
    async (url) => {
      for (const language of ['th', 'en']) {
        const { statusCode, body } = await shop.inject({ url, headers: { ...browser, 'accept-language': language } });
        expect(statusCode).toBe(200);
        expect(textOf(body)).toContain(hostileMarkup);
        // None of it becomes an element, an active attribute, or a closing tag.
        expect(body).not.toMatch(/<(img|svg|textarea)\b[^>]*wasHit|<script>|<\/textarea>/);
        expect(body.match(/<\/title>/g)).toHaveLength(1);
        for (const [, attributes] of body.matchAll(/<script ([^>]*)>/g)) {
          expect(attributes).toMatch(/^type="(module|application\/(ld\+)?json)"/);
        }
        for (const [, json = ''] of body.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)) {
          expect(json).not.toMatch(/[<\u2028\u2029]/);
          expect(() => JSON.parse(json)).not.toThrow();
        }
      }
    },
  );

  test('says the same in structured data, in the shared link and in the data of the page', async () => {
    const { body } = await shop.inject({ url: '/product/201-bad-words', headers: browser });
    const structured = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    );
    expect(structured.find((data) => data['@type'] === 'Product')).toMatchObject({ name: hostileMarkup });
    const data: PageData = JSON.parse(new RegExp(`id="${pageDataId}">(.*?)</script>`, 's').exec(body)?.[1] ?? '');
    const told = data.answers.find(([key]) => key.join('/') === 'products/detail/201')?.[1];
    expect(told).toMatchObject({ title: { th: hostileMarkup } });
    const shared = /<meta property="og:title" content="([^"]*)"/.exec(body)?.[1] ?? '';
    expect(textOf(shared)).toContain(hostileMarkup);
  });

  test('comes in messages as plain text, and its lines never become lines of the envelope', async () => {
    const buyer = await shop.signedIn();
    const administrator = await shop.signedIn('administrator');
    await buyingIn(shop).place(buyer, { items: ['101'] });
    const { rows } = await shop.call(adminMail, {}, { as: administrator });
    const written = rows.filter(({ to }) => to === buyer.email);
    expect(written.length).toBeGreaterThan(0);
    for (const { subject } of written) expect(subject).not.toMatch(/[\r\n]/);
    expect(written.map(({ text }) => text).join()).toContain(hostileMarkup);
  });

  test.each([
    ['turned round', turnedRound, 'ย้อนทาง'],
    ['under stacked marks', stackedMarks, 'ก\u0E49\u0E31Z\u0351\u0316'],
  ])('is kept without what reaches beyond it when it is %s', async (_, bad, kept) => {
    const { found, faults } = readImportFile('bad.json', Buffer.from(JSON.stringify(rowsFilledWith(bad))));
    expect(faults).toEqual([]);
    expect(JSON.stringify(found)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\p{M}{5}/u);
    const [course, product] = found.map(({ content }) => content);
    expect(course).toMatchObject({ titleTh: kept, outcomes: [{ th: kept }], instructor: { nameTh: kept } });
    expect(product).toMatchObject({ kindNameTh: kept, plans: [{ nameTh: kept }] });
    const options = { clock: () => clock.now, randomBytes, total: found.length, isDryRun: true, onProgress: () => {} };
    expect(await importCatalogue(database.db, [found], options)).toMatchObject({ faults: [], changed: 2 });
  });

  test('a page that leads nowhere says so with its status, and nothing breaks', async () => {
    const pages = ['/course/', '/product/', '/promotion/', '/courses/', '/page/'];
    // Each address on two kinds of page, so that every kind gets two fifths of them.
    const urls = nowhereSegments.flatMap((segment, at) =>
      [at, at + 2].map((kind) => `${pages[kind % pages.length]}${segment}`),
    );
    for (const url of urls) {
      const { statusCode, body, headers } = await plainShop.inject({ url, headers: browser });
      expect([url, statusCode]).toEqual([url, 404]);
      expect([url, headers['content-type']]).toEqual([url, 'text/html; charset=utf-8']);
      expect([url, textOf(body).includes('ไม่พบ')]).toEqual([url, true]);
      expect(body).toContain('content="noindex');
    }
  }, 60_000);
});
