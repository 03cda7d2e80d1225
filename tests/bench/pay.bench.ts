import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { invoiceNoOf } from '../../server/payments/twoC2P/invoiceNo.ts';
import { chargeByGatewayQr, currentCharge } from '../../src/contract/order/charge.ts';
import { placeOrderCall } from '../../src/contract/order/order.ts';
import { quoteCart } from '../../src/contract/order/quote.ts';
import type { Order } from '../../src/domain/order/order.ts';
import { findOffered, type Offered, quoteRequest } from '../support/browser/shopping.ts';
import { startPostgres } from '../support/run/postgres.ts';
import { type Buyer, makeBuyers } from '../support/shop/makeBuyers.ts';
import { type ShopClient, shopClient } from '../support/shop/shopClient.ts';
import { startShop } from '../support/shop/shopServer.ts';
import type { Bench, BenchRow } from './bench.ts';
import { inMilliseconds, percentile, perSecond } from './figures.ts';

const coursesEach = 6;
const settledOneByOne = 200;
const inBurst = 1_000;
const burstMs = 10_000;
/** Buyers, and inserts, at the same time. */
const together = 8;
const settleWithinMs = 120_000;

/**
 * Charges by the gateway's QR on PostgreSQL with the sandbox answering at once: starts, settlements by a poll, and a burst
 * of notifications, which fails if one is not taken. Against inserts of the same rows, each start or settlement a transaction.
 */
export const bench: Bench = {
  name: 'pay',
  run: async () => {
    const postgres = await startPostgres({ durable: true });
    const databaseUrl = await postgres.createDatabase('pay');
    const shop = await startShop({ withoutPages: true, env: { DATABASE_URL: databaseUrl } });
    const pool = new pg.Pool({ connectionString: databaseUrl, max: together });
    try {
      const [sandboxUrl] = /http:\/\/127\.0\.0\.1:\d+/.exec(shop.output()) ?? [];
      if (sandboxUrl === undefined) throw new Error('The shop did not print the address of its sandbox');
      const buyers = await makeBuyers({ ...shop, databaseUrl }, (settledOneByOne + inBurst) / coursesEach);
      return await measure({ client: shopClient(shop.url), sandboxUrl, pool }, buyers);
    } finally {
      await pool.end();
      await shop.stop();
      await postgres.stop();
    }
  },
};

type Parts = { readonly client: ShopClient; readonly sandboxUrl: string; readonly pool: pg.Pool };

async function measure(parts: Parts, buyers: readonly Buyer[]): Promise<BenchRow[]> {
  const { client, pool, sandboxUrl } = parts;
  const orders = await placeAll(client, buyers);
  const starts = await timed(orders, (order) =>
    client.call(chargeByGatewayQr, { body: { orderId: order.id, orderToken: order.token } }),
  );
  const invoices = await invoicesOf(pool, sandboxUrl, orders);
  const single = invoices.slice(0, settledOneByOne);
  for (const { invoiceNo } of single) await control(sandboxUrl, invoiceNo, 'mark', paidSilently);
  const settlements = await timed(single, async ({ order }) => {
    const charge = await client.call(currentCharge, { params: { token: order.token } });
    if (charge?.state !== 'settled') throw new Error(`A poll did not settle its charge: ${charge?.state}`);
  });
  const burst = await sendBurst(parts, invoices.slice(settledOneByOne));
  const bare = {
    starts: await insertAgain(pool, ['payment_attempts']),
    settlements: await insertAgain(pool, ['payment_attempts', 'order_events', 'access_grants']),
  };
  return [
    perSecond('Starts of a charge', starts.perSecond, bare.starts.perSecond),
    inMilliseconds('Start of a charge, p95', starts.p95, bare.starts.p95),
    perSecond('Settlements by a poll', settlements.perSecond, bare.settlements.perSecond),
    inMilliseconds('Settlement by a poll, p95', settlements.p95, bare.settlements.p95),
    inMilliseconds(`Burst of ${inBurst} notifications, until all are settled`, burst.settledMs, burstMs),
    inMilliseconds('From a notification to the approval, p95', burst.p95, bare.settlements.p95),
  ];
}

async function placeAll(client: ShopClient, buyers: readonly Buyer[]): Promise<readonly Order[]> {
  const courses = (await findOffered(client)).filter(({ seatsLeft }) => seatsLeft === null).slice(0, coursesEach);
  if (courses.length < coursesEach) throw new Error('The demo shop has too few courses for this bench');
  const orders: Order[] = [];
  await timed(buyers, async (buyer) => {
    for (const course of courses) orders.push(await place(client, buyer, course));
  });
  return orders;
}

async function place(client: ShopClient, as: Buyer, course: Offered): Promise<Order> {
  const method = 'cardGatewayQr';
  const request = { ...quoteRequest([course]), method } as const;
  const { quote, signature } = await client.call(quoteCart, { body: request }, { as });
  const body = { ...request, quote, signature, language: 'th', tax: null, delivery: null } as const;
  return await client.call(placeOrderCall, { body }, { as, key: randomUUID() });
}

type Timed = { readonly perSecond: number; readonly p95: number };

/** Some at a time; the time of each (ms). */
async function timed<Thing>(things: readonly Thing[], act: (thing: Thing) => Promise<unknown>): Promise<Timed> {
  const waiting = [...things];
  const times: number[] = [];
  const begun = performance.now();
  const actSome = async () => {
    for (let thing = waiting.pop(); thing !== undefined; thing = waiting.pop()) {
      const from = performance.now();
      await act(thing);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: together }, actSome));
  return { perSecond: (things.length / (performance.now() - begun)) * 1_000, p95: percentile(times, 0.95) };
}

type Invoice = { readonly order: Order; readonly invoiceNo: string };

const paidSilently = { status: 'approved', posting: 'none' };

/** The gateway's number of each order's charge. */
async function invoicesOf(pool: pg.Pool, sandboxUrl: string, orders: readonly Order[]): Promise<readonly Invoice[]> {
  const { rows } = await pool.query<{ id: string; order_id: string }>('select id, order_id from payment_attempts');
  const byOrder = new Map(rows.map(({ id, order_id }) => [order_id, id]));
  const received = (await (await fetch(`${sandboxUrl}/`)).text()).match(/twoC2P [0-9A-Z]+/g) ?? [];
  const known = new Set(received.map((name) => name.slice('twoC2P '.length)));
  return orders.map((order) => {
    const invoiceNo = invoiceNoOf(byOrder.get(order.id) ?? '');
    if (!known.has(invoiceNo)) throw new Error(`The sandbox has no charge of the order ${order.id}`);
    return { order, invoiceNo };
  });
}

async function control(sandboxUrl: string, invoiceNo: string, deed: 'mark' | 'announce', body: object) {
  const answer = await fetch(`${sandboxUrl}/twoC2P/control/transactions/${invoiceNo}/${deed}`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  });
  const { status } = (await answer.json()) as { status: unknown };
  return status;
}

/** Pays and announces all within the time of the burst, evenly. */
async function sendBurst({ sandboxUrl, pool }: Parts, invoices: readonly Invoice[]) {
  const begun = Date.now();
  const sentAt = new Map<string, number>();
  const send = async ({ order, invoiceNo }: Invoice, at: number) => {
    await pause((at * burstMs) / invoices.length);
    await control(sandboxUrl, invoiceNo, 'mark', paidSilently);
    sentAt.set(order.id, Date.now());
    const status = await control(sandboxUrl, invoiceNo, 'announce', { status: 'approved' });
    if (status !== 200) throw new Error(`A notification was answered with ${status}`);
  };
  await Promise.all(invoices.map(send));
  const approvedAt = await untilApproved(pool, [...sentAt.keys()], begun + settleWithinMs);
  const times = [...approvedAt].map(([orderId, at]) => at - (sentAt.get(orderId) ?? at));
  return { settledMs: Math.max(...approvedAt.values()) - begun, p95: percentile(times, 0.95) };
}

async function untilApproved(pool: pg.Pool, ids: readonly string[], until: number): Promise<Map<string, number>> {
  for (;;) {
    const { rows } = await pool.query<{ order_id: string; at: string }>(approvals, [ids]);
    if (rows.length === ids.length) return new Map(rows.map(({ order_id, at }) => [order_id, Number(at)]));
    if (Date.now() > until) throw new Error(`Only ${rows.length} of ${ids.length} charges were settled`);
    await pause(100);
  }
}

const approvals =
  "select order_id, extract(epoch from at) * 1000 as at from order_events where to_status = 'approved' and order_id = any($1)";

/** Inserts the rows of these tables again, into bare copies: one row of each in a transaction. */
async function insertAgain(pool: pg.Pool, tables: readonly string[]): Promise<Timed> {
  const copies = await Promise.all(
    tables.map(async (table) => {
      const name = `bare_${table}_${tables.length}`;
      await pool.query(`create table ${name} (like ${table} including indexes)`);
      const { rows } = await pool.query<{ row: string }>(
        `select row_to_json(t)::text as row from ${table} t limit $1`,
        [inBurst],
      );
      return { name, rows: rows.map(({ row }) => row) };
    }),
  );
  const count = Math.min(...copies.map(({ rows }) => rows.length));
  return await timed(
    Array.from({ length: count }, (_, at) => at),
    async (at) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        for (const { name, rows } of copies) {
          await client.query(`insert into ${name} select * from json_populate_record(null::${name}, $1)`, [rows[at]]);
        }
        await client.query('commit');
      } finally {
        client.release();
      }
    },
  );
}
