import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Quote } from '../../../src/domain/pricing/quote.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { useAfterOrder } from '../../../src/features/checkout/attempt/useAfterOrder.ts';
import { type Notice, subscribeToNotices } from '../../../src/ui/notice/notify.ts';
import { paths } from '../../../src/ui/press/links.ts';
import { runHook } from '../../support/run/runHook.ts';

const order = {
  ...{ id: '018f2f5e-5a5e-7cc3-98c4-dc0c0c07398f', number: '240101', token: 't'.repeat(32) },
  ...{ method: 'bankTransfer', currency: 'THB', total: 10_700, status: 'notYetReceived' },
} as Order;

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } }));
afterEach(() => void vi.unstubAllGlobals());

/** The history state of the order's page after a checkout opened with this one. */
async function stateAfter(came: unknown, agreed: Quote | null = { total: order.total } as Quote): Promise<unknown> {
  const client = new QueryClient();
  const initialEntries = [{ pathname: '/checkout', state: came }];
  const around = (inside: ReactNode) =>
    createElement(QueryClientProvider, { client }, createElement(MemoryRouter, { initialEntries }, inside));
  const page = await runHook(() => ({ goOn: useAfterOrder(), here: useLocation() }), around);
  await page.does(({ goOn }) => goOn(order, agreed));
  const { here } = page.now();
  expect(here.pathname).toContain(order.token);
  await page.leave();
  return here.state;
}

test('only a person from the panel beside a course must answer the report at once', async () => {
  expect(await stateAfter({ inPanel: true })).toEqual({ afterOrder: true, mustReport: true });
  for (const came of [{ inPanel: false }, { from: '/cart' }, null]) {
    expect(await stateAfter(came)).toEqual({ afterOrder: true });
  }
});

test.each([
  ['another one', null, {}],
  ['dearer', 9_900, {}],
  ['cheaper', 12_000, { mustReport: true }],
])(
  'an order %s than agreed says so on its page and not in a toast, and only a cheaper one must be answered',
  async (_, agreed, must) => {
    const told: Notice[] = [];
    const stop = subscribeToNotices((notice) => told.push(notice));
    told.length = 0;
    const state = await stateAfter({ inPanel: true }, agreed === null ? null : ({ total: agreed } as Quote));
    expect(state).toEqual({ afterOrder: true, ...must, otherThanAgreed: { agreed } });
    expect(told).toEqual([]);
    stop();
  },
);

test('a free order is confirmed by its thank-you page, and by a toast if the shop shows none', async () => {
  const told: Notice[] = [];
  const stop = subscribeToNotices((notice) => told.push(notice));
  // Earlier reports are delivered at the subscription.
  told.length = 0;
  const free = { ...order, total: 0, status: 'approved' } as Order;
  for (const thankYouPageEnabled of [true, false]) {
    const client = new QueryClient();
    client.setQueryData(['site'], { settings: { ...defaultSiteSettings, thankYouPageEnabled } });
    const around = (inside: ReactNode) =>
      createElement(QueryClientProvider, { client }, createElement(MemoryRouter, null, inside));
    const page = await runHook(() => ({ goOn: useAfterOrder(), here: useLocation() }), around);
    await page.does(({ goOn }) => goOn(free, { total: 0 } as Quote));
    expect(page.now().here.pathname === paths.thankYou).toBe(thankYouPageEnabled);
    expect(told).toHaveLength(thankYouPageEnabled ? 0 : 1);
    await page.leave();
  }
  stop();
});
