import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/store/database/database.ts';
import { agree, findOffered, type Offered, order } from '../support/browser/shopping.ts';
import { startPostgres } from '../support/run/postgres.ts';
import { type Buyer, makeBuyers } from '../support/shop/makeBuyers.ts';
import { type ShopClient, shopClient } from '../support/shop/shopClient.ts';
import { startShop } from '../support/shop/shopServer.ts';
import type { Bench, BenchRow } from './bench.ts';
import { perSecond } from './figures.ts';

const buyerCount = 40;
const coursesEach = 5;
/** Buyers, and inserts, at the same time. */
const together = 8;
const insertCount = 2_000;

/** Quotes alone, and whole orders (quote, then order), over HTTP, against single rows inserted into the same database, each durable as its orders are. */
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

type ShopFigures = { readonly quotes: number; readonly orders: number };

const rowsOf = (database: string, { quotes, orders }: ShopFigures, against: number): BenchRow[] => [
  perSecond(`Quotes on ${database}`, quotes, against),
  perSecond(`Orders on ${database}`, orders, against),
];

/** Every buyer has the same few courses quoted, then buys them, one after the other. Both per second, after a few orders that do not count. */
async function shopFor(client: ShopClient, buyers: readonly Buyer[]): Promise<ShopFigures> {
  const courses = (await findOffered(client)).filter(({ seatsLeft }) => seatsLeft === null);
  const [first, ...chosen] = courses.slice(0, coursesEach + 1);
  if (!first || chosen.length < coursesEach) throw new Error('The demo shop has too few courses for this bench');
  await Promise.all(buyers.slice(0, together).map((buyer) => buy(client, buyer, first)));
  const ofAll = async (act: (buyer: Buyer, course: Offered) => Promise<unknown>) => {
    const begun = performance.now();
    await serve(buyers, async (buyer) => {
      for (const course of chosen) await act(buyer, course);
    });
    return (buyers.length * chosen.length) / ((performance.now() - begun) / 1_000);
  };
  return {
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

async function buy(client: ShopClient, buyer: Buyer, course: Offered): Promise<void> {
  const placed = await order(client, buyer, await agree(client, buyer, course), randomUUID());
  if (placed.kind === 'refused') throw new Error(`An order was refused: ${placed.status} ${placed.code}`);
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

/** Rows per second, each in a transaction of its own. */
async function insertAll(insertOne: (values: string[]) => Promise<unknown>): Promise<number> {
  const words = 'ก'.repeat(200);
  const begun = performance.now();
  let left = insertCount;
  const insertSome = async () => {
    for (; left > 0; left -= 1) await insertOne([randomUUID(), words]);
  };
  await Promise.all(Array.from({ length: together }, insertSome));
  return insertCount / ((performance.now() - begun) / 1_000);
}
