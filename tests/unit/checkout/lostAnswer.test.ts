import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  giveUpOrderKeyCall,
  type OrderRequest,
  orderOfKey,
  placeOrderCall,
} from '../../../src/contract/order/order.ts';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import type { OrderStatus } from '../../../src/domain/order/orderStatus.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { quote } from '../../../src/domain/pricing/quote.ts';
import type { CheckoutAttempt } from '../../../src/features/checkout/attempt/checkoutAttempt.ts';
import { settledOrder } from '../../../src/features/checkout/attempt/settleOpenAttempt.ts';
import { attemptDraft } from '../../../src/features/checkout/attempt/useOpenAttempt.ts';
import { usePlaceOrder } from '../../../src/features/checkout/attempt/usePlaceOrder.ts';
import { taxWishDraft } from '../../../src/features/device/personalDrafts.ts';
import { sessionQuery } from '../../../src/features/session/useSession.ts';
import { changeCart, readCart } from '../../../src/platform/cart/cartStorage.ts';
import { CallFailed, noFacts, ServerUnreachable } from '../../../src/platform/net/callFailed.ts';
import { readDraft, writeDraft } from '../../../src/platform/store/draftStorage.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

const { callServer } = vi.hoisted(() => ({ callServer: vi.fn() }));
vi.mock('../../../src/platform/net/callServer.ts', () => ({ callServer }));

const book = { itemId: 'book', kind: 'product', planId: 'p', quantity: 1, seenPrice: 1, addedAt: 1 } as const;
const pen = { ...book, itemId: 'pen' };

/** Orders by key; `hears`: whether the answers arrive. */
let made: Map<
  string,
  { readonly id: string; readonly method: OrderRequest['method']; readonly lines: OrderRequest['lines'] }
>;
let asked: string[];
/** Runs in the shop before the retry. */
let beforeGivingUp: () => void;
/** Keys that the shop refuses. */
let spent: Set<string>;
let orders: 'answered' | 'refused' | 'lostOnTheWayBack' | 'lostOnTheWayThere';
let questions: 'answered' | 'lost' | 'lostOnTheWayBack';
let status: OrderStatus;
let client: QueryClient;

const lost = () => new ServerUnreachable(new TypeError('Failed to fetch'));

function answerOrder(body: OrderRequest, key: string) {
  if (orders === 'lostOnTheWayThere') throw lost();
  if (spent.has(key)) throw new CallFailed(422, 'IDEMPOTENCY_CONFLICT', 'No', noFacts);
  if (orders === 'refused' && !made.has(key)) throw new CallFailed(409, 'NO_MORE_SEAT', 'No', noFacts);
  const order = made.get(key) ?? { id: String(made.size + 1), method: body.method, lines: body.lines };
  made.set(key, order);
  if (orders === 'lostOnTheWayBack') throw lost();
  return { ...order, token: 't' };
}

function giveUp(key: string) {
  asked.push(key);
  beforeGivingUp();
  if (questions === 'lost') throw lost();
  const order = made.get(key);
  if (order === undefined) spent.add(key);
  if (questions === 'lostOnTheWayBack') throw lost();
  return order === undefined ? null : { ...order, status, token: 't' };
}

function answerQuestion(key: string) {
  asked.push(key);
  if (questions === 'lost') throw lost();
  const order = made.get(key);
  if (order === undefined) throw new CallFailed(404, 'NOT_FOUND', 'No', noFacts);
  return { ...order, status, token: 't' };
}

beforeEach(async () => {
  notifyManager.setScheduler(queueMicrotask);
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_: string, __: object, work: () => unknown) => work() },
  });
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('location', { pathname: '/checkout' });
  vi.stubGlobal('indexedDB', new IDBFactory());
  callServer.mockImplementation(async (call: unknown, parts: never, options: never) => {
    if (call === orderOfKey) return answerQuestion((parts as { params: { key: string } }).params.key);
    if (call === giveUpOrderKeyCall) return giveUp((parts as { params: { key: string } }).params.key);
    if (call === placeOrderCall)
      return answerOrder((parts as { body: OrderRequest }).body, (options as { key: string }).key);
    return { rows: [] };
  });
  [made, asked, spent, orders, questions] = [new Map(), [], new Set(), 'answered', 'answered'];
  [status, beforeGivingUp] = ['notYetReceived', () => {}];
  client = new QueryClient();
  signIn('7');
  await changeCart(() => ({ ...emptyCart, lines: [book], couponIds: ['1', 'vain'], updatedAt: 1 }));
});
afterEach(() => vi.unstubAllGlobals());

const signIn = (id: string) => client.setQueryData(sessionQuery.queryKey, { id } as never);
const madeOf = () => [...made.values()].map(({ method }) => method);

const orderBy = (method: PaymentMethod, parts: Partial<OrderRequest> = {}): OrderRequest => ({
  lines: [book],
  couponIds: ['1', 'vain'],
  promotionId: null,
  method,
  withholdingPercent: 0,
  quote: {
    ...quote({
      ...{ currency: 'THB', promotion: null, coupons: [], shippingFee: 0, withholdingPercent: 0, vatEnabled: true },
      lines: [{ itemId: 'book', kind: 'product', planId: 'p', quantity: 1, unitPrice: 1 }],
    }),
    offers: ['1', 'vain'].map((id) => ({ kind: 'coupon', id, code: id, discount: id === '1' ? 1 : 0 })),
  },
  signature: '',
  language: 'th',
  ...{ shippingOptionId: null, tax: null, delivery: null },
  ...parts,
});

describe('a press after one whose answer was lost', () => {
  let page: RunningHook<ReturnType<typeof usePlaceOrder>>;

  beforeEach(async () => {
    const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
    page = await runHook(() => usePlaceOrder(), around);
  });
  afterEach(() => page.leave());

  /** The order, or the reason why there is none. */
  async function press(order: OrderRequest, isWanted = () => true): Promise<unknown> {
    let outcome: unknown;
    await page.does(async ({ mutateAsync }) => {
      outcome = await mutateAsync({ registration: null, order, isWanted }).catch((failure: unknown) => failure);
    });
    return outcome;
  }

  async function pressAndLose(how: 'lostOnTheWayBack' | 'lostOnTheWayThere') {
    orders = how;
    expect(await press(orderBy('bankTransfer'))).toBeInstanceOf(ServerUnreachable);
    orders = 'answered';
  }

  test('for something else goes on to the order that was made, and makes no other', async () => {
    await pressAndLose('lostOnTheWayBack');
    expect(await press(orderBy('wallet'))).toMatchObject({ order: { id: '1' }, isEarlier: true });
    expect([madeOf(), asked]).toEqual([['bankTransfer'], [...made.keys()]]);
    expect((await readCart()).lines).toEqual([]);
    expect(await readDraft(attemptDraft)).toBeUndefined();
  });

  test('keeps additions since the earlier order: lines, a coupon chosen since or unused, typed text', async () => {
    await pressAndLose('lostOnTheWayBack');
    await changeCart((cart) => ({ ...cart, lines: [book, pen], couponIds: ['1', 'vain', '2'], updatedAt: 2 }));
    await writeDraft(taxWishDraft, { name: 'typed' });
    const more = orderBy('bankTransfer', { lines: [book, pen], couponIds: ['1', 'vain', '2'] });
    expect(await press(more)).toMatchObject({ order: { id: '1' }, isEarlier: true });
    expect(await readCart()).toMatchObject({ lines: [pen], couponIds: ['vain', '2'] });
    expect(await readDraft(taxWishDraft)).toEqual({ name: 'typed' });
  });

  test('that is answered leaves a coupon that took nothing off to what stays', async () => {
    await changeCart((cart) => ({ ...cart, lines: [book, pen], updatedAt: 2 }));
    expect(await press(orderBy('bankTransfer'))).toMatchObject({ order: { id: '1' }, isEarlier: false });
    expect(await readCart()).toMatchObject({ lines: [pen], couponIds: ['vain'] });
  });

  test('for something else is sent where the shop knows of no order', async () => {
    await pressAndLose('lostOnTheWayThere');
    expect(await press(orderBy('wallet'))).toMatchObject({ order: { id: '1' }, isEarlier: false });
    expect([madeOf(), asked.length]).toEqual([['wallet'], 1]);
  });

  test('for something else sends nothing where the question gets no answer, and asks again', async () => {
    await pressAndLose('lostOnTheWayBack');
    questions = 'lost';
    expect(await press(orderBy('wallet'))).toBeInstanceOf(ServerUnreachable);
    expect(madeOf()).toEqual(['bankTransfer']);
    questions = 'answered';
    expect(await press(orderBy('wallet'))).toMatchObject({ order: { id: '1' }, isEarlier: true });
    expect(madeOf()).toEqual(['bankTransfer']);
  });

  test('for something else makes the first none, however late it arrives', async () => {
    await pressAndLose('lostOnTheWayThere');
    const late = (await readDraft<CheckoutAttempt>(attemptDraft))?.order;
    await press(orderBy('wallet'));
    expect(() => answerOrder(late?.body as OrderRequest, late?.key as string)).toThrow(CallFailed);
    expect(madeOf()).toEqual(['wallet']);
  });

  test('for the same content is sent again after a cancelled one whose page could not store that', async () => {
    await pressAndLose('lostOnTheWayThere');
    questions = 'lostOnTheWayBack';
    expect(await press(orderBy('wallet'))).toBeInstanceOf(ServerUnreachable);
    questions = 'answered';
    expect(await press(orderBy('bankTransfer'))).toMatchObject({ order: { id: '1' }, isEarlier: false });
    expect([madeOf(), spent.size]).toEqual([['bankTransfer'], 1]);
    expect(await readDraft(attemptDraft)).toBeUndefined();
  });

  test('for the same content is sent again after the shop was asked and the wait was cancelled', async () => {
    await pressAndLose('lostOnTheWayThere');
    await press(orderBy('wallet'), () => asked.length === 0);
    expect(await readDraft(attemptDraft)).toBeUndefined();
    expect(await press(orderBy('bankTransfer'))).toMatchObject({ order: { id: '1' }, isEarlier: false });
    expect(madeOf()).toEqual(['bankTransfer']);
  });

  test.each(['answered', 'lost', 'lostOnTheWayBack'] as const)(
    'for the same that is refused makes two orders never, its giving up %s',
    async (heard) => {
      await pressAndLose('lostOnTheWayThere');
      const late = (await readDraft<CheckoutAttempt>(attemptDraft))?.order;
      [orders, questions] = ['refused', heard];
      expect(await press(orderBy('bankTransfer'))).toMatchObject({ code: 'NO_MORE_SEAT' });
      [orders, questions] = ['answered', 'answered'];
      await press(orderBy('bankTransfer'));
      try {
        answerOrder(late?.body as OrderRequest, late?.key as string);
      } catch (failure) {
        expect(failure).toBeInstanceOf(CallFailed);
      }
      expect(madeOf()).toEqual(['bankTransfer']);
    },
  );

  test('for the same content that is refused becomes the first order, if that arrived meanwhile', async () => {
    await pressAndLose('lostOnTheWayThere');
    const late = (await readDraft<CheckoutAttempt>(attemptDraft))?.order;
    orders = 'refused';
    const arrives = () => {
      orders = 'answered';
      answerOrder(late?.body as OrderRequest, late?.key as string);
    };
    beforeGivingUp = arrives;
    expect(await press(orderBy('bankTransfer'))).toMatchObject({ order: { id: '1' }, isEarlier: false });
    expect(madeOf()).toEqual(['bankTransfer']);
  });

  test('that is refused its key comes to the order that the key made, and makes no other', async () => {
    await pressAndLose('lostOnTheWayBack');
    for (const key of made.keys()) spent.add(key);
    expect(await press(orderBy('bankTransfer'))).toMatchObject({ order: { id: '1' }, isEarlier: false });
    expect(madeOf()).toEqual(['bankTransfer']);
  });

  test('that is refused a new key is not sent again', async () => {
    vi.stubGlobal('crypto', { randomUUID: () => 'k' });
    spent.add('k');
    expect(await press(orderBy('wallet'))).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect([asked, await readDraft(attemptDraft)]).toEqual([[], undefined]);
  });

  test('for something else is sent where the earlier order was given up since', async () => {
    await pressAndLose('lostOnTheWayBack');
    status = 'cancelled';
    expect(await press(orderBy('wallet'))).toMatchObject({ order: { id: '2' }, isEarlier: false });
    expect(madeOf()).toEqual(['bankTransfer', 'wallet']);
  });

  test('is not sent for who stopped waiting while the shop was asked', async () => {
    await pressAndLose('lostOnTheWayThere');
    await press(orderBy('wallet'), () => asked.length === 0);
    expect([madeOf(), asked.length]).toEqual([[], 1]);
  });

  test.each([
    ['still lies in the cart', [book, pen]],
    ['the shop has taken out of the cart', [pen]],
  ])('for the same, which %s, takes out the coupon that was sent and does not count any more', async (_, lines) => {
    await pressAndLose('lostOnTheWayBack');
    await changeCart((cart) => ({ ...cart, lines, updatedAt: 2 }));
    const withoutIt = orderBy('bankTransfer', { couponIds: ['vain'] });
    expect(await press(withoutIt)).toMatchObject({ order: { id: '1' }, isEarlier: false });
    expect(await readCart()).toMatchObject({ lines: [pen], couponIds: ['vain'] });
  });

  test('for the same goes out again under its key, without a question', async () => {
    await pressAndLose('lostOnTheWayBack');
    expect(await press(orderBy('bankTransfer'))).toMatchObject({ order: { id: '1' }, isEarlier: false });
    expect([madeOf(), asked]).toEqual([['bankTransfer'], []]);
  });

  test('by another person is theirs, and nothing is asked of the first', async () => {
    await pressAndLose('lostOnTheWayBack');
    signIn('8');
    expect(await press(orderBy('wallet'))).toMatchObject({ order: { id: '2' }, isEarlier: false });
    expect(asked).toEqual([]);
  });
});

describe('an order without an answer, looked after elsewhere', () => {
  const attempt = { registration: null, order: { key: 'k', userId: '7', body: orderBy('bankTransfer') } };

  beforeEach(async () => {
    await writeDraft(attemptDraft, attempt);
    made.set('k', { id: '1', method: 'bankTransfer', lines: [book] });
  });

  test('keeps what it lacks: further lines, a coupon without effect', async () => {
    await changeCart((cart) => ({ ...cart, lines: [book, pen], updatedAt: 2 }));
    await settledOrder(client, () => true);
    expect(await readCart()).toMatchObject({ lines: [pen], couponIds: ['vain'] });
  });

  test('is asked for while its buyer is here', async () => {
    expect(await settledOrder(client, () => true)).toMatchObject({ id: '1' });
    expect(await readDraft(attemptDraft)).toBeUndefined();
  });

  test('is worth keeping on this device, and the app worth having, once it is found', async () => {
    const persist = vi.fn(() => Promise.reject(new TypeError('Not here')));
    const setItem = vi.fn();
    vi.stubGlobal('navigator', { ...navigator, storage: { persist } });
    vi.stubGlobal('localStorage', { ...localStorage, setItem });
    questions = 'lost';
    await expect(settledOrder(client, () => true)).rejects.toThrow(ServerUnreachable);
    expect([persist, setItem].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    questions = 'answered';
    await settledOrder(client, () => true);
    expect(persist).toHaveBeenCalledOnce();
    expect(setItem).toHaveBeenCalledWith('lanrian.install.useful', '1');
  });

  test('is left alone if a checkout page is open by then', async () => {
    expect(await settledOrder(client, () => false)).toBeNull();
    expect([asked, await readDraft(attemptDraft)]).toEqual([[], attempt]);
  });

  test.each([
    ['somebody else', { id: '8' }],
    ['nobody', null],
  ])('is not asked for, and stays, while %s is here', async (_, person) => {
    client.setQueryData(sessionQuery.queryKey, person as never);
    expect(await settledOrder(client, () => true)).toBeNull();
    expect(asked).toEqual([]);
    expect(await readDraft(attemptDraft)).toEqual(attempt);
    expect((await readCart()).lines).toEqual([book]);
  });
});
