import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/store/database.ts';
import { type Buyer, makeBuyers } from '../support/makeBuyers.ts';
import { startPostgres } from '../support/postgres.ts';
import { type ShopClient, shopClient } from '../support/shopClient.ts';
import { agree, findOffered, type Offered, order } from '../support/shopping.ts';
import { startShop } from '../support/shopServer.ts';
import type { Bench, BenchRow } from './bench.ts';
import { perSecond } from './figures.ts';

const buyerCount = 40;
const coursesEach = 5;
/** Buyers, and inserts, at the same time. */
const together = 8;
const insertCount = 2_000;

/** Whole orders (quote, then order, over HTTP) against single rows inserted into the same database, each durable as its orders are. */
export const bench: Bench = {
  name: 'orders',
  run: async () => [await onPglite(), await onPostgres()],
};

async function onPglite(): Promise<BenchRow> {
  const folder = await mkdtemp(join(tmpdir(), 'lanrian-bare-'));
  const shop = await startShop({ withoutPages: true });
  try {
    await shop.halt();
    const buyers = await makeBuyers(shop, buyerCount);
    await shop.restart();
    const ours = await orderAll(shopClient(shop.url), buyers);
    await shop.halt();
    const database = await openDatabase({ dataDir: folder });
    const against = await insertAll(insertOn(database));
    await database.close();
    return perSecond('Orders on PGlite', ours, against);
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<BenchRow> {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await postgres.createDatabase('orders');
  const shop = await startShop({ withoutPages: true, env: { DATABASE_URL: databaseUrl } });
  try {
    const buyers = await makeBuyers({ ...shop, databaseUrl }, buyerCount);
    const ours = await orderAll(shopClient(shop.url), buyers);
    const pool = new pg.Pool({ connectionString: await postgres.createDatabase('bare'), max: together });
    await pool.query(table);
    const against = await insertAll((values) => pool.query(insert, values));
    await pool.end();
    return perSecond('Orders on PostgreSQL', ours, against);
  } finally {
    await shop.stop();
    await postgres.stop();
  }
}

/** Every buyer buys the same few courses one after the other, some buyers at a time. Orders per second. */
async function orderAll(client: ShopClient, buyers: readonly Buyer[]): Promise<number> {
  const courses = (await findOffered(client)).filter(({ seatsLeft }) => seatsLeft === null);
  const [first, ...chosen] = courses.slice(0, coursesEach + 1);
  if (!first || chosen.length < coursesEach) throw new Error('The demo shop has too few courses for this bench');
  await Promise.all(buyers.slice(0, together).map((buyer) => buy(client, buyer, [first])));

  const begun = performance.now();
  const waiting = [...buyers];
  const serve = async () => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) await buy(client, buyer, chosen);
  };
  await Promise.all(Array.from({ length: together }, serve));
  return (buyers.length * coursesEach) / ((performance.now() - begun) / 1_000);
}

async function buy(client: ShopClient, buyer: Buyer, courses: readonly Offered[]): Promise<void> {
  for (const course of courses) {
    const placed = await order(client, buyer, await agree(client, buyer, course), randomUUID());
    if (placed.kind === 'refused') throw new Error(`An order was refused: ${placed.status} ${placed.code}`);
  }
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
