import { QueryClient, QueryClientProvider, QueryObserver, useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useShopRealtime } from '../../../src/app/useShopRealtime.ts';
import { paymentMethodsQuery } from '../../../src/features/cart/paymentMethodsQuery.ts';
import { promotionsQuery } from '../../../src/features/cart/promotionsQuery.ts';
import { shippingOptionsQuery } from '../../../src/features/checkout/delivery/shippingOptionsQuery.ts';
import { courseOfGroupQuery } from '../../../src/features/course/courseOfGroupQuery.ts';
import { courseStandingQuery } from '../../../src/features/course/courseStanding.ts';
import { siteQuery } from '../../../src/features/site/useSite.ts';
import type * as realtime from '../../../src/platform/net/realtime.ts';
import { runHook } from '../../support/run/runHook.ts';

type Listener = Parameters<typeof realtime.watchAsPerson>[2];
const { listeners, sendInBackground } = vi.hoisted(() => ({ listeners: [] as Listener[], sendInBackground: vi.fn() }));

vi.mock('../../../src/platform/net/realtime.ts', () => ({
  watchAsPerson: (...[, , listener]: Parameters<typeof realtime.watchAsPerson>) => {
    listeners.push(listener);
    return () => {};
  },
  watchAsGuest: (...[, listener]: Parameters<typeof realtime.watchAsGuest>) => {
    listeners.push(listener);
    return () => {};
  },
}));

vi.mock('../../../src/platform/outbox/sendInBackground.ts', () => ({ sendInBackground }));

afterEach(() => {
  sendInBackground.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page with a course, connected to the shop. */
async function pageOf(person: { id: string; role: string } | null) {
  vi.stubGlobal('navigator', { onLine: true, userActivation: { hasBeenActive: true } });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} }, addEventListener() {} });
  vi.useFakeTimers();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  client.setQueryData(['session'], person);
  client.setQueryData(['site'], { realtimePort: 1, realtimeSecure: false });
  const shown = ['courses', 'detail', '1'];
  client.setQueryData(shown, {});
  const ask = vi.fn(() => ({}));
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  const page = await runHook(() => {
    useQuery({ queryKey: shown, queryFn: ask, enabled: true, staleTime: 60_000 });
    useShopRealtime();
  }, around);
  const connect = async () => {
    await page.does(() => listeners.at(-1)?.connected());
    await page.does(() => vi.advanceTimersByTimeAsync(2_000));
  };
  return { ...page, ask, connect };
}

describe.each([
  ['a guest', null],
  ['somebody signed in', { id: '7', role: 'student' }],
])('refetches data changed before %s was connected', (_, person) => {
  test('is asked for with the connection, where it was read a while ago', async () => {
    const { ask, connect, leave } = await pageOf(person);
    vi.advanceTimersByTime(61_000);
    await connect();
    expect(ask).toHaveBeenCalledTimes(1);
    await leave();
  });

  test('is not asked for with the connection of a page that has just been read, but with every later one', async () => {
    const { ask, connect, leave } = await pageOf(person);
    await connect();
    expect(ask).toHaveBeenCalledTimes(0);
    await connect();
    expect(ask).toHaveBeenCalledTimes(1);
    await leave();
  });
});

test.each([
  ['a guest', null],
  ['somebody signed in', { id: '7', role: 'student' }],
])('waiting entries of %s are sent at every connection', async (_, person) => {
  const { connect, leave } = await pageOf(person);
  expect(sendInBackground).not.toHaveBeenCalled();
  await connect();
  await connect();
  expect(sendInBackground.mock.calls).toEqual([['now'], ['now']]);
  await leave();
});

/** A signed-in person's page with cached data. */
async function openPage(keys: readonly (readonly unknown[])[]) {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} }, addEventListener() {} });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  client.setQueryData(['session'], { id: '7', role: 'student' });
  client.setQueryData(['site'], { realtimePort: 1, realtimeSecure: false });
  for (const key of keys) client.setQueryData(key, {});
  vi.useFakeTimers();
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  return { client, page: await runHook(useShopRealtime, around) };
}

test('after a change of settings, payment and shipping methods are refetched', async () => {
  const keys = [siteQuery.queryKey, paymentMethodsQuery.queryKey, shippingOptionsQuery.queryKey];
  const { client, page } = await openPage(keys.slice(1));
  await page.does(() => listeners.at(-1)?.settingsChanged());
  for (const key of keys) expect(client.getQueryState(key)?.isInvalidated, String(key)).toBe(true);
  await page.leave();
});

test('after a change of the catalogue, a person’s own plans are refetched too', async () => {
  const keys = [
    courseStandingQuery('1', '7').queryKey,
    courseOfGroupQuery('1', '7').queryKey,
    promotionsQuery.queryKey,
    ['courses', 'detail', '1'],
    ['cartPrices', ['0', '1']],
  ];
  const ofOthers = ['cartPrices', ['2']];
  const { client, page } = await openPage([...keys, ofOthers]);
  await page.does(() => listeners.at(-1)?.catalogueChanged('1'));
  await page.does(() => vi.runAllTimersAsync());
  for (const key of keys)
    expect(client.getQueryState(key as readonly unknown[])?.isInvalidated, String(key)).toBe(true);
  expect(client.getQueryState(ofOthers)?.isInvalidated).toBe(false);
  // An import names no item.
  await page.does(() => listeners.at(-1)?.catalogueChanged(''));
  await page.does(() => vi.runAllTimersAsync());
  expect(client.getQueryState(ofOthers)?.isInvalidated).toBe(true);
  await page.leave();
});

test('a running fetch of the cart’s data is not cancelled by the next event, so that it completes on a busy day', async () => {
  const ofCart = ['cartPrices', ['1']];
  const { client, page } = await openPage([ofCart]);
  const answer = Promise.withResolvers<object>();
  const ask = vi.fn(() => answer.promise);
  const cart = new QueryObserver(client, { queryKey: ofCart, queryFn: ask, enabled: true, staleTime: 60_000 });
  const leaveCart = cart.subscribe(() => {});
  for (const _ of [1, 2]) {
    await page.does(() => listeners.at(-1)?.catalogueChanged('1'));
    await page.does(() => vi.runAllTimersAsync());
  }
  expect(ask).toHaveBeenCalledTimes(1);
  answer.resolve({ asked: 'once' });
  await page.does(() => vi.runAllTimersAsync());
  expect(client.getQueryData(ofCart)).toEqual({ asked: 'once' });
  leaveCart();
  await page.leave();
});
