import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartPaymentMethods } from '../../../src/contract/cart/cart.ts';
import { type QuoteRequest, quoteCart, type SignedQuote } from '../../../src/contract/order/quote.ts';
import { shippingOptions } from '../../../src/contract/order/shipping.ts';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import { type ShippingOption, usualShipping } from '../../../src/domain/order/shipping.ts';
import type { PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';
import { quote } from '../../../src/domain/pricing/quote.ts';
import { cartItemsQuery, cartQuery, knownCouponsQuery } from '../../../src/features/cart/cartQuery.ts';
import { paymentMethodsQuery } from '../../../src/features/cart/paymentMethodsQuery.ts';
import { promotionsQuery } from '../../../src/features/cart/promotionsQuery.ts';
import { promotionWishQuery } from '../../../src/features/cart/promotionWish.ts';
import { shippingOptionsQuery } from '../../../src/features/checkout/delivery/shippingOptionsQuery.ts';
import { useCheckout } from '../../../src/features/checkout/useCheckout.ts';
import { sessionQuery } from '../../../src/features/session/useSession.ts';
import type { CartItems } from '../../../src/platform/cart/cartItems.ts';
import { standInPage } from '../../support/browser/standInPage.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';
import { row } from '../listingFixture.ts';

const { callServer } = vi.hoisted(() => ({ callServer: vi.fn() }));
vi.mock('../../../src/platform/net/callServer.ts', () => ({ callServer }));

const [price, fee] = [24_000, 5_000];
const line = { itemId: '9', kind: 'product', planId: 'p', quantity: 1, seenPrice: price, addedAt: 1 } as const;
const way: ShippingOption = { ...(usualShipping[0] as ShippingOption), fees: { THB: fee, USD: null } };
const plan = { id: 'p', itemId: '9', prices: { THB: price, USD: null } } as PricingPlan;
const book: CartItems = { '9': { listing: row('9', 'หนังสือ', 'Book'), plans: [plan], seenAt: 1 } };
const transfer = [{ method: 'bankTransfer', title: null, accounts: [{ accountNumber: '1', bankName: 'K' }] }];

/** Makes the held quote of the shop answer. */
let count: () => void;
let client: QueryClient;
let page: RunningHook<ReturnType<typeof useCheckout>>;

const signed = ({ shippingOptionId }: QuoteRequest): SignedQuote => ({
  quote: quote({
    ...{ currency: 'THB', lines: [{ ...line, unitPrice: price }], promotion: null, coupons: [] },
    ...{ shippingFee: shippingOptionId === null ? 0 : fee, withholdingPercent: 0, vatEnabled: true },
  }),
  signature: '',
  expiresAt: Number.POSITIVE_INFINITY,
  refusals: shippingOptionId === null ? [{ code: 'NO_SHIPPING_OPTION', itemIds: [] }] : [],
});

/** A checkout of a book while the shop has no shipping method. */
async function openWithoutWay(items: CartItems): Promise<void> {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  client.setQueryData(sessionQuery.queryKey, null);
  client.setQueryData(cartQuery.queryKey, { ...emptyCart, lines: [line] });
  client.setQueryData(cartItemsQuery.queryKey, items);
  client.setQueryData(knownCouponsQuery.queryKey, {});
  client.setQueryData(promotionWishQuery.queryKey, null);
  client.setQueryData(promotionsQuery.queryKey, []);
  client.setQueryData(paymentMethodsQuery.queryKey, transfer as never);
  client.setQueryData(shippingOptionsQuery.queryKey, []);
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  page = await runHook(() => useCheckout(() => {}), around);
  await until(() => page.now().isReady && page.now().signed !== null);
}
const until = (holds: () => boolean) =>
  vi.waitUntil(async () => {
    await page.does(() => {});
    return holds();
  });
const wayComesBack = () => page.does(() => client.setQueryData(shippingOptionsQuery.queryKey, [way]));

beforeEach(() => {
  notifyManager.setScheduler(queueMicrotask);
  standInPage();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  const counted = new Promise<void>((resolve) => {
    count = resolve;
  });
  callServer.mockImplementation(async (call: unknown, { body }: { body: QuoteRequest }) => {
    if (call === cartPaymentMethods) return transfer;
    if (call === shippingOptions) return [];
    if (call !== quoteCart) return await new Promise(() => {});
    if (body.shippingOptionId !== null) await counted;
    return signed(body);
  });
});
afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
});

test('a way to send that is back is asked for no more, also while the shop has not counted with it yet', async () => {
  await openWithoutWay(book);
  await wayComesBack();
  expect(page.now().delivery.option).toEqual(way);
  expect(page.now().refusals).toEqual([]);
  expect(page.now().seen.total).toBe(price + fee);
});

test('if only the shop knows the fee, its total from before the choice is shown without it, and no press agrees to it', async () => {
  await openWithoutWay({});
  await wayComesBack();
  const { seen } = page.now();
  expect([seen.total, page.now().isFeeKnown]).toEqual([price, false]);
  await page.does(({ send, request, question }) => {
    const wish = { ...request, method: 'bankTransfer', language: 'th', tax: null, delivery: null } as const;
    send({ type: 'pressed', agreed: seen, waitsForCode: false });
    send({ type: 'setOut', now: 1, wish, question, prepare: null });
  });
  count();
  await until(() => page.now().state.name === 'askingPrice');
  expect(page.now().state).toMatchObject({ after: { quote: { total: price + fee } } });
  expect([page.now().seen.total, page.now().isFeeKnown]).toEqual([price + fee, true]);
});
