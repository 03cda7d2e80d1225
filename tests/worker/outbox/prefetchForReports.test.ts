import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { cartPaymentMethods } from '../../../src/contract/cart/cart.ts';
import { listOrders } from '../../../src/contract/order/order.ts';
import { bankAccounts, originBanksCall } from '../../../src/contract/order/payment.ts';
import { addToCart, emptyCart } from '../../../src/domain/cart/cart.ts';

const calls = [cartPaymentMethods, bankAccounts, originBanksCall];
const asked: string[] = [];
let isOffline: boolean;

beforeEach(() => {
  asked.length = 0;
  isOffline = false;
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async (path: string) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    asked.push(path);
    if (path === listOrders.path) return Response.json(z.encode(listOrders.response, { rows: [], total: 0 }));
    if (path !== originBanksCall.path) return Response.json({ success: true, data: [] });
    const banks = [{ code: 'KBANK', nameTh: 'ธนาคารกสิกรไทย', nameEn: 'Kasikornbank' }];
    return Response.json(z.encode(originBanksCall.response, banks));
  });
  return () => vi.unstubAllGlobals();
});

/** A start of the app with the storage of earlier starts. */
async function startApp() {
  vi.resetModules();
  const { restoreQueries, keepQueries } = await import('../../../src/platform/store/queryPersister.ts');
  const { prefetchForReports } = await import('../../../src/app/start/prefetchForReports.ts');
  const client = new QueryClient();
  await restoreQueries(client, 'shared', Date.now());
  const stop = keepQueries(client);
  return { client, stop, keep: () => prefetchForReports(client) };
}

const reasons: readonly (readonly [string, (client: QueryClient) => Promise<unknown> | unknown])[] = [
  [
    'a cart',
    async () => {
      const line = { itemId: '1', kind: 'course', planId: 'p1', quantity: 1, seenPrice: null, addedAt: 1 } as const;
      const { changeCart } = await import('../../../src/platform/cart/cartStorage.ts');
      await changeCart(() => addToCart(emptyCart, line, 1));
    },
  ],
  [
    'an order',
    async () => {
      const { rememberOrder } = await import('../../../src/platform/session/knownOrders.ts');
      await rememberOrder({ token: 't'.repeat(32), orderId: 'o1', userId: null });
    },
  ],
  ['a person', (client) => client.setQueryData(['session'], { id: 'u1', role: 'student' })],
];

test.each(reasons)('a person who has %s here finds accounts, banks and payment methods offline', async (_, give) => {
  const { client, stop, keep } = await startApp();
  await give(client);
  await keep();
  expect(asked.filter((path) => path !== listOrders.path).toSorted()).toEqual(calls.map(({ path }) => path).toSorted());
  const kept = await import('../../../src/platform/store/stores.ts');
  const { keys } = await import('idb-keyval');
  await vi.waitFor(async () => expect(await keys(kept.sharedQueryStore())).toHaveLength(3));
  stop();

  isOffline = true;
  const later = await startApp();
  await later.keep();
  expect(later.client.getQueryData(['paymentMethods', 'accounts'])).toEqual([]);
  expect(later.client.getQueryData(['originBanks'])).toMatchObject([{ code: 'KBANK' }]);
  expect(later.client.getQueryData(['paymentMethods'])).toEqual([]);
  later.stop();
});

test('lists whose answers are broken off are asked for again, as everything is', async () => {
  const broken = new Set<string>();
  const answer = fetch;
  vi.stubGlobal('fetch', async (path: string) => {
    if (broken.has(path)) return answer(path);
    broken.add(path);
    throw new TypeError('Failed to fetch');
  });
  const { stop } = await startApp();
  const { queryClient } = await import('../../../src/app/queryClient.ts');
  const { prefetchForReports } = await import('../../../src/app/start/prefetchForReports.ts');
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
  await prefetchForReports(queryClient);
  expect(asked.toSorted()).toEqual(calls.map(({ path }) => path).toSorted());
  expect(queryClient.getQueryData(['originBanks'])).toMatchObject([{ code: 'KBANK' }]);
  stop();
});

test('the own orders of a person are here before they look at them, and are asked for once', async () => {
  const { client, stop, keep } = await startApp();
  client.setQueryData(['session'], { id: 'u1', role: 'student' });
  await keep();
  await keep();
  expect(asked.filter((path) => path === listOrders.path)).toHaveLength(1);
  expect(client.getQueryData(['orders'])).toEqual([]);
  stop();
});

test('staff is not asked for its orders: it has none, and to ask would be refused', async () => {
  const { client, stop, keep } = await startApp();
  client.setQueryData(['session'], { id: 'a1', role: 'administrator' });
  await keep();
  expect(asked).not.toContain(listOrders.path);
  stop();
});

test('visitors get them too, refreshed daily: a cart may begin offline', async () => {
  const { client, stop, keep } = await startApp();
  client.setQueryData(['session'], null);
  await keep();
  await keep();
  const once = calls.map(({ path }) => path).toSorted();
  expect(asked.toSorted()).toEqual(once);
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
  await keep();
  vi.useRealTimers();
  expect(asked.toSorted()).toEqual([...once, ...once].toSorted());
  stop();
});
