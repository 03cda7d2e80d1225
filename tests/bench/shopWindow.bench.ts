import { thaiSegmenter } from '../../server/catalogue/thaiSegmenter.ts';
import { demoShop } from '../../server/demo/content/demoShop.ts';
import { wordsOf } from '../../src/domain/search/search.ts';
import { seededRandom } from '../proof/seededRandom.ts';
import { startPostgres } from '../support/run/postgres.ts';
import { type RunningShop, startShop } from '../support/shop/shopServer.ts';
import type { Bench, BenchRow } from './bench.ts';
import { inMilliseconds } from './figures.ts';
import { compareTimes } from './load.ts';
import { addCourses, makeCourses } from './manyCourses.ts';

const many = 10_000;
const few = 100;
/** Ratio of a long list over a short one. */
const limit = 'at most 3';

/** A visitor's request; `page` is in the middle of the list. */
type Request = { readonly what: string; readonly query: (page: number) => Query | (() => Query) };
type Query = Readonly<Record<string, string>>;

const keyword = (words: string) => ({ query: () => ({ keyword: words }) });
const requests: readonly Request[] = [
  { what: 'list, first page', query: () => ({}) },
  { what: 'list, page in the middle', query: (page) => ({ page: String(page) }) },
  { what: 'list of 40', query: () => ({ pageSize: '40' }) },
  { what: 'list by price, page in the middle', query: (page) => ({ page: String(page), sort: 'priceUp' }) },
  { what: 'list, newest', query: () => ({ sort: 'newest' }) },
  { what: 'list of a category', query: () => ({ filter: demoShop.categories[0]?.linkPath ?? '' }) },
  { what: 'search ภาษี', ...keyword('ภาษี') },
  { what: 'search การ, which is everywhere', ...keyword('การ') },
  { what: 'search ภาษีร้านค้าออนไลน์', ...keyword('ภาษีร้านค้าออนไลน์') },
  { what: 'search ถ่ายภาพด้วยมือถือ by price', query: () => ({ keyword: 'ถ่ายภาพด้วยมือถือ', sort: 'priceUp' }) },
  { what: 'search python', ...keyword('python') },
  { what: 'search ภาษรีานค้า, mistyped', ...keyword('ภาษรีานค้า') },
  { what: 'search ถายภาพมือถือ, mistyped', ...keyword('ถายภาพมือถือ') },
  { what: 'search ฟฟฟฟฟฟ, which is nowhere', ...keyword('ฟฟฟฟฟฟ') },
  { what: 'search of two words, others each time', query: () => eachTime(({ word }) => `${word()} ${word()}`) },
  { what: 'search of a word with a slip, another each time', query: () => eachTime(withSlip) },
];

type Random = { readonly word: () => string; readonly below: (limit: number) => number };

/** Questions made of words of the demo shop, which both shops have; the same ones in the same order for both. */
function eachTime(ask: (random: Random) => string): () => Query {
  const { below } = seededRandom(20_261_121);
  const random = { below, word: () => shopWords[below(shopWords.length)] ?? '' };
  return () => ({ keyword: ask(random) });
}

const shopWords = [
  ...new Set(
    demoShop.courses
      .flatMap(({ title, summary }) => wordsOf(`${title.th} ${title.en} ${summary.th} ${summary.en}`, thaiSegmenter))
      .filter((word) => word.length >= 5),
  ),
];

/** A word in which one letter is left out. */
function withSlip({ word, below }: Random): string {
  const right = word();
  const at = below(right.length);
  return right.slice(0, at) + right.slice(at + 1);
}

/** Lists and searches of 10,000 courses against the same of 100: asked for the first time, and again. */
export const bench: Bench = {
  name: 'shop window',
  run: async () => [...(await onPglite()), ...(await onPostgres())],
};

async function onPglite(): Promise<BenchRow[]> {
  const large = await startFilled(many);
  const small = await startFilled(few);
  try {
    return await compareShops('PGlite', large, small);
  } finally {
    await large.stop();
    await small.stop();
  }
}

async function onPostgres(): Promise<BenchRow[]> {
  const postgres = await startPostgres({ durable: true });
  const large = await startFilled(many, await postgres.createDatabase('many'));
  const small = await startFilled(few, await postgres.createDatabase('few'));
  try {
    return await compareShops('PostgreSQL', large, small);
  } finally {
    await large.stop();
    await small.stop();
    await postgres.stop();
  }
}

/** A shop with so many courses, the demo shop's among them. */
async function startFilled(count: number, url?: string): Promise<RunningShop> {
  const shop = await startShop({ withoutPages: true, env: url === undefined ? {} : { DATABASE_URL: url } });
  await shop.halt();
  await addCourses(
    { dataDir: shop.dataDir, ...(url === undefined ? {} : { url }) },
    makeCourses(count - demoShop.courses.length, Date.now()),
  );
  await shop.restart();
  return shop;
}

async function compareShops(database: string, large: RunningShop, small: RunningShop): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { what, query } of requests) {
    const [first, against] = await compareTimes(
      { url: always(large, query(many / 20)) },
      { url: always(small, query(few / 20)) },
    );
    rows.push(inMilliseconds(`${database}, ${what}: p95 (${limit})`, first, against));
  }
  const [again, against] = await compareTimes(
    { url: `${large.url}/public/courses` },
    { url: `${small.url}/public/courses` },
  );
  rows.push(inMilliseconds(`${database}, list, asked for again: p95 (${limit})`, again, against));
  return rows;
}

let asked = 0;

/** Each request has a new address, so that no cached answer matches. */
const always = (shop: RunningShop, query: Query | (() => Query)) => () => {
  asked += 1;
  const next = typeof query === 'function' ? query() : query;
  return `${shop.url}/public/courses?${new URLSearchParams({ ...next, nonce: String(asked) })}`;
};
