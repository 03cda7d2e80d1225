import { beforeEach, expect, test } from 'vitest';
import { isRefusal, type Refusal, refuse } from '../../../server/base/refusal.ts';
import type { Tx } from '../../../server/store/database/connection.ts';
import { allOrRefused, bodyHashOf, onceByKey } from '../../../server/store/database/onceByKey.ts';
import { counters, idempotencyKeys } from '../../../server/store/schema/shop.ts';
import { onDatabase } from '../../support/run/databases.ts';

const use = (change: Partial<{ scope: string; key: string; bodyHash: string }> = {}) => ({
  ...{ scope: 'placeOrder:anna', key: 'k1', bodyHash: 'b1', ...change },
});

test('a body is the same whatever the order of its fields, and different in anything else', () => {
  expect(bodyHashOf({ a: 1, b: [{ c: null, d: 'x' }] })).toBe(bodyHashOf({ b: [{ d: 'x', c: null }], a: 1 }));
  const all = [{ a: 1 }, { a: '1' }, { a: [1] }, { a: null }, {}, { a: [1, 2] }, { a: [2, 1] }, [], null, ''];
  expect(new Set(all.map(bodyHashOf)).size).toBe(all.length);
});

onDatabase('once by key', (database) => {
  let effects = 0;
  beforeEach(async () => {
    effects = 0;
    await database().db.delete(idempotencyKeys);
    await database().db.delete(counters);
  });

  /** Inserts a row and returns its number. */
  const effect = async (tx: Tx) => {
    effects += 1;
    await tx.insert(counters).values({ name: `effect-${effects}`, value: effects });
    return { number: effects };
  };
  const run = (change = {}, work: (tx: Tx) => Promise<{ number: number } | Refusal> = effect) =>
    onceByKey(database().db, { use: use(change), now: 0, encode: (answer) => answer, effect: work });
  const rows = async () => (await database().db.select().from(counters)).length;

  test('a repetition has no effect and the same answer', async () => {
    expect(await run()).toEqual({ number: 1 });
    expect(await run()).toMatchObject({ kind: 'stored', body: { number: 1 } });
    expect([effects, await rows()]).toEqual([1, 1]);
  });

  test('the key belongs to its scope', async () => {
    await run();
    expect(await run({ scope: 'placeOrder:boon' })).toEqual({ number: 2 });
    expect(await run({ key: 'k2' })).toEqual({ number: 3 });
  });

  test('another body under the same key is refused and has no effect', async () => {
    await run();
    expect(await run({ bodyHash: 'b2' })).toMatchObject({ kind: 'refusal', code: 'IDEMPOTENCY_CONFLICT' });
    expect(await rows()).toBe(1);
  });

  test('a refusal leaves nothing, so the same intention may succeed later', async () => {
    const refused = await run({}, async (tx) => {
      await effect(tx);
      return refuse('NO_MORE_SEAT');
    });
    expect(refused).toMatchObject({ code: 'NO_MORE_SEAT' });
    expect([await rows(), (await database().db.select().from(idempotencyKeys)).length]).toEqual([0, 0]);
    expect(await run()).toEqual({ number: 2 });
  });

  test('a defect leaves nothing either', async () => {
    const broken = run({}, async (tx) => {
      await effect(tx);
      throw new Error('cut off');
    });
    await expect(broken).rejects.toThrow('cut off');
    expect([await rows(), (await database().db.select().from(idempotencyKeys)).length]).toEqual([0, 0]);
  });

  test('of twenty at once one has an effect, and all get its answer', async () => {
    const given = await Promise.all(Array.from({ length: 20 }, () => run()));
    const answers = given.map((each) => ('body' in each ? each.body : each));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rows()).toBe(1);
    expect(given.filter((each) => !('kind' in each))).toHaveLength(1);
  });

  test('when the first of two is refused, the second has its turn', async () => {
    let turn = 0;
    const each = () =>
      run({}, async (tx) => {
        turn += 1;
        return turn === 1 ? refuse('NO_MORE_SEAT') : await effect(tx);
      });
    const given = await Promise.all([each(), each()]);
    expect(given.filter(isRefusal)).toHaveLength(1);
    expect(await rows()).toBe(1);
  });

  test('a whole transaction is taken back by its refusal', async () => {
    const refused = await allOrRefused(database().db, async (tx) => {
      await effect(tx);
      return refuse('NOT_FOUND');
    });
    expect(refused).toMatchObject({ code: 'NOT_FOUND' });
    expect(await rows()).toBe(0);
  });
});
