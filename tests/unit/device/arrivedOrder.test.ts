import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { orderOfKey } from '../../../src/contract/order/order.ts';
import type { Quote } from '../../../src/domain/pricing/quote.ts';
import { type Arriving, useArrivedOrder } from '../../../src/features/checkout/attempt/useArrivedOrder.ts';
import { attemptDraft } from '../../../src/features/checkout/attempt/useOpenAttempt.ts';
import { useCheckoutMachine } from '../../../src/features/checkout/useCheckoutMachine.ts';
import { sessionQuery } from '../../../src/features/session/useSession.ts';
import { CallFailed, noFacts, ServerUnreachable } from '../../../src/platform/net/callFailed.ts';
import { reportForeignAnswer, reportServerAnswered } from '../../../src/platform/net/connection.ts';
import { readDraft, writeDraft } from '../../../src/platform/store/draftStorage.ts';
import { useConnection } from '../../../src/ui/state/useConnection.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

const { callServer } = vi.hoisted(() => ({ callServer: vi.fn() }));
vi.mock('../../../src/platform/net/callServer.ts', () => ({ callServer }));

const quote = { total: 199_000 } as Quote;
const attempt = { registration: null, order: { key: 'k', userId: '7', body: { lines: [], couponIds: [], quote } } };
const order = { id: '12', token: 't', lines: [] };

let client: QueryClient;
let arrived: (readonly [id: string, total: number])[];
let isCartEmpty: boolean;
let isAsking: () => boolean;
let page: RunningHook<Arriving>;
let shopAnswers: () => Promise<unknown>;

beforeEach(async () => {
  // Renders settled queries at once instead of by a timer.
  notifyManager.setScheduler(queueMicrotask);
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_: string, __: object, work: () => unknown) => work() },
  });
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('location', { pathname: '/checkout' });
  vi.stubGlobal('indexedDB', new IDBFactory());
  callServer.mockImplementation((call: unknown) =>
    call === orderOfKey ? shopAnswers() : Promise.resolve({ rows: [] }),
  );
  arrived = [];
  isCartEmpty = true;
  shopAnswers = async () => order;
});
afterEach(async () => {
  await page.leave();
  reportServerAnswered();
  vi.unstubAllGlobals();
});

/** The checkout after a start, with an unanswered order from before. */
async function openCheckout(): Promise<void> {
  await writeDraft(attemptDraft, attempt);
  client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, { id: '7' } as never);
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  page = await runHook(() => {
    const machine = useCheckoutMachine(({ id }, agreed) => arrived.push([id, agreed?.total ?? 0]));
    isAsking = () => {
      const state = machine.now();
      return state.name === 'settling' && state.isAsking;
    };
    return useArrivedOrder(machine, isCartEmpty ? quote : null, useConnection() !== 'online');
  }, around);
}

const settled = () => page.does(() => vi.waitUntil(() => !isAsking()));

test('an order whose answer was lost is gone on with once the shop has emptied its cart', async () => {
  await openCheckout();
  await settled();
  expect(arrived).toEqual([['12', quote.total]]);
  expect(await readDraft(attemptDraft)).toBeUndefined();
  // Until the order's page opens, the cart is not called empty.
  expect(page.drawn).not.toContain('none');
});

test('a cart that still holds its lines is left to the press', async () => {
  isCartEmpty = false;
  await openCheckout();
  await settled();
  expect(arrived).toEqual([]);
  expect(await readDraft(attemptDraft)).toEqual(attempt);
});

test('a cart that was emptied elsewhere, nothing ordered, is empty', async () => {
  shopAnswers = () => Promise.reject(new CallFailed(404, 'NOT_FOUND', 'No', noFacts));
  await openCheckout();
  await settled();
  expect([arrived, page.now()]).toEqual([[], 'none']);
});

test('a shop that becomes silent again is asked when it returns', async () => {
  shopAnswers = () => {
    reportForeignAnswer(502);
    return Promise.reject(new ServerUnreachable(new TypeError('Failed to fetch')));
  };
  await openCheckout();
  await settled();
  expect([arrived, page.now()]).toEqual([[], 'unanswered']);
  shopAnswers = async () => order;
  await page.does(() => reportServerAnswered());
  await settled();
  expect(arrived).toEqual([['12', quote.total]]);
});

describe('while the shop stumbles', () => {
  const stumbles = (status: number, code: 'TOO_MANY_REQUESTS' | 'SERVER_ERROR') => () =>
    Promise.reject(new CallFailed(status, code, 'No', noFacts));
  const asked = () => callServer.mock.calls.filter(([call]) => call === orderOfKey).length;
  /** Like `settled`, with a stopped clock. */
  const answered = () =>
    page.does(async () => {
      while (isAsking()) await new Promise((resolve) => setImmediate(resolve));
    });
  const later = (ms: number) => page.does(() => vi.advanceTimersByTimeAsync(ms));

  beforeEach(() => {
    callServer.mockClear();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => void vi.useRealTimers());

  test.each([
    [500, 'SERVER_ERROR'],
    [429, 'TOO_MANY_REQUESTS'],
  ] as const)('it is asked again with growing pauses, and no cart is called empty (%i)', async (status, code) => {
    shopAnswers = stumbles(status, code);
    await openCheckout();
    await answered();
    expect([asked(), page.now()]).toEqual([1, 'unanswered']);
    for (const [ms, questions] of [
      [1_999, 1],
      [1, 2],
      [3_999, 2],
      [1, 3],
    ] as const) {
      await later(ms);
      await answered();
      expect([asked(), page.now()]).toEqual([questions, 'unanswered']);
    }
    shopAnswers = async () => order;
    await later(8_000);
    await answered();
    expect(arrived).toEqual([['12', quote.total]]);
    expect(page.drawn).not.toContain('none');
  });

  test('a call alone that gets no answer is made again', async () => {
    shopAnswers = () => Promise.reject(new ServerUnreachable(new TypeError('Failed to fetch')));
    await openCheckout();
    await answered();
    shopAnswers = async () => order;
    await later(2_000);
    await answered();
    expect(arrived).toEqual([['12', quote.total]]);
  });

  test('a person who has left the checkout is not asked any more', async () => {
    shopAnswers = stumbles(500, 'SERVER_ERROR');
    await openCheckout();
    await answered();
    await page.leave();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked()).toBe(1);
  });
});
