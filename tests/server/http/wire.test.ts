import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonMaximumBytes } from '../../../server/app.ts';
import { statusOf } from '../../../server/http/failure.ts';
import type { HandledCall } from '../../../server/http/handle.ts';
import { allRoutes } from '../../../server/routes/all.ts';
import { changeCounts } from '../../../server/store/database/changeCounts.ts';
import { type Database, databaseOn } from '../../../server/store/database/database.ts';
import type { Call } from '../../../src/contract/call.ts';
import { saveCartCall } from '../../../src/contract/cart/cart.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import { failureCodes } from '../../../src/domain/failure.ts';
import { failureMessages } from '../../../src/i18n/app/failures.ts';
import { fieldProblems as words } from '../../../src/i18n/th/app/fieldProblems.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop, readRefusal, type TestShop } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';
import { readCalls } from './readCalls.ts';

/** Calls of the table without exactly one handler, and handlers without a call. */
function tableFaults(table: readonly Call[], handled: readonly HandledCall[]): readonly string[] {
  const countOf = (name: string) => handled.filter(({ call }) => call.name === name).length;
  return [
    ...table.filter(({ name }) => countOf(name) === 0).map(({ name }) => `${name} has no handler`),
    ...table.filter(({ name }) => countOf(name) > 1).map(({ name }) => `${name} has several handlers`),
    ...handled.filter(({ call }) => !table.includes(call)).map(({ call }) => `${call.name} is not in the table`),
  ];
}

/** Served beside the calls, because it also comes as a form (`registerProviders.ts`). */
const servedApart = ['paySolutionsWebhook'];

test('every call of the contract has exactly one handler', async () => {
  const table = (await readCalls()).filter(({ name }) => !servedApart.includes(name));
  expect(tableFaults(table, allRoutes)).toEqual([]);
});

test('a missing, a doubled and a foreign handler are found', () => {
  const [first, second] = allRoutes;
  if (!first || !second) throw new Error('There are no routes');
  expect(tableFaults([first.call, second.call], [first, first])).toEqual([
    `${second.call.name} has no handler`,
    `${first.call.name} has several handlers`,
  ]);
  expect(tableFaults([first.call], [first, second])).toEqual([`${second.call.name} is not in the table`]);
});

test('every code has words in both languages and a status that is a refusal', () => {
  for (const code of failureCodes) {
    expect(failureMessages.th[code]).toMatch(/[\u0E00-\u0E7F]/);
    expect(failureMessages.en[code]).toMatch(/^[\x20-\x7E]+$/);
    expect(statusOf(code)).toBeGreaterThanOrEqual(400);
  }
});

onDatabase('the wire', (database) => {
  const clock = movableClock();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
  });
  afterAll(() => shop.close());

  const put = (payload: string, type = 'application/json') =>
    shop.inject({ method: 'PUT', url: saveCartCall.path, payload, headers: { 'content-type': type } });
  const at = new Date(0).toISOString();

  test('an answer is private and never stored between', async () => {
    const response = await put(JSON.stringify({ items: [], updated_at: at }));
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers.etag).toBeUndefined();
  });

  test('every answer names the key that it is for, a refusal too, and nothing that is no key', async () => {
    const key = randomUUID();
    const ask = (payload: unknown, headers: Record<string, string>) =>
      shop.inject({ method: 'PUT', url: saveCartCall.path, payload: JSON.stringify(payload), headers });
    const type = { 'content-type': 'application/json' };
    const cart = { items: [], updated_at: at };
    const told = async (payload: unknown, headers: Record<string, string>) => {
      const { statusCode, headers: answered } = await ask(payload, { ...type, ...headers });
      return [statusCode, answered['idempotency-key']];
    };
    expect(await told(cart, { 'idempotency-key': key })).toEqual([200, key]);
    expect(await told([], { 'idempotency-key': key })).toEqual([400, key]);
    expect(await told(cart, { 'idempotency-key': key, 'sec-fetch-site': 'cross-site' })).toEqual([403, key]);
    expect(await told(cart, { 'idempotency-key': `${key}, x` })).toEqual([200, undefined]);
    expect(await told(cart, {})).toEqual([200, undefined]);
  });

  test('a key that is none is not called missing', async () => {
    const told = async (headers: Record<string, string>) =>
      readRefusal(await shop.inject({ method: 'POST', url: reportTransferCall.path, payload: {}, headers })).fields[
        'Idempotency-Key'
      ];
    expect([await told({}), await told({ 'idempotency-key': 'abc' })]).toEqual([words.required, words.invalid]);
  });

  test('all faulty fields are named at once, by their path', async () => {
    const line = { course_id: '../x', course_type: 'course', qty: 0, seen_price: 1.005, added_at: 'yesterday' };
    const refused = readRefusal(await put(JSON.stringify({ items: [line], updated_at: 5 })));
    expect(refused).toMatchObject({ status: 400, code: 'INPUT_ERROR' });
    expect(refused.fields).toEqual({
      updated_at: words.wrongType,
      'items.0.course_id': words.invalid,
      'items.0.priecingplan_id': words.required,
      'items.0.qty': words.tooSmall,
      'items.0.seen_price': words.invalid,
      'items.0.added_at': words.invalid,
    });
  });

  test('what is no JSON, no object, or too much is refused and not looked at', async () => {
    expect(readRefusal(await put('{"items":'))).toMatchObject({ status: 400, code: 'INPUT_ERROR' });
    expect(readRefusal(await put('[]'))).toMatchObject({ status: 400, fields: { body: words.wrongType } });
    expect(readRefusal(await put('null'))).toMatchObject({ status: 400 });
    expect(readRefusal(await put('{"__proto__":{"a":1}}'))).toMatchObject({ status: 400 });
    expect(readRefusal(await put('<a/>', 'application/xml'))).toMatchObject({ status: 415, code: 'INPUT_ERROR' });
    expect(readRefusal(await put(`"${'x'.repeat(jsonMaximumBytes)}"`))).toMatchObject({ status: 413 });
  });

  test.each([
    ['a character that no text column can hold', 'a\u0000b'],
    ['half a character, which would be kept as another one', 'a\ud800b'],
  ])('%s is refused by name', async (_, username) => {
    const response = await shop.inject({
      method: 'POST',
      url: '/public/students/login',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ username, password: 'x' }),
    });
    expect(readRefusal(response)).toMatchObject({ status: 400, fields: { username: words.invalid } });
  });

  test('an unknown address of the calls is a real 404 in JSON', async () => {
    for (const url of ['/api/nothing', '/public/nothing', '/private/nothing', '/webhook/x', '/uploads/public/a.webp']) {
      const response = await shop.inject({ url, headers: { accept: 'text/html' } });
      expect(readRefusal(response)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    expect(readRefusal(await shop.inject({ method: 'DELETE', url: '/private/cart' })).status).toBe(404);
  });

  test('the message is in the language of the request, Thai otherwise', async () => {
    const said = async (language: string) =>
      readRefusal(await shop.inject({ url: '/private/cart', headers: { 'accept-language': language } })).message;
    expect(await said('en-GB,en;q=0.9')).toBe(failureMessages.en.UNAUTHORIZED);
    expect(await said('de, en;q=0.5, th;q=0.4')).toBe(failureMessages.en.UNAUTHORIZED);
    expect(await said('en;q=0.1, th')).toBe(failureMessages.th.UNAUTHORIZED);
    expect(await said('de')).toBe(failureMessages.th.UNAUTHORIZED);
  });

  test('a shared answer gives no cookie, also to somebody who is signed in', async () => {
    const student = await shop.signedIn();
    const response = await shop.inject({ url: '/public/categories' }, student);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.headers['cache-control']).toContain('public');
  });

  test('signs of life', async () => {
    expect((await shop.inject({ url: '/healthz' })).json()).toEqual({ success: true });
    expect((await shop.inject({ method: 'HEAD', url: '/robots.txt' })).statusCode).toBe(200);
    const key = randomUUID();
    const sign = await shop.inject({ method: 'HEAD', url: '/healthz', headers: { 'idempotency-key': key } });
    expect([sign.statusCode, sign.headers['idempotency-key'], sign.headers['cache-control']]).toEqual([
      200,
      key,
      'no-store',
    ]);
  });
});

describe('when something breaks', () => {
  const lines: string[] = [];
  let shop: TestShop;
  let fault = new Error('not set');
  beforeAll(async () => {
    const { log } = fastify({ logger: { level: 'error', stream: { write: (line) => lines.push(line) } } });
    shop = await buildTestShop({ database: brokenDatabase(() => fault), clock: movableClock(), log });
  });
  afterAll(() => shop.close());

  test('a database that is away answers 503 and when to come again', async () => {
    fault = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const key = randomUUID();
    const sign = await shop.inject({ method: 'HEAD', url: '/healthz', headers: { 'idempotency-key': key } });
    expect([sign.statusCode, sign.headers['idempotency-key']], 'a page knows who tells it').toEqual([503, key]);
    const response = await shop.inject({ url: '/public/categories' });
    expect(readRefusal(response)).toMatchObject({ status: 503, code: 'TEMPORARILY_UNAVAILABLE' });
    expect(response.headers['retry-after']).toBe('5');
    expect((await shop.inject({ url: '/healthz' })).statusCode).toBe(503);
    expect(lines).toEqual([]);
  });

  test('a defect answers 500 with the number of the request, and its words only go to the log', async () => {
    fault = new Error('secret words of the inside');
    const refused = readRefusal(await shop.inject({ url: '/public/categories' }));
    expect(refused).toMatchObject({ status: 500, code: 'SERVER_ERROR', message: failureMessages.th.SERVER_ERROR });
    expect(refused.details).toEqual({ requestId: expect.stringMatching(/^[\w-]{12}$/) });
    expect(lines.join()).toContain('secret words of the inside');
    expect(lines.join()).toContain(String(refused.details?.requestId));
  });
});

/** A database on which every statement fails with the current fault. */
function brokenDatabase(fault: () => Error): Database {
  const fail = async () => {
    throw fault();
  };
  return databaseOn({
    kind: 'postgres',
    queueSource: { kind: 'postgres', url: '' },
    db: drizzle(fail) as never,
    executeSql: fail,
    changes: changeCounts(),
    runTransaction: fail,
    close: async () => {},
  });
}
