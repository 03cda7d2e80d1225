import { demoShop } from '../../server/demo/content/demoShop.ts';
import { login } from '../../src/contract/people/session.ts';
import { startPostgres, type TestPostgres } from '../support/run/postgres.ts';
import { administrator } from '../support/shop/person.ts';
import { newVisitor, shopClient } from '../support/shop/shopClient.ts';
import { type RunningShop, startShop } from '../support/shop/shopServer.ts';
import { cookieHeader } from '../support/shop/wireRequest.ts';
import type { Bench, BenchRow } from './bench.ts';
import { inMilliseconds } from './figures.ts';
import { compareMedians, type Target } from './load.ts';
import { addCourses, makeCourses } from './manyCourses.ts';
import { addOrders } from './manyOrders.ts';

const large = { courses: 10_000, orders: 200_000, people: 50_000 };
const small = { courses: 100, orders: 2_000, people: 500 };
type Size = typeof large;

/** A screen's request, and what part of it is asked for. */
type Asked = { readonly what: string; readonly path: (size: Size) => string; readonly untilFirstByte?: boolean };

const pageSize = 20;
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

const list = (path: string, query: Readonly<Record<string, string>> = {}) =>
  `${path}?${new URLSearchParams({ pageSize: String(pageSize), ...query })}`;

/** The first, the middle and the last page of a list with so many rows. */
const pages = (
  what: string,
  path: string,
  rows: (size: Size) => number,
  query: Readonly<Record<string, string>> = {},
) =>
  [
    { which: 'first page', at: () => 1 },
    { which: 'page in the middle', at: (size: Size) => Math.ceil(rows(size) / pageSize / 2) },
    { which: 'last page', at: (size: Size) => Math.floor(rows(size) / pageSize) },
  ].map(({ which, at }) => ({
    what: `${what}, ${which}`,
    path: (size: Size) => list(path, { ...query, page: String(at(size)) }),
  }));

const orders = '/api/admin/orders';
const people = '/api/admin/accounts';
const items = '/api/admin/items';
const coupons = '/api/admin/coupons';
const papers = '/api/admin/documents';
const audit = '/api/admin/audit';
const once = (what: string, path: string, query: Readonly<Record<string, string>> = {}): Asked => ({
  ...{ what, path: () => list(path, query) },
});

const asked: readonly Asked[] = [
  ...pages('orders, queue', orders, (size) => size.orders),
  ...['newest', 'oldest', 'dearest', 'cheapest'].flatMap((sort) =>
    pages(`orders, ${sort}`, orders, (size) => size.orders, { sort }),
  ),
  ...pages('orders, approved', orders, (size) => size.orders * 0.83, { status: 'approved' }),
  ...['notYetReceived', 'pendingApproved', 'rejected', 'cancelled', 'refunded'].map((status) =>
    once(`orders, ${status}`, orders, { status }),
  ),
  ...pages('orders by bank transfer', orders, (size) => size.orders * 0.53, { method: 'bankTransfer' }),
  once('orders under review', orders, { review: 'open' }),
  once('orders of a week', orders, { from: day(107), to: day(100) }),
  once('orders of a year, approved, by card, dearest', orders, {
    ...{ from: day(400), to: day(35), status: 'approved', method: 'cardToken', sort: 'dearest' },
  }),
  once('orders, search of a number', orders, { keyword: '1001234' }),
  once('orders, search of part of a number', orders, { keyword: '1234' }),
  once('orders, search of a name', orders, { keyword: 'พิมพ์ใจ' }),
  once('orders, search of an address', orders, { keyword: 'pimjai' }),
  once('orders, search of two letters', orders, { keyword: 'ใจ' }),
  once('orders, search without a find', orders, { keyword: 'ฟฟฟฟฟฟ' }),
  ...pages('people', people, (size) => size.people),
  once('people, students', people, { role: 'student' }),
  once('people, blocked', people, { blocked: 'only' }),
  once('people, search of a name', people, { keyword: 'พิมพ์ใจ' }),
  once('people, search of an address', people, { keyword: 'pimjai' }),
  once('people, search of a number', people, { keyword: '0812345678' }),
  ...pages('catalogue', items, (size) => size.courses),
  once('catalogue, products', items, { kind: 'product' }),
  once('catalogue, search of a word', items, { keyword: 'ภาษี' }),
  once('catalogue, search of English', items, { keyword: 'python' }),
  once('catalogue, search without a find', items, { keyword: 'ฟฟฟฟฟฟ' }),
  ...pages('coupons', coupons, (size) => size.orders / 20),
  once('coupons, search of a code', coupons, { keyword: 'SAVE12' }),
  once('coupons, search of a label', coupons, { keyword: 'รุ่น 7' }),
  ...pages('papers', papers, (size) => size.orders * 0.83),
  once('papers of a month', papers, { month: day(60).slice(0, 7) }),
  once('papers, cancelled', papers, { state: 'cancelled' }),
  once('papers, search of a number', papers, { keyword: '-001234' }),
  once('papers, search of an order', papers, { keyword: '1001234' }),
  once('papers, search of a name', papers, { keyword: 'พิมพ์ใจ' }),
  once('papers, search without a find', papers, { keyword: 'ฟฟฟฟฟฟ' }),
  once('promotions', '/api/admin/promotions'),
  ...pages('audit', audit, (size) => size.orders),
  once('audit of a person', audit, { actor: 'p1' }),
  once('audit of an order', audit, { subject: 'o000001000' }),
  once('files', '/api/admin/media'),
  once('e-mails', '/api/admin/mail'),
  once('comments', '/api/admin/comments', { state: 'all' }),
  once('categories with their numbers', '/api/admin/categories'),
  once('overview by day', '/api/admin/figures', { step: 'day' }),
  once('overview by week', '/api/admin/figures', { step: 'week' }),
  once('overview by month, a year', '/api/admin/figures', { step: 'month' }),
  once('first steps', '/api/admin/first-steps'),
  once('exact matches', '/api/admin/exact-matches'),
  {
    ...once('orders of a month as CSV, first byte', '/api/admin/exports/orders-csv', { from: day(60), to: day(30) }),
    untilFirstByte: true,
  },
];

/** The desk of a shop with 200,000 orders against the same of a hundredth. */
export const bench: Bench = {
  name: 'desk',
  run: async (part) => {
    const wanted = asked.filter(({ what }) => what.includes(part));
    const postgres = await startPostgres({ durable: true });
    const [ours, against] = [await startFilled(postgres, large), await startFilled(postgres, small)];
    try {
      return await compareShops(ours, against, wanted);
    } finally {
      await ours.stop();
      await against.stop();
      await postgres.stop();
    }
  },
};

async function startFilled(postgres: TestPostgres, size: Size): Promise<RunningShop> {
  const url = await postgres.createDatabase(`desk ${size.orders}`);
  const shop = await startShop({ withoutPages: true, env: { DATABASE_URL: url } });
  await shop.halt();
  const now = Date.now();
  await addCourses({ dataDir: shop.dataDir, url }, makeCourses(size.courses - demoShop.courses.length, now));
  await addOrders(url, { ...size, now });
  await shop.restart();
  return shop;
}

async function signIn(shop: RunningShop): Promise<string> {
  const as = newVisitor();
  const { username, password } = administrator;
  await shopClient(shop.url).call(login, { body: { username, password } }, { as });
  return cookieHeader(as);
}

/** So many rows ask fewer than 600 times, the most calls of a session in a minute. */
const rowsOfSession = 20;

async function compareShops(ours: RunningShop, against: RunningShop, wanted: readonly Asked[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  let cookies: readonly [string, string] = ['', ''];
  for (const [index, { what, path, untilFirstByte = false }] of wanted.entries()) {
    if (index % rowsOfSession === 0) cookies = [await signIn(ours), await signIn(against)];
    const target = (shop: RunningShop, size: Size, cookie: string): Target => ({
      ...{ url: `${shop.url}${path(size)}`, headers: { cookie }, untilFirstByte },
    });
    const [p50, small50] = await compareMedians(target(ours, large, cookies[0]), target(against, small, cookies[1]));
    rows.push(inMilliseconds(`${what} (at most 3)`, p50, small50));
  }
  return rows;
}
