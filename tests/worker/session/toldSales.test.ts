import { entries } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { orderByToken } from '../../../src/contract/order/order.ts';
import type { DataLayerEvent, Sale } from '../../../src/contract/site/dataLayer.ts';
import type { Order, OrderLine } from '../../../src/domain/order/order.ts';

const agreed = vi.hoisted(() => ({ isAgreed: true }));
vi.mock('../../../src/platform/measurement/consent.ts', () => ({
  consent: () => (agreed.isAgreed ? 'granted' : 'refused'),
}));

const line: OrderLine = {
  ...{ itemId: '7', kind: 'course', slug: '7-tax', planId: '71', quantity: 1, unitPrice: 199_000, discount: 0 },
  ...{ title: { th: 'ภาษีร้านค้า', en: 'Tax for shops' }, planName: { th: '1 ปี', en: '1 year' } },
  ...{ coverUrl: null, isWatchable: true },
};
const cartOf = (...itemIds: string[]): Sale => ({
  currency: 'THB',
  value: 199_000,
  lines: itemIds.map((itemId) => ({ ...line, itemId, categoryPath: 'tax' })),
});
const orderOf = (id: string, status: Order['status']): Order => ({
  ...{ id, number: `LR-${id}`, token: `token-${id}`, status, currency: 'THB', method: 'bankTransfer' },
  ...{ price: 199_000, discount: 0, shippingFee: 0, vat: 0, withholding: 0, withholdingPercent: 0, total: 199_000 },
  ...{ placedAt: 0, cancelAt: null, buyerName: 'มะลิ ใจดี', email: 'mali@example.com', tel: null, tax: null },
  ...{ wantsTaxInvoice: false, shipping: null, lines: [line], history: [], reports: [], document: null },
  underReview: false,
});

/** As the shop makes them. */
const tokenOf = (id: string): string => id.repeat(43);

beforeEach(async () => {
  agreed.isAgreed = true;
  vi.stubGlobal('window', {});
  const { forgetSales } = await openTab();
  await forgetSales();
});

/** Another tab, or the same after a reload: empty memory. */
async function openTab() {
  vi.resetModules();
  const tell = await import('../../../src/features/measurement/tellSale.ts');
  const { forgetSales } = await import('../../../src/platform/measurement/toldSales.ts');
  const { rememberOrder } = await import('../../../src/platform/session/knownOrders.ts');
  return { ...tell, forgetSales, rememberOrder };
}

const told = (): string[] =>
  ((window.dataLayer ?? []) as readonly (DataLayerEvent | { ecommerce: null })[]).flatMap((event) => {
    if (!('event' in event)) return [];
    return event.event === 'purchase' ? [event.ecommerce.transaction_id] : [event.event];
  });

test('the checkout of a cart is reported once across tabs, and again after the cart changed', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await Promise.all([one.tellBegun(cartOf('7')), other.tellBegun(cartOf('7'))]);
  expect(told()).toEqual(['begin_checkout']);
  const afterReload = await openTab();
  await afterReload.tellBegun(cartOf('7'));
  expect(told()).toHaveLength(1);
  await afterReload.tellBegun(cartOf('7', '9'));
  expect(told()).toHaveLength(2);
});

test('once it is ordered, the same in the cart is another sale', async () => {
  const tab = await openTab();
  await tab.tellBegun(cartOf('7'));
  await tab.tellPlaced(orderOf('1', 'notYetReceived'));
  await tab.tellBegun(cartOf('7'));
  expect(told()).toEqual(['begin_checkout', 'begin_checkout']);
});

test('an order is bought once, with its approval, in whichever tab that is seen first', async () => {
  const tab = await openTab();
  await tab.tellPlaced(orderOf('1', 'notYetReceived'));
  await tab.tellPlaced(orderOf('2', 'notYetReceived'));
  expect(told()).toEqual([]);
  const [one, other] = [await openTab(), await openTab()];
  await Promise.all([one.tellApproved(['1']), other.tellApproved(['1', '3'])]);
  expect(told()).toEqual(['LR-1']);
  await (await openTab()).tellApproved(['1', '2']);
  expect(told()).toEqual(['LR-1', 'LR-2']);
});

test('what costs nothing is bought as it is ordered, and an answer that comes twice is one purchase', async () => {
  const tab = await openTab();
  await tab.tellPlaced(orderOf('1', 'approved'));
  await tab.tellPlaced(orderOf('1', 'approved'));
  expect(told()).toEqual(['LR-1']);
});

test('an approval that came while the app was closed is reported once, at the next visit', async () => {
  const tab = await openTab();
  for (const id of ['1', '2', '3']) {
    await tab.tellPlaced(orderOf(id, 'notYetReceived'));
    if (id !== '3') await tab.rememberOrder({ token: tokenOf(id), orderId: id, userId: null });
  }
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { onLine: true });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const id = address.endsWith(tokenOf('1')) ? '1' : '2';
    const order = { ...orderOf(id, id === '1' ? 'approved' : 'rejected'), token: tokenOf(id) };
    return Response.json(z.encode(orderByToken.response, order));
  });
  const next = await openTab();
  await next.tellApprovedMeanwhile();
  await Promise.all([next.tellApprovedMeanwhile(), (await openTab()).tellApprovedMeanwhile()]);
  expect(told()).toEqual(['LR-1']);
  // An order without a token here is not asked about, and a reported one no more.
  expect(asked.filter((address) => address.endsWith(tokenOf('1')))).toHaveLength(1);
  expect(asked.some((address) => address.endsWith(tokenOf('3')))).toBe(false);
});

test('an order from before the consent, and a deleted one, is never reported', async () => {
  const tab = await openTab();
  await tab.tellApproved(['1']);
  await tab.tellPlaced(orderOf('2', 'notYetReceived'));
  await tab.forgetSales();
  await tab.tellApproved(['2']);
  expect(told()).toEqual([]);
});

test('nothing is reported of a person who has withdrawn consent meanwhile', async () => {
  const tab = await openTab();
  await tab.tellPlaced(orderOf('1', 'notYetReceived'));
  agreed.isAgreed = false;
  await tab.tellApproved(['1']);
  expect(window.dataLayer).toBeUndefined();
});

test('stored sales contain no personal data and open no order', async () => {
  const tab = await openTab();
  await tab.tellPlaced(orderOf('1', 'notYetReceived'));
  const { deviceStore } = await import('../../../src/platform/store/stores.ts');
  const rows = JSON.stringify(await entries(deviceStore()));
  expect(rows).toContain('LR-1');
  for (const own of ['มะลิ', 'mali@example.com', 'token-1']) expect(rows).not.toContain(own);
});
