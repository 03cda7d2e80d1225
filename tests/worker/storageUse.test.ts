import { clear, keys, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import * as filled from '../fixtures/filledDevice.ts';
import { newDevice } from './device.ts';
import { clockOfThePage, hangWhere, secondsOf } from './hungDatabase.ts';
import { startReceiver } from './outbox/receiver.ts';

beforeEach(async () => {
  const server = await startReceiver();
  newDevice(server);
  vi.resetModules();
  return async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await server.close();
    vi.unstubAllGlobals();
  };
});

async function measure(estimate: StorageEstimate, userId: string | null = null) {
  vi.stubGlobal('navigator', { locks: navigator.locks, storage: { estimate: async () => estimate } });
  const stores = await import('../../src/platform/store/stores.ts');
  await set('cart-1', filled.cart, stores.deviceStore());
  await set(filled.sharedSlip.id, filled.sharedSlip, stores.sharedSlipStore());
  await set('theirs', { ...filled.sharedSlip, id: 'theirs', userId: '7' }, stores.sharedSlipStore());
  await set('draft-report-slip-1-77', { slip: { bytes: filled.slip } }, stores.deviceStore());
  await set('seen', filled.answer, stores.sharedQueryStore());
  const { measureStorage } = await import('../../src/platform/store/storageUse.ts');
  return await measureStorage(userId);
}

test('the parts add up to the browser’s figure: the rest is the app itself', async () => {
  const { total, free, isPersisted, ...parts } = await measure({ usage: 3_000_000, quota: 10_000_000 });
  expect({ total, free, isPersisted }).toEqual({ total: 3_000_000, free: 7_000_000, isPersisted: false });
  expect(parts.sharedSlips).toBe(filled.sharedSlip.bytes.byteLength);
  expect(parts.typed).toBeGreaterThan(filled.slip.byteLength);
  expect(Object.values(parts).reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0)).toBe(3_000_000);
});

test('a browser that does not say how much is used leaves the app without a figure', async () => {
  expect(await measure({})).toMatchObject({ app: null, total: null, free: null });
});

test('used and free space are told without reading any store', async () => {
  await measure({ usage: 3_000_000, quota: 10_000_000 });
  const { measureSpace } = await import('../../src/platform/store/storageUse.ts');
  hangWhere(() => true);
  expect(await measureSpace()).toEqual({ total: 3_000_000, free: 7_000_000 });
});

test('an estimate below the measured data gives no negative app size', async () => {
  expect(await measure({ usage: 1, quota: 10 })).toMatchObject({ app: 0, total: 1 });
});

test('another person’s shared slip counts for its owner only', async () => {
  const ownerless = filled.sharedSlip.bytes.byteLength;
  expect((await measure({}, '8')).sharedSlips).toBe(ownerless);
  expect((await measure({}, '7')).sharedSlips).toBe(2 * ownerless);
});

test('waiting watched time is no report, and counts for its person only', async () => {
  const { outboxEntryStore } = await import('../../src/platform/store/stores.ts');

  await set('theirs', { ...filled.progress, key: 'theirs', owner: { kind: 'user', userId: '7' } }, outboxEntryStore());
  const of = async (userId: string | null) => (await measure({}, userId)).unsentProgress;
  expect([await of(null), await of('8')]).toEqual([0, 0]);
  expect(await of('7')).toBeGreaterThan(0);
  expect((await measure({}, '7')).outbox).toBe(0);
});

test('a report counts for everybody who knows its order here', async () => {
  const { outboxEntryStore } = await import('../../src/platform/store/stores.ts');
  const { rememberOrder } = await import('../../src/platform/session/knownOrders.ts');
  const owner = { kind: 'order', orderId: '77', token: 'token-77' };
  await set('theirs', { ...filled.progress, kind: 'transferReport', key: 'theirs', owner }, outboxEntryStore());
  const of = async (userId: string | null) => (await measure({}, userId)).outbox;
  expect([await of(null), await of('7')]).toEqual([0, 0]);
  await rememberOrder({ orderId: '77', token: 'token-77', userId: '7' });
  expect([await of(null), await of('8')]).toEqual([0, 0]);
  expect(await of('7')).toBeGreaterThan(0);
});

test('clearing drafts keeps the cart, an order that may have been placed, and known orders', async () => {
  await measure({});
  const { deviceStore } = await import('../../src/platform/store/stores.ts');
  for (const key of ['guest-1', 'draft-checkout-attempt-1', 'orders-1']) await set(key, {}, deviceStore());
  const { forgetTyped } = await import('../../src/platform/store/forgetTyped.ts');
  await forgetTyped('checkout-attempt-1');
  expect((await keys(deviceStore())).toSorted()).toEqual(['cart-1', 'draft-checkout-attempt-1', 'orders-1']);
});

test('an emptied cart is no draft; its item data count as cached shop data', async () => {
  await measure({});
  const { deviceStore } = await import('../../src/platform/store/stores.ts');
  await clear(deviceStore());
  const { changeCart } = await import('../../src/platform/cart/cartStorage.ts');
  await changeCart((cart) => ({ ...cart, updatedAt: 1 }));
  const { measureStorage } = await import('../../src/platform/store/storageUse.ts');
  const before = await measureStorage(null);
  await set('cart-items-1', { 1: { seenAt: 1 } }, deviceStore());
  const after = await measureStorage(null);
  expect([before.typed, after.typed]).toEqual([0, 0]);
  expect(after.catalogue).toBeGreaterThan(before.catalogue ?? 0);
});

test('a guest’s session row is no personal data', async () => {
  await measure({});
  const { privateQueryStore } = await import('../../src/platform/store/stores.ts');
  const { measureStorage } = await import('../../src/platform/store/storageUse.ts');
  await set('["session"]', { ...filled.answer, key: ['session'], data: null }, privateQueryStore());
  expect((await measureStorage(null)).personal).toBe(0);
  await set('["session"]', { ...filled.answer, key: ['session'], data: { id: '7' } }, privateQueryStore());
  expect((await measureStorage('7')).personal).toBeGreaterThan(0);
});

test.each([
  ['lanrian-private-queries', ['personal']],
  ['lanrian-shared-queries', ['catalogue']],
  ['lanrian-outbox', ['outbox', 'unsentProgress']],
  ['lanrian-device', ['outbox', 'typed', 'unsentProgress']],
])('a hanging %s leaves its own part without a figure, and the others are shown', async (database, hung) => {
  await measure({ usage: 3_000_000, quota: 10_000_000 });
  const { measureStorage } = await import('../../src/platform/store/storageUse.ts');
  vi.useFakeTimers(clockOfThePage);
  hangWhere(({ db }) => db.name === database);
  const measuring = measureStorage(null);
  expect(await secondsOf(measuring)).toBeLessThanOrEqual(11);
  const { total, free, isPersisted, app, ...parts } = await measuring;
  const unknown = Object.entries(parts).filter(([, bytes]) => bytes === null);
  expect(unknown.map(([part]) => part).toSorted()).toEqual(hung);
  expect({ total, free, app }).toEqual({ total: 3_000_000, free: 7_000_000, app: null });
});
