import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/store/database/database.ts';
import { agree, findOffered, type Offered, order } from '../support/browser/shopping.ts';
import { startPostgres } from '../support/run/postgres.ts';
import { type Buyer, makeBuyers } from '../support/shop/makeBuyers.ts';
import { type ShopClient, shopClient } from '../support/shop/shopClient.ts';
import { startShop } from '../support/shop/shopServer.ts';
import type { Bench, BenchRow } from './bench.ts';
import { inMilliseconds, median, perSecond } from './figures.ts';

const buyerCount = 40;
const coursesEach = 5;
/** Buyers, and inserts, at the same time. */
const together = 8;
const insertCount = 2_000;
/** Inserts one at a time. */
const aloneCount = 300;

/**
 * Placing by one buyer at a time, then quotes alone and whole orders (quote, then order), over HTTP, against single rows
 * inserted into the same database, each as durable as an order.
 */
export const bench: Bench = {
  name: 'orders',
  run: async () => [...(await onPglite()), ...(await onPostgres())],
};

async function onPglite(): Promise<BenchRow[]> {
  const shop = await startShop({ withoutPages: true });
  try {
    await shop.halt();
    const buyers = await makeBuyers(shop, buyerCount);
    await shop.restart();
    const ours = await shopFor(shopClient(shop.url), buyers);
    await shop.halt();
    const database = await openDatabase({ dataDir: shop.dataDir });
    const against = await insertAll(insertOn(database));
    await database.close();
    return rowsOf('PGlite', ours, against);
  } finally {
    await shop.stop();
  }
}

async function onPostgres(): Promise<BenchRow[]> {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await postgres.createDatabase('orders');
  const shop = await startShop({ withoutPages: true, env: { DATABASE_URL: databaseUrl } });
  try {
    const buyers = await makeBuyers({ ...shop, databaseUrl }, buyerCount);
    const ours = await shopFor(shopClient(shop.url), buyers);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: together });
    await pool.query(table);
    const against = await insertAll((values) => pool.query(insert, values));
    await pool.end();
    return rowsOf('PostgreSQL', ours, against);
  } finally {
    await shop.stop();
    await postgres.stop();
  }
}

/** `placing`: milliseconds at p50, one order at a time; the others per second. */
type ShopFigures = { readonly placing: number; readonly quotes: number; readonly orders: number };

type InsertFigures = { readonly alone: number; readonly perSecond: number };

const rowsOf = (database: string, { placing, quotes, orders }: ShopFigures, inserts: InsertFigures): BenchRow[] => [
  inMilliseconds(`Placing on ${database}, one buyer: p50`, placing, inserts.alone),
  perSecond(`Quotes on ${database}`, quotes, inserts.perSecond),
  perSecond(`Orders on ${database}`, orders, inserts.perSecond),
];

/**
 * Each buyer places an order alone; then every buyer has the same few courses quoted and buys them, some buyers at a time.
 * A few orders that do not count come first.
 */
async function shopFor(client: ShopClient, buyers: readonly Buyer[]): Promise<ShopFigures> {
  const courses = (await findOffered(client)).filter(({ seatsLeft }) => seatsLeft === null);
  const [first, second, ...chosen] = courses.slice(0, coursesEach + 2);
  if (!first || !second || chosen.length < coursesEach)
    throw new Error('The demo shop has too few courses for this bench');
  await Promise.all(buyers.slice(0, together).map((buyer) => buy(client, buyer, first)));
  const alone: number[] = [];
  for (const buyer of buyers) alone.push(await buy(client, buyer, second));
  const ofAll = async (act: (buyer: Buyer, course: Offered) => Promise<unknown>) => {
    const begun = performance.now();
    await serve(buyers, async (buyer) => {
      for (const course of chosen) await act(buyer, course);
    });
    return (buyers.length * chosen.length) / ((performance.now() - begun) / 1_000);
  };
  return {
    placing: median(alone),
    quotes: await ofAll((buyer, course) => agree(client, buyer, course)),
    orders: await ofAll((buyer, course) => buy(client, buyer, course)),
  };
}

/** Some buyers at a time. */
async function serve(buyers: readonly Buyer[], each: (buyer: Buyer) => Promise<void>): Promise<void> {
  const waiting = [...buyers];
  const serveSome = async () => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) await each(buyer);
  };
  await Promise.all(Array.from({ length: together }, serveSome));
}

/** Buys a course; answers the milliseconds of the order without its quote. */
async function buy(client: ShopClient, buyer: Buyer, course: Offered): Promise<number> {
  const agreed = await agree(client, buyer, course);
  const begun = performance.now();
  const placed = await order(client, buyer, agreed, randomUUID());
  if (placed.kind === 'refused') throw new Error(`An order was refused: ${placed.status} ${placed.code}`);
  return performance.now() - begun;
}

const table = 'create table bare (id text primary key, at timestamptz not null, words text not null)';
const insert = 'insert into bare values ($1, now(), $2)';

function insertOn({ executeSql }: Database) {
  const isMade = executeSql(table);
  return async (values: string[]) => {
    await isMade;
    await executeSql(insert, values);
  };
}

/** Rows one at a time (ms at p50), and several at a time per second, each in a transaction of its own. */
async function insertAll(insertOne: (values: string[]) => Promise<unknown>): Promise<InsertFigures> {
  const words = 'ก'.repeat(200);
  const alone: number[] = [];
  for (let count = 0; count < aloneCount; count += 1) {
    const begunOne = performance.now();
    await insertOne([randomUUID(), words]);
    alone.push(performance.now() - begunOne);
  }
  const begun = performance.now();
  let left = insertCount;
  const insertSome = async () => {
    for (; left > 0; left -= 1) await insertOne([randomUUID(), words]);
  };
  await Promise.all(Array.from({ length: together }, insertSome));
  return { alone: median(alone), perSecond: insertCount / ((performance.now() - begun) / 1_000) };
}
