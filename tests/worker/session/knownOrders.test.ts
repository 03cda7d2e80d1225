import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';

const order = { token: 'a', orderId: '1', userId: 'mali' };
const ofNobody = { ...order, userId: null };
const waiting = new Set([order.token]);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

/** Orders known on this device, which make waiting reports visible. */
async function device() {
  const orders = await import('../../../src/platform/session/knownOrders.ts');
  const { isSeenBy } = await import('../../../src/platform/outbox/isSeenBy.ts');
  const report = { owner: { kind: 'order', orderId: order.orderId, token: order.token } } as never;
  const seenBy = async (userId: string | null) => isSeenBy(report, userId, await orders.readKnownOrders());
  return { ...orders, seenBy };
}

test('after a sign-out an open page gives waiting entries to no other person', async () => {
  const { rememberOrder, forgetOrdersOf, seenBy } = await device();
  await rememberOrder(order);
  await forgetOrdersOf('mali', waiting);
  for (const other of [null, 'niran']) {
    await rememberOrder({ ...order, userId: other });
    expect(await seenBy(other)).toBe(false);
    expect(await seenBy('mali')).toBe(true);
  }
});

test('the returning person owns them again', async () => {
  const { rememberOrder, forgetOrdersOf, readKnownOrders } = await device();
  await rememberOrder(order);
  await forgetOrdersOf('mali', waiting);
  await rememberOrder(order);
  expect(await readKnownOrders()).toEqual([order]);
});

test('opening another person’s order by link after their session ended gives the visitor no waiting entries', async () => {
  const { rememberOrder, seenBy } = await device();
  await rememberOrder(order);
  for (const other of [null, 'niran']) {
    await rememberOrder({ ...order, userId: other });
    expect(await seenBy(other)).toBe(false);
    expect(await seenBy('mali')).toBe(true);
  }
});

test('an order that was opened by its link is seen on the device, and is the person’s who opens it signed in', async () => {
  const { rememberOrder, seenBy } = await device();
  await rememberOrder(ofNobody);
  expect(await seenBy(null)).toBe(true);
  await rememberOrder(order);
  expect([await seenBy(null), await seenBy('mali')]).toEqual([false, true]);
});
