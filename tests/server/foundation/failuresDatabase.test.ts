import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../server/store/database/database.ts';
import { listCourses } from '../../../src/contract/catalogue/catalogue.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { giveUpOrderKeyCall, orderOfKey, placeOrderCall } from '../../../src/contract/order/order.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import { quoteCart } from '../../../src/contract/order/quote.ts';
import { currentPerson } from '../../../src/contract/people/session.ts';
import { type BreakableWire, layWire } from '../../support/browser/breakableWire.ts';
import { createMigratedPostgres } from '../../support/run/databases.ts';
import { reportOf, requestOf } from '../../support/shop/buying.ts';
import { type OrderShop, openOrderShop } from '../../support/shop/openOrderShop.ts';
import { readRefusal, type SignedInVisitor } from '../../support/shop/shopApp.ts';

let wire: BreakableWire;
let database: Database;
let opened: OrderShop;
/** A direct connection to the database that no test cuts. */
let beside: pg.Client;
let looker: pg.Client;
let isCut = false;

const cut = async () => {
  isCut = true;
  await wire.cut();
};
const mend = async () => {
  isCut = false;
  await wire.mend();
};

beforeAll(async () => {
  const direct = await createMigratedPostgres();
  beside = new pg.Client({ connectionString: direct });
  looker = new pg.Client({ connectionString: direct });
  await Promise.all([beside.connect(), looker.connect()]);
  const url = new URL(direct);
  wire = await layWire(url.hostname, Number(url.port));
  url.port = String(wire.port);
  database = await openDatabase({ url: url.href, dataDir: null });
  opened = await openOrderShop(database);
});
afterEach(async () => {
  if (isCut) await mend();
});
afterAll(async () => {
  await opened?.shop.close();
  await database?.close();
  await wire?.cut();
  await Promise.all([beside?.end(), looker?.end()]);
});

const seatsTaken = async () =>
  (await beside.query(`select seats_taken from items where id = '110'`)).rows[0]?.seats_taken;
const ordersOf = async (userId: string) =>
  (await beside.query('select id from orders where user_id = $1', [userId])).rows.length;

/**
 * Locks the row of the last seats, so that an order waits within its transaction; returns a function that releases it.
 */
async function holdSeats(): Promise<() => Promise<unknown>> {
  await beside.query('begin');
  await beside.query(`select id from items where id = '110' for update`);
  return () => beside.query('rollback');
}

/** Resolves when this many statements of the shop wait for a lock, or when cancelled. The driver queues statements. */
async function untilWaiting(count: number, isWanted = () => true): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (isWanted() && (await looker.query(waiting)).rows.length < count);
}
const untilOrderWaits = () => untilWaiting(1);

async function sendOrder(as: SignedInVisitor, items: readonly string[]) {
  const body = await opened.buying.orderRequest(as, { items });
  const key = randomUUID();
  return { key, send: () => opened.shop.send(placeOrderCall, { body }, { as, key }) };
}

test('while the database is away every call that needs it says so, and what is known is still told', async () => {
  const { shop, buying } = opened;
  const buyer = await shop.signedIn();
  const order = await buying.place(buyer, { items: ['101'] });
  const slip = await buying.slipFor(buyer, order);
  const another = await sendOrder(buyer, ['102']);
  const known = { params: { slug: '101', n: '0' } };
  await shop.call(listCourses);
  await shop.call(courseDetail, known);

  await cut();
  expect(await shop.call(listCourses)).toMatchObject({ total: expect.any(Number) });
  expect(await shop.call(courseDetail, known)).toMatchObject({ id: '101' });
  const answers = [
    await shop.send(courseDetail, { params: { slug: '103', n: '0' } }),
    await shop.send(quoteCart, { body: requestOf({ items: ['101'] }) }),
    await shop.send(currentPerson, {}, { as: buyer }),
    await another.send(),
    await shop.send(reportTransferCall, { body: reportOf(order, { slipNames: [slip] }) }),
    await buying.upload(buyer, { orderToken: order.token }),
  ];
  const away = { status: 503, code: 'TEMPORARILY_UNAVAILABLE' };
  expect(answers.map(readRefusal)).toMatchObject(answers.map(() => away));
  expect(answers.map(({ headers }) => headers['retry-after'])).toEqual(answers.map(() => '5'));

  await mend();
  expect(await ordersOf(buyer.userId)).toBe(1);
  expect((await buying.look(order)).reports).toEqual([]);
});

test('when the database is back the same server goes on, and the same key has one effect', async () => {
  const { shop, buying } = opened;
  const buyer = await shop.signedIn();
  const order = await sendOrder(buyer, ['101']);
  await cut();
  expect((await order.send()).statusCode).toBe(503);
  await mend();
  const first = await order.send();
  expect([first.statusCode, (await order.send()).body]).toEqual([200, first.body]);
  expect(await ordersOf(buyer.userId)).toBe(1);
  expect(await shop.call(currentPerson, {}, { as: buyer })).toMatchObject({ id: buyer.userId });
  await buying.reported(await shop.signedIn(), { items: ['101'] });
});

test('an order that the cut meets half-way leaves nothing behind, and can be sent again', async () => {
  const buyer = await opened.shop.signedIn();
  const before = await seatsTaken();
  const order = await sendOrder(buyer, ['110']);
  const letGo = await holdSeats();
  const answer = order.send();
  await untilOrderWaits();
  await cut();
  expect(readRefusal(await answer)).toMatchObject({ status: 503, code: 'TEMPORARILY_UNAVAILABLE' });
  await letGo();
  await mend();

  expect((await order.send()).statusCode).toBe(200);
  expect(await ordersOf(buyer.userId)).toBe(1);
  expect(await seatsTaken()).toBe(before + 1);
});

test('a database that ends its connections, as when it restarts, is met with 503 and then served again', async () => {
  const buyer = await opened.shop.signedIn();
  const before = await seatsTaken();
  const order = await sendOrder(buyer, ['110']);
  const letGo = await holdSeats();
  const answer = order.send();
  await untilOrderWaits();
  await looker.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'lanrian%'`,
  );
  expect(readRefusal(await answer)).toMatchObject({ status: 503, code: 'TEMPORARILY_UNAVAILABLE' });
  await letGo();
  expect([await ordersOf(buyer.userId), await seatsTaken()]).toEqual([0, before]);

  expect((await order.send()).statusCode).toBe(200);
  expect(await ordersOf(buyer.userId)).toBe(1);
  expect(await seatsTaken()).toBe(before + 1);
});

test.each([
  ['asks for the order of a key', orderOfKey],
  ['gives a key up', giveUpOrderKeyCall],
])('who %s while it is being placed waits, and is told of it', async (_, call) => {
  const { shop } = opened;
  const buyer = await shop.signedIn();
  const { key, send } = await sendOrder(buyer, ['110']);
  const letGo = await holdSeats();
  const sending = send();
  await untilOrderWaits();
  let isAnswered = false;
  const asking = shop.send(call, { params: { key } }, { as: buyer }).finally(() => {
    isAnswered = true;
  });
  await untilWaiting(2, () => !isAnswered);
  await letGo();
  expect((await sending).statusCode).toBe(200);
  expect((await asking).json()).toMatchObject({ data: { courses: [{ course_id: '110' }] } });
  expect(await ordersOf(buyer.userId)).toBe(1);
});
