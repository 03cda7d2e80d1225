import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QuoteRequest } from '../../../src/contract/order/quote.ts';
import { usualShipping } from '../../../src/domain/order/shipping.ts';
import { type QuoteTerms, quoteRequestOf } from '../../../src/features/checkout/quoteQuestion.ts';
import { askQuoteAgain } from '../../../src/features/checkout/signedQuote.ts';
import { useSignedQuote } from '../../../src/features/checkout/useSignedQuote.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

const { callServer } = vi.hoisted(() => ({ callServer: vi.fn() }));
vi.mock('../../../src/platform/net/callServer.ts', () => ({ callServer }));

const line = { itemId: 'a', kind: 'course', planId: 'p', quantity: 1, seenPrice: 1, addedAt: 1 } as const;
const asked = (withholdingPercent: 0 | 3): QuoteRequest =>
  quoteRequestOf([line], { promotionId: null, couponIds: [] }, 'bankTransfer', withholdingPercent, null);
const inBaht: QuoteTerms = { currency: 'THB', vatEnabled: true, shipping: null };
const [whole, withheld] = [asked(0), asked(3)];

/** The course's price in the shop; `null`: no answer. */
let price: number | null;
let client: QueryClient;
let page: RunningHook<{
  quoted: ReturnType<typeof useSignedQuote>;
  wish: (request: QuoteRequest) => void;
  sell: (terms: QuoteTerms) => void;
}>;

const answer = (withholdingPercent: number) => ({
  quote: { total: price, withholdingPercent, offers: [] },
  refusals: [],
  expiresAt: Number.POSITIVE_INFINITY,
});

beforeEach(async () => {
  notifyManager.setScheduler(queueMicrotask);
  vi.stubGlobal('navigator', { onLine: true });
  callServer.mockImplementation((_: unknown, { body }: { body: QuoteRequest }) =>
    price === null ? new Promise(() => {}) : Promise.resolve(answer(body.withholdingPercent)),
  );
  price = 100_000;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  page = await runHook(() => {
    const [request, wish] = useState(whole);
    const [terms, sell] = useState(inBaht);
    return { quoted: useSignedQuote({ request, userId: null, terms }, true), wish, sell };
  }, around);
  await told(100_000);
});
afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
});

const told = (total: number) =>
  vi.waitUntil(async () => {
    await page.does(() => {});
    const { isCurrent, signed } = page.now().quoted;
    return isCurrent && signed?.quote.total === total;
  });

test('after a new quote no former figure is shown', async () => {
  await page.does(({ wish }) => wish(withheld));
  price = 90_000;
  await page.does(() => askQuoteAgain(client, { request: withheld, userId: null, terms: inBaht }));
  await told(90_000);
  price = null;
  await page.does(({ wish }) => wish(whole));
  expect(page.now().quoted).toMatchObject({ isCurrent: false, signed: { quote: { total: 90_000 } } });
});

test.each<Partial<QuoteTerms>>([{ currency: 'USD' }, { vatEnabled: false }])(
  'once the shop sells otherwise (%o), it is asked anew, and its figure of before is told no more',
  async (change) => {
    price = null;
    await page.does(({ sell }) => sell({ ...inBaht, ...change }));
    expect(page.now().quoted).toMatchObject({ signed: null });
  },
);

test('after a change of the shipping fee a new quote is fetched, and the former figure is marked', async () => {
  price = null;
  const [shipping = null] = usualShipping;
  await page.does(({ sell }) => sell({ ...inBaht, shipping }));
  expect(page.now().quoted).toMatchObject({ isCurrent: false, signed: { quote: { total: 100_000 } } });
});
