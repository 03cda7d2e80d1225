import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../../server/store/database/database.ts';
import { userGroups } from '../../../server/store/schema/userGroups.ts';
import { pageResource } from '../../../src/contract/site/customPage.ts';
import { type PageData, pageDataId } from '../../../src/contract/site/drawnPage.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { noPage } from '../../../src/domain/site/customPage.ts';
import { languageCookie, themeCookie } from '../../../src/domain/site/displayCookies.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { shell } from '../../../src/i18n/th/app/shell.ts';
import { courseStates } from '../../../src/i18n/th/catalogue/courseStates.ts';
import { buildPages } from '../../support/run/builtPages.ts';
import { openTestDatabase } from '../../support/run/databases.ts';
import { countStatements } from '../../support/shop/countStatements.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const start = Date.UTC(2026, 1, 15, 3);
const browser = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-dest': 'document' };
const hostile = '</script><script>alert(1)</script><!--';

const clock = movableClock(start);
let database: Database;
let build: string;
let shop: TestShop;
let rows: ReturnType<typeof rowsOf>;

beforeAll(async () => {
  build = (await buildPages()).assetFolders()[0] ?? '';
  database = await openTestDatabase('PostgreSQL');
  // A cached read that is ten seconds old looks into the database again.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  shop = await buildTestShop({ database, clock, assetFolders: [build] });
  rows = rowsOf(database.db, start);
  await rows.category({ id: 'tax', nameTh: 'บัญชีและภาษี', nameEn: 'Accounting and tax', position: 1 });
  await rows.category({ id: 'books', kind: 'product', position: 3 });
  await rows.instructor({ id: 'pim', nameTh: 'พิมพ์ชนก ใจเย็น', nameEn: 'Pimchanok', headlineTh: 'ผู้ทำบัญชี' });
  await rows.course({
    ...{ id: '101', slug: '101-tax-for-shops', categoryId: 'tax', instructorId: 'pim', rank: 2 },
    ...{ titleTh: 'ภาษีสำหรับร้านค้าออนไลน์', titleEn: 'Tax for online shops', coverName: 'tax.webp' },
    ...{ summaryTh: `สรุป ${hostile}`, descriptionTh: 'ยื่นภาษีเองได้', descriptionEn: 'File it yourself' },
  });
  await rows.product({ id: '900', slug: '900-exercise-book', categoryId: 'books', titleTh: 'สมุดแบบฝึกหัด' });
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
  await database.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.inject({ url, headers: { ...browser, ...headers } });

/** The text of the page without scripts. */
const textOf = (document: string): string =>
  document
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ');

const dataOf = (document: string): PageData | null => {
  const text = new RegExp(`id="${pageDataId}">(.*?)</script>`, 's').exec(document)?.[1];
  return text === undefined ? null : JSON.parse(text);
};

test.each([
  ['/', 'ภาษีสำหรับร้านค้าออนไลน์'],
  ['/', 'สมุดแบบฝึกหัด'],
  ['/courses', 'ภาษีสำหรับร้านค้าออนไลน์'],
  ['/courses/tax', 'ภาษีสำหรับร้านค้าออนไลน์'],
  ['/course/101-tax-for-shops', 'ยื่นภาษีเองได้'],
  ['/products', 'สมุดแบบฝึกหัด'],
  ['/product/900-exercise-book', 'สมุดแบบฝึกหัด'],
])('%s can be read without a script, and the screen goes on with the data it was drawn with', async (url, text) => {
  const { statusCode, body, headers } = await get(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(textOf(body)).toContain(text);
  expect(body.match(/<title>/g)).toHaveLength(1);
  expect(body.indexOf('<title>')).toBeLessThan(body.indexOf('</head>'));
  expect(body.match(/<meta name="description"/g)).toHaveLength(1);
  const data = dataOf(body);
  expect(data?.address).toBe(url);
  expect(JSON.stringify(data?.answers)).toContain(text);
});

test('whoever runs no script is told what that is needed for, and still finds the pages of the shop', async () => {
  const as = await shop.signedIn('administrator');
  const typed = { ...noPage, path: 'refunds', titleTh: 'การคืนเงิน', bodyTh: 'คืนใน 7 วัน', isPublished: true };
  await shop.call(pageResource.add, { body: typed }, { as });
  for (const url of ['/', '/course/101-tax-for-shops', '/page/refunds', '/no/such/page']) {
    const { body } = await get(url);
    expect(/<noscript>(.*?)<\/noscript>/s.exec(body)?.[1]).toContain(shell.withoutScript);
    const foot = /<footer.*<\/footer>/s.exec(body)?.[0] ?? '';
    expect(foot).toContain('<a class="link" href="/page/refunds">การคืนเงิน</a>');
    expect(foot).toContain(shell.footer.promise);
  }
});

test('a course of a group tells whoever runs no script what to do, and where there are others', async () => {
  await database.db.insert(userGroups).values({ id: 'staff', nameTh: 'พนักงาน', nameEn: null, position: 1 });
  await rows.course({ id: '103', categoryId: 'tax', instructorId: 'pim', userGroupIds: ['staff'] });
  const as = await shop.signedIn('administrator');
  const byGroup = { ...defaultSiteSettings, userGroupsEnabled: true, courseAccessByGroup: true };
  await shop.call(saveSettings, { body: byGroup }, { as });
  const main = /<main.*<\/main>/s.exec((await get('/course/103')).body)?.[0] ?? '';
  const told = /<noscript>(.*?)<\/noscript>/s.exec(main)?.[1];
  expect(textOf(main)).toContain(courseStates.group.title);
  expect(textOf(main)).toContain(courseStates.group.guest);
  expect(told).toContain(courseStates.group.withoutScript);
  expect(told).toContain('href="/courses/tax"');
  await shop.call(saveSettings, { body: defaultSiteSettings }, { as });
});

test('what others find and share stands in the head, each of it once, at the address without what campaigns add', async () => {
  const { publicUrl } = shop.parts.config;
  const { body } = await get('/course/101-tax-for-shops?utm_source=line');
  const head = /<head>(.*?)<\/head>/s.exec(body)?.[1] ?? '';
  const once = [
    'name="robots"',
    'rel="canonical"',
    'property="og:title"',
    'property="og:image"',
    'name="twitter:card"',
  ];
  for (const tag of once) expect([tag, head.split(tag).length]).toEqual([tag, 2]);
  expect(head).toContain(`<link rel="canonical" href="${publicUrl}/course/101-tax-for-shops">`);
  expect(head).toContain(`content="${publicUrl}/uploads/public/1200x630/tax.webp.jpg"`);
  const blocks = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const data = blocks.map(([, text = '']) => JSON.parse(text));
  expect(data.map((block) => block['@type'])).toEqual(['Course', 'BreadcrumbList']);
  expect(data[0].description).toContain('</script>');
  expect(data[1].itemListElement.map((step: { name: string }) => step.name)).toContain('บัญชีและภาษี');
});

test('nothing in the page is run but the app itself, and no word of a shop ends its data', async () => {
  const { body } = await get('/course/101-tax-for-shops');
  expect(body).not.toContain('<script>');
  expect(body).not.toContain('alert(1)</script>');
  const scripts = [...body.matchAll(/<script ([^>]*)>/g)].map(([, attributes = '']) => attributes);
  for (const attributes of scripts) expect(attributes).toMatch(/^type="(module|application\/(ld\+)?json)"/);
  expect(JSON.stringify(dataOf(body)?.answers)).toContain(JSON.stringify(hostile).slice(1, -1));
});

test('nothing of the app is asked for before the page is painted but what then asks for it', async () => {
  const { body } = await get('/');
  const neutral = await get('/cart');
  const [begin, ...others] = body.matchAll(/<script type="module" [^>]*>/g);
  expect(others).toEqual([]);
  const app = [...neutral.body.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
  expect(app.length).toBeGreaterThan(0);
  expect(begin?.[0]).toContain(` data-app="${app.join(' ')}"`);
  expect(begin?.[0]).toMatch(/ data-page="\/assets\/[^"]+\.js"/);
  expect(body).not.toMatch(/<link [^>]*\.js"/);
});

test('the policy knows the styles that stand in the page, and no others', async () => {
  const { body, headers } = await get('/courses');
  const values = new Set([...body.matchAll(/ style="([^"]*)"/g)].map(([, value]) => value));
  const rule = /style-src-attr 'unsafe-hashes'((?: 'sha256-[^']+')+)/.exec(String(headers['content-security-policy']));
  expect(rule?.[1]?.trim().split(' ') ?? []).toHaveLength(values.size);
});

test.each(['/', '/cart', '/shell.html'])(
  'the policy of %s knows the script that stands in it, and no other',
  async (url) => {
    const { body, headers } = await get(url);
    const inline = [...body.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(([, text = '']) => text);
    expect(inline).toHaveLength(1);
    const digests = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const rule = /(?:^|;)script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    expect(rule).toBe(["'self'", ...digests].join(' '));
  },
);

test('the policy allows the hosts of a tag manager while the settings name one and visits are counted', async () => {
  const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
  const administrator = await shop.signedIn('administrator');
  const save = (changed: object) =>
    shop.call(saveSettings, { body: { ...defaultSiteSettings, ...changed } }, { as: administrator });
  const before = await policyOf('/courses');
  expect(before).not.toContain('google');
  await save({ tagManagerId: 'GTM-AB12CD3', analyticsEnabled: true });
  for (const url of ['/courses', '/cart', '/shell.html']) {
    const [, scripts = ''] = /(?:^|;)script-src ([^;]*)/.exec(await policyOf(url)) ?? [];
    expect(scripts.split(' ').filter((source) => source.includes('.'))).toEqual(['https://www.googletagmanager.com']);
    expect(scripts).not.toContain('unsafe');
  }
  expect(await policyOf('/courses')).toMatch(/connect-src [^;]* https:\/\/\*\.google-analytics\.com/);
  await save({ tagManagerId: 'GTM-AB12CD3' });
  expect(await policyOf('/courses')).toBe(before);
  await save({});
});

test('a session changes nothing in the page, and the page tells nothing of it', async () => {
  const plain = await get('/course/101-tax-for-shops');
  const person = await shop.signedIn();
  const seen = await shop.inject({ url: '/course/101-tax-for-shops', headers: browser }, person);
  expect(seen.body).toBe(plain.body);
  expect(seen.headers['set-cookie']).toBeUndefined();
  expect(seen.body).not.toContain(person.username);
});

test('what is not there answers 404, and says so on a page', async () => {
  const items = ['/course/404-gone', '/product/404-gone', '/promotion/404', '/courses/nowhere'];
  for (const url of [...items, '/no/such/page', '/admin/nowhere', '/admin/orders/1/2', '/admin/settings/x']) {
    const { statusCode, body } = await get(url);
    expect([url, statusCode]).toEqual([url, 404]);
    expect(textOf(body)).toContain('ไม่พบ');
    expect(body).toContain('content="noindex');
  }
});

test.each(['/cart', '/admin', '/admin/', '/admin/orders', '/admin/orders/100', '/admin/settings'])(
  '%s belongs to a person and is the one neutral document',
  async (url) => {
    const { body, headers, statusCode } = await get(url);
    expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-cache', expect.anything()]);
    expect(dataOf(body)).toBeNull();
    expect(body).not.toContain('data-drawn');
  },
);

describe('language and appearance', () => {
  const drawnIn = async (headers: Record<string, string>) =>
    /<html lang="(\w+)" data-drawn="(\w+)"(?: data-theme="(\w+)")?/.exec((await get('/', headers)).body)?.slice(1);

  test('are the browser’s, or what the person said', async () => {
    expect(await drawnIn({})).toEqual(['th', 'th', undefined]);
    expect(await drawnIn({ 'accept-language': 'en-US,en;q=0.9,th;q=0.8' })).toEqual(['th', 'th', undefined]);
    expect(await drawnIn({ 'accept-language': 'en-GB,en' })).toEqual(['en', 'en', undefined]);
    expect(await drawnIn({ cookie: `${languageCookie}=en; ${themeCookie}=dark` })).toEqual(['en', 'en', 'dark']);
    expect(await drawnIn({ cookie: `${languageCookie}="><b>; ${themeCookie}=x` })).toEqual(['th', 'th', undefined]);
  });

  test('keep their answers apart', async () => {
    const thai = await get('/course/101-tax-for-shops');
    const english = await get('/course/101-tax-for-shops', { 'accept-language': 'en' });
    expect(textOf(english.body)).toContain('Tax for online shops');
    expect(textOf(english.body)).toContain('File it yourself');
    expect(english.headers.etag).not.toBe(thai.headers.etag);
    expect(String(thai.headers.vary).toLowerCase()).toContain('accept-language');
    expect(String(thai.headers.vary).toLowerCase()).toContain('cookie');
  });
});

test('a page that has not changed is not sent again; one that has is', async () => {
  const first = await get('/courses');
  const known = { 'if-none-match': String(first.headers.etag) };
  const again = await get('/courses', known);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  await rows.course({ id: '102', categoryId: 'tax', instructorId: 'pim', titleTh: 'คอร์สใหม่ล่าสุด', rank: 1 });
  const changed = await get('/courses', known);
  expect(changed.statusCode).toBe(200);
  expect(textOf(changed.body)).toContain('คอร์สใหม่ล่าสุด');
});

test.each(['/', '/courses?sort=newest', '/course/101-tax-for-shops', '/products'])(
  '%s is told and sent again without a look into the database',
  async (url) => {
    const first = await get(url);
    const statements = countStatements(database);
    expect((await get(url, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
    expect((await get(url)).body).toBe(first.body);
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
  },
);

test('so is a course of layout four, which shows the questions of a registration', async () => {
  await rows.course({ id: '104', categoryId: 'tax', instructorId: 'pim', layout: 'four', rank: 9 });
  await rows.plan({ id: '104a', itemId: '104' });
  const first = await get('/course/104-item');
  expect(JSON.stringify(dataOf(first.body)?.answers)).toContain('customLabels');
  const statements = countStatements(database);
  expect((await get('/course/104-item', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  expect((await get('/course/104-item')).body).toBe(first.body);
  expect(statements).not.toHaveBeenCalled();
  statements.mockRestore();
});

test.each(['th', 'en'])(
  'links lead to the one address of a course or product, which its page names (%s)',
  async (language) => {
    const { publicUrl } = shop.parts.config;
    const lists = ['/', '/courses', '/courses/tax', '/courses?keyword=tax', '/products', '/course/101-tax-for-shops'];
    const drawn = await Promise.all(lists.map((url) => get(url, { 'accept-language': language })));
    const found = drawn.flatMap(({ body }) => [...body.matchAll(/<a [^>]*href="(\/(?:course|product)\/[^"]*)"/g)]);
    const addresses = new Set(found.map(([, address = '']) => address));
    expect([...addresses]).toEqual(expect.arrayContaining(['/course/101-tax-for-shops', '/product/900-exercise-book']));
    for (const address of addresses) {
      const { body } = await get(address, { 'accept-language': language });
      expect(body).toContain(`<link rel="canonical" href="${publicUrl}${address}">`);
    }
  },
);

test('a page travels packed for whoever can unpack it, and is the same page', async () => {
  const plain = await get('/');
  const packed = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(String(packed.headers.vary).toLowerCase()).toMatch(/accept-language.*accept-encoding/);
  expect(brotliDecompressSync(packed.rawPayload).toString('utf8')).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

test('what campaigns add to an address changes nothing', async () => {
  const { body } = await get('/?source=app&utm_campaign=x');
  expect(dataOf(body)?.address).toBe('/');
});

test('an address that has too many pages drawn gets the neutral document for further ones, and all that is known', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanrian-drawn-'));
  cpSync(build, folder, { recursive: true });
  const empty = 'head: "", markup: "<p>drawn</p>", modules: [], answers: [], refusals: [], defects: []';
  const drawer = `export const isDrawn = () => true, answerBy = () => {}, drawPage = async () => ({ status: 200, ${empty} });`;
  writeFileSync(join(folder, '.draw', 'draw.mjs'), drawer);
  const crawled = await buildTestShop({ database, clock, assetFolders: [folder] });
  const ask = async (url: string, remoteAddress = '10.0.0.1') => {
    const { statusCode, body } = await crawled.inject({ url, headers: browser, remoteAddress });
    return [statusCode, body.includes('<p>drawn</p>')];
  };
  for (let number = 0; number < 300; number += 1) await ask(`/course/${number}`);
  expect(await ask('/course/0')).toEqual([200, true]);
  expect(await ask('/course/300')).toEqual([200, false]);
  expect(await ask('/course/300', '10.0.0.2')).toEqual([200, true]);
  expect(await ask('/course/300')).toEqual([200, true]);
  clock.forward(60_000);
  expect(await ask('/course/301')).toEqual([200, true]);
  await crawled.close();
  rmSync(folder, { recursive: true, force: true });
});

test('where a page cannot be drawn the neutral document comes, and the defect is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanrian-drawn-'));
  cpSync(build, folder, { recursive: true });
  appendFileSync(join(folder, '.draw', 'draw.mjs'), '\n;throw new Error("broken build");\n');
  const told: string[] = [];
  const log = fastify({ logger: { level: 'error', stream: { write: (line: string) => void told.push(line) } } }).log;
  const broken = await buildTestShop({ database, clock, assetFolders: [folder], log });
  const { statusCode, body, headers } = await broken.inject({ url: '/', headers: browser });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(body).toContain('<noscript>');
  expect(told.join()).toContain('broken build');
  await broken.close();
  rmSync(folder, { recursive: true, force: true });
});
