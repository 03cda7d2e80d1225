import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OrderRequest, placeOrderCall } from '../../../src/contract/order/order.ts';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import { quote } from '../../../src/domain/pricing/quote.ts';
import { cartQuery } from '../../../src/features/cart/cartQuery.ts';
import { CartAlreadyOrdered, CartChanged } from '../../../src/features/checkout/attempt/orderFailures.ts';
import { usePlaceOrder } from '../../../src/features/checkout/attempt/usePlaceOrder.ts';
import { sessionQuery } from '../../../src/features/session/useSession.ts';
import { changeCart, readCart } from '../../../src/platform/cart/cartStorage.ts';
import { forgetOrdersOf, rememberOrder } from '../../../src/platform/session/knownOrders.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

const { callServer } = vi.hoisted(() => ({ callServer: vi.fn() }));
vi.mock('../../../src/platform/net/callServer.ts', () => ({ callServer }));
vi.mock('../../../src/platform/session/knownOrders.ts', async (original) => {
  const known = await original<typeof import('../../../src/platform/session/knownOrders.ts')>();
  const readKnownOrders = () => (unreadable ? Promise.reject(new Error('unreadable')) : known.readKnownOrders());
  return { ...known, readKnownOrders };
});

const book = { itemId: 'book', kind: 'product', planId: 'p', quantity: 2, seenPrice: 1, addedAt: 1 } as const;
const pen = { ...book, itemId: 'pen' };
const order: OrderRequest = {
  ...{ lines: [book], couponIds: [], promotionId: null, method: 'bankTransfer', withholdingPercent: 0 },
  ...{ signature: '', language: 'th', shippingOptionId: null, tax: null, delivery: null },
  quote: quote({
    currency: 'THB',
    lines: [{ itemId: 'book', kind: 'product', planId: 'p', quantity: 2, unitPrice: 1 }],
    ...{ promotion: null, coupons: [], shippingFee: 0, withholdingPercent: 0, vatEnabled: true },
  }),
};

let client: QueryClient;
let page: RunningHook<ReturnType<typeof usePlaceOrder>>;
/** An action of another window while it holds the lock. */
let otherWindow: () => Promise<unknown>;
let sent: number;
let unreadable = false;

beforeEach(async () => {
  notifyManager.setScheduler(queueMicrotask);
  const request = (_: string, __: object, work: () => unknown) => otherWindow().then(work);
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('indexedDB', new IDBFactory());
  sent = 0;
  unreadable = false;
  callServer.mockImplementation(async (call: unknown) => {
    if (call !== placeOrderCall) return { rows: [] };
    sent += 1;
    return { id: '1', token: 't', method: order.method, lines: order.lines };
  });
  client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, { id: '7' } as never);
  // The store opened first stays open.
  for (const userId of ['7', '8']) await forgetOrdersOf(userId, new Set());
  await changeCart(() => ({ ...emptyCart, lines: [book, pen], updatedAt: 1 }));
  page = await runHook(
    () => usePlaceOrder(),
    (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside),
  );
});
afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
});

async function press(): Promise<unknown> {
  let outcome: unknown;
  await page.does(async ({ mutateAsync }) => {
    outcome = await mutateAsync({ registration: null, order, isWanted: () => true }).catch((why: unknown) => why);
  });
  return outcome;
}

test.each([
  ['all', []],
  ['some', [{ ...book, quantity: 1 }]],
])('items that another window ordered %s while this press waited are not ordered again', async (_, left) => {
  otherWindow = async () => {
    await rememberOrder({ token: 'other', orderId: '2', userId: '7', itemIds: ['book'] });
    await changeCart((cart) => ({ ...cart, lines: [...left, pen], updatedAt: 2 }));
  };
  expect(await press()).toBeInstanceOf(CartAlreadyOrdered);
  expect([sent, (await readCart()).lines]).toEqual([0, [...left, pen]]);
});

test('items that another window only removed are not called ordered; nothing is ordered, and the cart is read again', async () => {
  await rememberOrder({ token: 'earlier', orderId: '2', userId: '7', itemIds: ['book', 'pen'] });
  client.setQueryData(cartQuery.queryKey, await readCart());
  otherWindow = async () => {
    await rememberOrder({ token: 'other', orderId: '3', userId: '7', itemIds: ['pen'] });
    await rememberOrder({ token: 'opened', orderId: '4', userId: '7' });
    await changeCart((cart) => ({ ...cart, lines: [pen], updatedAt: 2 }));
  };
  expect(await press()).toBeInstanceOf(CartChanged);
  expect([sent, client.getQueryState(cartQuery.queryKey)?.isInvalidated]).toEqual([0, true]);
});

test.each(['7', null])(
  'an order of somebody else’s took nothing of the cart of %s, unless that is a guest’s',
  async (id) => {
    client.setQueryData(sessionQuery.queryKey, id === null ? null : ({ id } as never));
    otherWindow = async () => {
      await rememberOrder({ token: 'others', orderId: '9', userId: '8', itemIds: ['book'] });
      await changeCart((cart) => ({ ...cart, lines: [pen], updatedAt: 2 }));
    };
    expect(await press()).toBeInstanceOf(id === null ? CartAlreadyOrdered : CartChanged);
  },
);

test('if the device cannot tell its orders, a changed cart is reported', async () => {
  otherWindow = () => changeCart((cart) => ({ ...cart, lines: [pen], updatedAt: 2 }));
  unreadable = true;
  expect(await press()).toBeInstanceOf(CartChanged);
});

test('another window’s other actions block nothing', async () => {
  otherWindow = () => changeCart((cart) => ({ ...cart, lines: [book], updatedAt: 2 }));
  expect(await press()).toMatchObject({ order: { id: '1' }, isEarlier: false });
  expect([sent, (await readCart()).lines]).toEqual([1, []]);
});
