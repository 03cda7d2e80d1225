import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  giveUpOrderKeyCall,
  type OrderRequest,
  orderOfKey,
  placeOrderCall,
} from '../../../src/contract/order/order.ts';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { useMethodDraft } from '../../../src/features/cart/useMethodDraft.ts';
import { type CheckoutAttempt, methodWished } from '../../../src/features/checkout/attempt/checkoutAttempt.ts';
import { settledOrder } from '../../../src/features/checkout/attempt/settleOpenAttempt.ts';
import { attemptDraft } from '../../../src/features/checkout/attempt/useOpenAttempt.ts';
import { usePlaceOrder } from '../../../src/features/checkout/attempt/usePlaceOrder.ts';
import { forgetPersonalDrafts, methodDraft } from '../../../src/features/device/personalDrafts.ts';
import { sessionQuery } from '../../../src/features/session/useSession.ts';
import { changeCart } from '../../../src/platform/cart/cartStorage.ts';
import { CallFailed, noFacts, ServerUnreachable } from '../../../src/platform/net/callFailed.ts';
import { clearDraft, readDraft } from '../../../src/platform/store/draftStorage.ts';
import { runHook } from '../../support/run/runHook.ts';

const { callServer } = vi.hoisted(() => ({ callServer: vi.fn() }));
vi.mock('../../../src/platform/net/callServer.ts', () => ({ callServer }));

const line = { itemId: 'book', kind: 'product', planId: 'p', quantity: 1, seenPrice: 1, addedAt: 1 } as const;

let client: QueryClient;
/** The shop's reaction to an order: places it, gives no answer, or refuses it. */
let shop: 'makesIt' | 'isSilent' | 'refuses';

beforeEach(async () => {
  notifyManager.setScheduler(queueMicrotask);
  const locks = { request: (_: string, __: object, work: () => unknown) => work() };
  vi.stubGlobal('navigator', { onLine: true, locks });
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('location', { pathname: '/checkout' });
  vi.stubGlobal('indexedDB', new IDBFactory());
  const order = { id: '1', token: 't', lines: [line], status: 'notYetReceived' };
  callServer.mockImplementation(async (call: unknown) => {
    if (call === giveUpOrderKeyCall) return shop === 'refuses' ? null : order;
    if (call === orderOfKey) return order;
    if (call !== placeOrderCall) return { rows: [] };
    if (shop === 'isSilent') throw new ServerUnreachable(new TypeError('Failed to fetch'));
    if (shop === 'refuses') throw new CallFailed(409, 'PRICE_CHANGED', 'No', noFacts);
    return order;
  });
  shop = 'makesIt';
  client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, { id: '7' } as never);
  for (const draft of [methodDraft, attemptDraft]) await clearDraft(draft);
  await changeCart(() => ({ ...emptyCart, lines: [line], updatedAt: 1 }));
});
afterEach(() => vi.unstubAllGlobals());

const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);

/** Opens a page with payment methods after a start of the app. */
async function openPage() {
  const page = await runHook(() => useMethodDraft(), around);
  await vi.waitUntil(async () => {
    await page.does(() => readDraft('none'));
    return page.now().isReady;
  });
  return page;
}

async function choose(method: PaymentMethod): Promise<void> {
  const page = await openPage();
  await page.does(async (draft) => {
    draft.change({ method });
    await draft.written();
  });
  await page.leave();
}

async function chosen(): Promise<PaymentMethod | null> {
  const page = await openPage();
  const { method } = page.now().values;
  await page.leave();
  return method;
}

/** Orders with this payment method. */
async function order(method: PaymentMethod): Promise<void> {
  const page = await runHook(() => usePlaceOrder(), around);
  const parts = { lines: [line], couponIds: [], method, tax: null, delivery: null };
  await page.does(({ mutateAsync }) =>
    mutateAsync({ registration: null, order: parts as unknown as OrderRequest, isWanted: () => true }).catch(() => {}),
  );
  await page.leave();
}

test('a choice on one page shows on the next; before that none is made', async () => {
  expect(await chosen()).toBeNull();
  await choose('wallet');
  expect(await chosen()).toBe('wallet');
});

test('it is over with the order that is made', async () => {
  await choose('wallet');
  await order('wallet');
  expect(await chosen()).toBeNull();
});

test.each(['isSilent', 'refuses'] as const)('it stays while the shop %s', async (answer) => {
  await choose('wallet');
  shop = answer;
  await order('wallet');
  expect(await chosen()).toBe('wallet');
});

test('it is over, too, where the order of a lost answer is found elsewhere', async () => {
  await choose('wallet');
  shop = 'isSilent';
  await order('wallet');
  expect(await settledOrder(client, () => true)).toMatchObject({ id: '1' });
  expect(await chosen()).toBeNull();
});

test('a choice after a lost answer belongs to the current order, and outlives the earlier one', async () => {
  await choose('wallet');
  shop = 'isSilent';
  await order('wallet');
  await choose('bankTransfer');
  shop = 'makesIt';
  await order('bankTransfer');
  expect(await readDraft(attemptDraft)).toBeUndefined();
  expect(await chosen()).toBe('bankTransfer');
});

test('an unanswered order without a choice keeps its own method, for its person only', async () => {
  shop = 'isSilent';
  await order('wallet');
  const open = (await readDraft<CheckoutAttempt>(attemptDraft))?.order ?? null;
  expect(methodWished(await chosen(), open, '7')).toBe('wallet');
  expect(methodWished(await chosen(), open, '8')).toBeNull();
  await choose('bankTransfer');
  expect(methodWished(await chosen(), open, '7')).toBe('bankTransfer');
});

test('is deleted with a sign-out', async () => {
  await choose('wallet');
  await forgetPersonalDrafts('7');
  expect(await chosen()).toBeNull();
});
