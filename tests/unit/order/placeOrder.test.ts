import { describe, expect, test } from 'vitest';
import { noPurchases } from '../../../src/domain/order/buyAgain.ts';
import { type OrderItem, type OrderRequest, refuseOrder } from '../../../src/domain/order/placeOrder.ts';
import { usualShipping } from '../../../src/domain/order/shipping.ts';
import type { PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';

const now = Date.UTC(2026, 1, 14);
const plan = (itemId: string, parts: Partial<PricingPlan> = {}): PricingPlan => ({
  id: `plan-${itemId}`,
  itemId,
  type: 'period',
  pricingType: 'default',
  name: { th: 'รายปี', en: 'A year' },
  term: { amount: 1, unit: 'year' },
  extension: null,
  prices: { THB: 199_000, USD: 5_900 },
  isShown: true,
  isDefault: true,
  needsApproval: false,
  membersOnly: false,
  freeForOwnersOf: null,
  ...parts,
});
const item = (itemId: string, parts: Partial<OrderItem> = {}): OrderItem => ({
  itemId,
  kind: 'course',
  quantity: 1,
  courseType: 'online',
  schedule: { startsAt: null, endsAt: null, registrationOpensAt: null, registrationClosesAt: null, venue: null },
  isLocked: false,
  unitsLeft: null,
  plan: plan(itemId),
  history: noPurchases,
  ...parts,
});
const request = (parts: Partial<OrderRequest> = {}): OrderRequest => ({
  buyer: 'student',
  ownedCourseIds: [],
  currency: 'THB',
  method: 'bankTransfer',
  offeredMethods: ['bankTransfer', 'cardToken', 'cardTokenPromptPay', 'wallet'],
  shippingOption: null,
  total: 199_000,
  items: [item('a')],
  now,
  ...parts,
});
const codesOf = (parts: Partial<OrderRequest>) => refuseOrder(request(parts)).map(({ code }) => code);
const codesFor = (parts: Partial<OrderItem>, order: Partial<OrderRequest> = {}) =>
  codesOf({ ...order, items: [item('a', parts)] });
const running = { kind: 'running' as const, endsAt: now + 5, remainingMs: 5, remainingWatchMs: null };
const owner = { ...noPurchases, orderStatuses: ['approved' as const], access: running };

describe('refuseOrder', () => {
  test('lets a student, a non-member and a guest buy', () => {
    for (const buyer of ['student', 'nonMember', null] as const) expect(codesOf({ buyer })).toEqual([]);
  });

  test.each(['instructor', 'administrator'] as const)('an %s cannot buy and hears nothing else', (buyer) => {
    expect(codesOf({ buyer, items: [] })).toEqual(['BUYER_NOT_ALLOWED']);
  });

  test('CART_EMPTY', () => {
    expect(codesOf({ items: [], method: null })).toEqual(['CART_EMPTY']);
  });

  test('COURSE_DUPLICATE: twice in the cart, or in an order that waits', () => {
    expect(refuseOrder(request({ items: [item('a'), item('b'), item('a')] }))).toEqual([
      { code: 'COURSE_DUPLICATE', itemIds: ['a'], cause: 'twiceInCart', endsAt: null },
    ]);
    const waiting = item('a', { history: { ...noPurchases, orderStatuses: ['pendingApproved'] } });
    expect(refuseOrder(request({ items: [waiting] }))).toEqual([
      { code: 'COURSE_DUPLICATE', itemIds: ['a'], cause: 'openOrder', endsAt: null },
    ]);
  });

  test('COURSE_DUPLICATE names a course once, even if it is twice in the cart and in a waiting order', () => {
    const waiting = item('a', { history: { ...noPurchases, orderStatuses: ['pendingApproved'] } });
    expect(refuseOrder(request({ items: [waiting, waiting] }))).toEqual([
      { code: 'COURSE_DUPLICATE', itemIds: ['a'], cause: 'twiceInCart', endsAt: null },
    ]);
    const both = refuseOrder(request({ items: [waiting, waiting, { ...waiting, itemId: 'b', plan: plan('b') }] }));
    expect(both.map(({ code, itemIds, cause }) => [code, itemIds, cause])).toEqual([
      ['COURSE_DUPLICATE', ['a'], 'twiceInCart'],
      ['COURSE_DUPLICATE', ['b'], 'openOrder'],
    ]);
  });

  test.each<[string, PricingPlan | null]>([
    ['no plan', null],
    ['a plan of another course', plan('b')],
    ['a hidden plan', plan('a', { isShown: false })],
    ['a plan without a price', plan('a', { prices: { THB: null, USD: 5_900 } })],
    ['a renewal of what was never owned', plan('a', { pricingType: 'renew' })],
    ['a plan that is not listed', plan('a', { pricingType: 'other' })],
    ['a plan for owners of another course', plan('a', { freeForOwnersOf: ['z'] })],
  ])('MISSING_PRICING: %s', (_, chosen) => {
    expect(codesFor({ plan: chosen })).toEqual(['MISSING_PRICING']);
  });

  test('an owner of the other course gets the plan that is for owners', () => {
    expect(codesFor({ plan: plan('a', { freeForOwnersOf: ['z'] }) }, { ownedCourseIds: ['z'] })).toEqual([]);
  });

  test('MISSING_USD_PRICE only where dollars are asked for', () => {
    const bahtOnly = { plan: plan('a', { prices: { THB: 199_000, USD: null } }) };
    expect(codesFor(bahtOnly, { currency: 'USD', method: 'wallet' })).toEqual(['MISSING_USD_PRICE']);
    expect(codesFor(bahtOnly)).toEqual([]);
  });

  test('NO_PAYMENT_METHOD: none, or one that is not offered', () => {
    expect(codesOf({ method: null })).toEqual(['NO_PAYMENT_METHOD']);
    expect(codesOf({ method: 'billPayment' })).toEqual(['NO_PAYMENT_METHOD']);
  });

  test('NO_PAYMENT_METHOD alone: a minimum belongs to an offered method', () => {
    expect(codesOf({ method: 'cardToken', total: 1_999, offeredMethods: ['bankTransfer'] })).toEqual([
      'NO_PAYMENT_METHOD',
    ]);
  });

  test('NO_PAYMENT_METHOD: where nothing is to pay a method is named, and none has to be offered', () => {
    expect(codesOf({ total: 0, offeredMethods: [] })).toEqual([]);
    expect(codesOf({ total: 0, method: null })).toEqual(['NO_PAYMENT_METHOD']);
    expect(codesOf({ total: null, offeredMethods: [] })).toEqual(['NO_PAYMENT_METHOD']);
    expect(codesOf({ total: 1, offeredMethods: [] })).toEqual(['NO_PAYMENT_METHOD']);
  });

  test('NO_SHIPPING_OPTION: a product needs one, and a course none', () => {
    const book = { kind: 'product' as const, courseType: null };
    expect(codesFor(book)).toEqual(['NO_SHIPPING_OPTION']);
    expect(codesFor(book, { shippingOption: usualShipping[0] ?? null })).toEqual([]);
    expect(codesFor({})).toEqual([]);
  });

  test('BELOW_MINIMUM: a card token under 20.00 baht', () => {
    expect(codesOf({ method: 'cardToken', total: 1_999 })).toEqual(['BELOW_MINIMUM']);
    expect(codesOf({ method: 'cardTokenPromptPay', total: 1_999 })).toEqual(['BELOW_MINIMUM']);
    expect(codesOf({ method: 'cardToken', total: 2_000 })).toEqual([]);
    expect(codesOf({ method: 'cardToken', total: 0 })).toEqual([]);
    expect(codesOf({ method: 'bankTransfer', total: 1 })).toEqual([]);
    expect(codesOf({ method: 'cardToken', total: 1_999, currency: 'USD' })).toEqual([]);
  });

  test('TIME_LEFT carries the end of the running access; a renewal is let', () => {
    expect(refuseOrder(request({ items: [item('a', { history: owner })] }))).toEqual([
      { code: 'TIME_LEFT', itemIds: ['a'], cause: null, endsAt: now + 5 },
    ]);
    expect(codesFor({ history: owner, plan: plan('a', { pricingType: 'renew' }) })).toEqual([]);
  });

  test('ALREADY_OWNED: a plan that is neither default nor renewal', () => {
    expect(codesFor({ history: owner, plan: plan('a', { pricingType: 'other' }) })).toEqual(['ALREADY_OWNED']);
  });

  test('MEMBERS_ONLY is for students', () => {
    const members = { plan: plan('a', { membersOnly: true }) };
    expect(codesFor(members)).toEqual([]);
    expect(codesFor(members, { buyer: null })).toEqual(['MEMBERS_ONLY']);
    expect(codesFor(members, { buyer: 'nonMember' })).toEqual(['MEMBERS_ONLY']);
  });

  test('REGISTRATION_CLOSED: locked, not yet open, or over; a renewal needs no window', () => {
    const schedule = item('a').schedule;
    const over = { schedule: { ...schedule, registrationClosesAt: now - 1 } };
    expect(codesFor({ isLocked: true })).toEqual(['REGISTRATION_CLOSED']);
    expect(codesFor({ schedule: { ...schedule, registrationOpensAt: now + 1 } })).toEqual(['REGISTRATION_CLOSED']);
    expect(codesFor(over)).toEqual(['REGISTRATION_CLOSED']);
    expect(codesFor({ ...over, history: owner, plan: plan('a', { pricingType: 'renew' }) })).toEqual([]);
  });

  test('NO_MORE_SEAT: fewer left than wanted', () => {
    expect(codesFor({ unitsLeft: 0 })).toEqual(['NO_MORE_SEAT']);
    expect(codesFor({ unitsLeft: 1 })).toEqual([]);
  });

  test('NOT_ENOUGH_STOCK names each product and how many of it are left', () => {
    const books = { kind: 'product' as const, courseType: null, quantity: 3 };
    const items = [item('a', { ...books, unitsLeft: 2 }), item('b', { ...books, unitsLeft: 0 }), item('c', books)];
    const shippingOption = usualShipping[0] ?? null;
    expect(refuseOrder(request({ items, shippingOption }))).toEqual([
      { code: 'NOT_ENOUGH_STOCK', itemIds: ['a', 'b'], cause: null, endsAt: null, unitsLeft: [2, 0] },
    ]);
  });

  test('all problems are reported together, in the order of the checks, each with its lines', () => {
    const refusals = refuseOrder(
      request({
        method: null,
        buyer: null,
        items: [
          item('a', { unitsLeft: 0, plan: plan('a', { membersOnly: true }) }),
          item('b', { plan: null }),
          item('c', { isLocked: true, history: owner }),
          item('d', { kind: 'product', courseType: null }),
        ],
      }),
    );
    expect(refusals.map(({ code, itemIds }) => [code, itemIds])).toEqual([
      ['MISSING_PRICING', ['b']],
      ['NO_PAYMENT_METHOD', []],
      ['TIME_LEFT', ['c']],
      ['NO_SHIPPING_OPTION', []],
      ['MEMBERS_ONLY', ['a']],
      ['REGISTRATION_CLOSED', ['c']],
      ['NO_MORE_SEAT', ['a']],
    ]);
  });
});

test('the remaining access of a course that is twice in the cart is reported once', () => {
  const access = { kind: 'running', endsAt: now + 5, remainingMs: 5, remainingWatchMs: null } as const;
  const running = item('a', { history: { ...noPurchases, orderStatuses: ['approved'], access } });
  expect(codesOf({ items: [running, running] }).filter((code) => code === 'TIME_LEFT')).toHaveLength(1);
});
