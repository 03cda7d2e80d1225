import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginCheckoutEvent, purchaseEvent, viewItemEvent } from '../../../src/contract/site/dataLayer.ts';
import type { Order, OrderLine } from '../../../src/domain/order/order.ts';
import { hasPublicTitle, mayShowCardForm, measuredAddress } from '../../../src/domain/site/measuredAddress.ts';
import { mayAskConsent } from '../../../src/features/measurement/consentPlaces.ts';
import type { View } from '../../../src/platform/measurement/viewLog.ts';
import { row } from '../listingFixture.ts';

const item = row('7', 'ภาษีร้านค้า', 'Tax for shops', { fromPrices: { THB: 199_050, USD: null }, categoryPath: 'tax' });

test('a viewed item is reported in Google’s ecommerce format, by its Thai name', () => {
  expect(viewItemEvent(item, 'THB')).toEqual({
    event: 'view_item',
    ecommerce: {
      currency: 'THB',
      value: 1_990.5,
      items: [{ item_id: '7', item_name: 'ภาษีร้านค้า', item_category: 'tax', price: 1_990.5, quantity: 1 }],
    },
  });
  expect(viewItemEvent(item, 'USD')).toBeNull();
});

const line: OrderLine = {
  ...{ itemId: '7', kind: 'course', slug: '7-tax', planId: '71', quantity: 2, unitPrice: 199_050, discount: 10_000 },
  ...{ title: { th: 'ภาษีร้านค้า', en: 'Tax for shops' }, planName: { th: '1 ปี', en: '1 year' } },
  ...{ coverUrl: null, isWatchable: true },
};
const asTold = {
  currency: 'THB',
  value: 3_881,
  items: [
    {
      ...{ item_id: '7', item_name: 'ภาษีร้านค้า', item_category: 'tax', item_variant: '1 ปี' },
      ...{ price: 1_990.5, quantity: 2 },
    },
  ],
};

test('a checkout is reported by its lines and their total', () => {
  const sale = { currency: 'THB', value: 388_100, lines: [{ ...line, categoryPath: 'tax' }] } as const;
  expect(beginCheckoutEvent(sale)).toEqual({ event: 'begin_checkout', ecommerce: asTold });
});

test('a purchase is reported by its number, without buyer, link, shipping and withheld tax', () => {
  const order: Order = {
    ...{ id: '12', number: 'LR-000012', token: 'a-token', status: 'approved', currency: 'THB', method: 'bankTransfer' },
    ...{ price: 398_100, discount: 10_000, shippingFee: 6_000, vat: 0, withholding: 11_643, withholdingPercent: 3 },
    ...{
      total: 382_457,
      placedAt: 0,
      cancelAt: null,
      buyerName: 'มะลิ ใจดี',
      email: 'mali@example.com',
      tel: '0812345678',
    },
    ...{ wantsTaxInvoice: false, tax: null, shipping: null, lines: [line], history: [], reports: [], document: null },
    underReview: false,
  };
  const categoryOf = (itemId: string) => (itemId === '7' ? 'tax' : '');
  expect(purchaseEvent(order, categoryOf)).toEqual({
    event: 'purchase',
    ecommerce: { transaction_id: 'LR-000012', ...asTold },
  });
});

test.each([
  ['/course/7-tax', '?utm_source=line&coupon=secret', '/course/7-tax?utm_source=line'],
  ['/courses', '?keyword=somebody', '/courses'],
  ['/order/a-token-that-opens-it', '', '/order'],
  ['/thankyou', '?orderId=a-token', '/thankyou'],
  ['/setpassword', '?token=secret', null],
  ['/admin/orders/12', '', null],
  ['/administrate', '', '/administrate'],
])('of %s%s it reports %s', (pathname, search, told) => {
  expect(measuredAddress({ pathname, search })).toBe(told);
});

test('only an order’s page may show a card form', () => {
  const pages = ['/order/a-token', '/orders', '/cart', '/checkout', '/thankyou', '/myaccount/student/order'];
  expect(pages.filter((pathname) => mayShowCardForm({ pathname }))).toEqual(['/order/a-token']);
});

test('no reported title contains an order number or a search', () => {
  const isTold = (pathname: string, search = '') => hasPublicTitle({ pathname, search });
  expect(['/', '/course/7', '/cart'].every((pathname) => isTold(pathname))).toBe(true);
  expect(['/order/token', '/myaccount/student/order'].some((pathname) => isTold(pathname))).toBe(false);
  expect([isTold('/courses', '?page=2'), isTold('/courses', '?keyword=%20')]).toEqual([true, true]);
  expect(isTold('/courses', '?keyword=0812345678&page=2')).toBe(false);
});

test('the question does not appear while people buy, report, learn or sign in', () => {
  const lists = ['/', '/courses', '/courses/tax', '/products', '/products/books'];
  expect([...lists, '/course/7', '/product/9', '/promotion/1'].every(mayAskConsent)).toBe(true);
  const others = ['/cart', '/checkout', '/order/x', '/thankyou', '/learn/7', '/login', '/register', '/admin'];
  expect(others.some(mayAskConsent)).toBe(false);
});

describe('views', () => {
  let log: typeof import('../../../src/platform/measurement/viewLog.ts');
  beforeEach(async () => {
    vi.resetModules();
    log = await import('../../../src/platform/measurement/viewLog.ts');
  });
  const open = (pathname: string, search = '') => log.noteView({ kind: 'page', pathname, search, title: '' });
  const show = (shown = item) => log.noteView({ kind: 'item', item: shown });
  const nameOf = (view: View): string => {
    if (view.kind === 'page') return view.pathname;
    return view.kind === 'item' ? view.item.id : view.kind;
  };
  const told = async (hadAgreed: boolean) => {
    const { readViews } = await import('../../../src/platform/measurement/readViews.ts');
    const seen: string[] = [];
    const stop = readViews((view: View) => seen.push(nameOf(view)), hadAgreed);
    return { seen, stop };
  };

  test('with an earlier consent every view is reported once, and later ones too', async () => {
    open('/');
    open('/course/7');
    show();
    const { seen } = await told(true);
    open('/cart');
    expect(seen).toEqual(['/', '/course/7', '7', '/cart']);
  });

  test('a new consent reports the visible page only', async () => {
    open('/');
    open('/course/7');
    show();
    expect((await told(false)).seen).toEqual(['/course/7', '7']);
  });

  test('a render is no new view, a return is', async () => {
    const { seen } = await told(true);
    open('/course/7');
    show();
    open('/course/7');
    show({ ...item, seatsLeft: 2 });
    open('/cart');
    open('/course/7');
    show();
    expect(seen).toEqual(['/course/7', '7', '/cart', '/course/7', '7']);
  });

  test('a cart is ordered once a page, also where what it comes to is known anew', async () => {
    const begin = () => log.noteView({ kind: 'checkout', sale: { currency: 'THB', value: 0, lines: [] } });
    open('/checkout');
    begin();
    begin();
    const { seen } = await told(true);
    begin();
    open('/cart');
    open('/checkout');
    begin();
    expect(seen).toEqual(['/checkout', 'checkout', '/cart', '/checkout', 'checkout']);
  });

  test('a course that only leads on to its lectures was not looked at', async () => {
    open('/course/7', '?utm_source=line&learn=true');
    show();
    open('/learn/7');
    const { seen } = await told(true);
    open('/course/7', '?learn=false');
    show();
    expect(seen).toEqual(['/learn/7', '/course/7', '7']);
  });

  test('nothing is reported twice when counting continues, and nothing from the pause', async () => {
    const before = await told(false);
    open('/');
    before.stop();
    open('/courses');
    open('/cart');
    const after = await told(false);
    expect([before.seen, after.seen]).toEqual([['/'], ['/cart']]);
    after.stop();
    expect((await told(false)).seen).toEqual([]);
  });
});
