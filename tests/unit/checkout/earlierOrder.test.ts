import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import { tellArrived } from '../../../src/features/checkout/attempt/settleOpenAttempt.ts';
import { useAfterOrder } from '../../../src/features/checkout/attempt/useAfterOrder.ts';
import { type Notice, subscribeToNotices } from '../../../src/ui/notice/notify.ts';
import { runHook } from '../../support/run/runHook.ts';

const order = {
  ...{ id: '018f2f5e-5a5e-7cc3-98c4-dc0c0c07398f', number: '240101', token: 't'.repeat(32) },
  ...{ method: 'bankTransfer', currency: 'THB', total: 10_700, status: 'notYetReceived' },
} as Order;

let notices: Notice[];
let stopListening: () => void;

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } });
  notices = [];
  stopListening = subscribeToNotices((notice) => notices.push(notice));
});
afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
});

test('an earlier order with nothing to pay is reported by its number', async () => {
  const client = new QueryClient();
  const around = (inside: ReactNode) =>
    createElement(QueryClientProvider, { client }, createElement(MemoryRouter, null, inside));
  const page = await runHook(useAfterOrder, around);
  await page.does((goOn) => goOn({ ...order, total: 0, status: 'approved' }, null));
  await page.leave();
  expect(notices).toMatchObject([{ title: expect.stringContaining('#240101') }]);
});

test('an order with a lost answer is reported by its number', () => {
  tellArrived(order);
  expect(notices).toMatchObject([{ title: expect.stringContaining('#240101') }]);
});
