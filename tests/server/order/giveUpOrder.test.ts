import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/store/database/database.ts';
import { giveUpOrderKeyCall, placeOrderCall } from '../../../src/contract/order/order.ts';
import { openTestDatabase } from '../../support/run/databases.ts';
import { requestOf } from '../../support/shop/buying.ts';
import { openRaceShop, type RaceShop } from '../../support/shop/raceShop.ts';

let database: Database;
let opened: RaceShop;
beforeAll(async () => {
  database = await openTestDatabase('PostgreSQL');
  opened = await openRaceShop(database);
});
afterAll(async () => {
  await opened?.shop.close();
  await database?.close();
});

const ordersOf = (userId: string) => opened.ask(`select count(*)::int from orders where user_id = '${userId}'`);

test('a press that arrives after another order was placed in its stead makes no second one', async () => {
  const { shop, client, ready, ask } = opened;
  const as = await shop.signedIn();
  const first = await ready(as, requestOf({ items: ['201'], quantity: 1 }));
  const second = await ready(as, requestOf({ items: ['201'], quantity: 2 }));
  const key = randomUUID();
  const taken = Number(await ask(`select seats_taken from items where id = '201'`));
  expect(await client.call(giveUpOrderKeyCall, { params: { key } }, { as })).toBeNull();
  expect(await client.ask(placeOrderCall, { body: second.body }, { as, key: randomUUID() })).toMatchObject({
    kind: 'answer',
  });
  expect(await client.ask(placeOrderCall, { body: first.body }, { as, key })).toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  });
  expect(await ordersOf(as.userId)).toBe(1);
  expect(await ask(`select seats_taken from items where id = '201'`)).toBe(taken + 2);
});

test('of an order and its giving up at once either is told of the other: it is placed and named, or refused and none', async () => {
  const { buyers, client, ready, race } = opened;
  for (const as of await buyers(12)) {
    const key = randomUUID();
    const racer = await ready(as, requestOf({ items: ['101'] }));
    const [[placed], made] = await Promise.all([
      race([{ ...racer, key }]),
      client.call(giveUpOrderKeyCall, { params: { key } }, { as }),
    ]);
    const outcome = placed?.kind === 'answer' ? placed.value.id : placed?.code;
    expect(outcome).toBe(made?.id ?? 'IDEMPOTENCY_CONFLICT');
    expect(await ordersOf(as.userId)).toBe(made === null ? 0 : 1);
  }
});

test('so many keys of one buyer are given up in an hour, as each is kept, and of others as many', async () => {
  const { shop, client, clock, ask } = opened;
  const [as, other] = [await shop.signedIn(), await shop.signedIn()];
  const giveUp = async (who: typeof as) => {
    const answer = await client.ask(giveUpOrderKeyCall, { params: { key: randomUUID() } }, { as: who });
    return answer.kind === 'answer' ? answer.value : answer.code;
  };
  for (let count = 0; count < 60; count += 1) expect(await giveUp(as)).toBeNull();
  const keys = `select count(*)::int from idempotency_keys`;
  const before = await ask(keys);
  expect(await giveUp(as)).toBe('TOO_MANY_REQUESTS');
  expect(await ask(keys)).toBe(before);
  expect(await giveUp(other)).toBeNull();
  clock.forward(3_600_000);
  expect(await giveUp(as)).toBeNull();
});
