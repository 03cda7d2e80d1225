import { describe, expect, test } from 'vitest';
import type { OrderRequest } from '../../../src/contract/order/order.ts';
import type { Registration } from '../../../src/contract/people/registration.ts';
import { noPostalAddress } from '../../../src/domain/people/postalAddress.ts';
import { quote } from '../../../src/domain/pricing/quote.ts';
import { noTaxData } from '../../../src/domain/tax/taxData.ts';
import {
  isSameOrder,
  leavesItOpen,
  mayHold,
  methodWished,
  orderToSend,
  registrationToSend,
} from '../../../src/features/checkout/attempt/checkoutAttempt.ts';

const order = (changes: Partial<OrderRequest> = {}, price = 149_000): OrderRequest => ({
  lines: [{ itemId: '1002', kind: 'course', planId: 'p1', quantity: 1 }],
  promotionId: null,
  couponIds: [],
  method: 'bankTransfer',
  withholdingPercent: 0,
  quote: quote({
    currency: 'THB',
    lines: [{ itemId: '1002', kind: 'course', planId: 'p1', quantity: 1, unitPrice: price }],
    promotion: null,
    coupons: [],
    shippingFee: 0,
    withholdingPercent: 0,
    vatEnabled: true,
  }),
  signature: 'first',
  language: 'th',
  ...changes,
});

const guest: Registration = {
  kind: 'nonMember',
  firstName: 'วิภา',
  lastName: 'ตั้งใจ',
  nickname: null,
  email: 'wipa@example.com',
  tel: null,
  address: null,
  pictureName: null,
  groupId: null,
  answers: {},
  username: null,
  password: null,
  language: 'th',
};

describe('an order that was not answered', () => {
  const sent = orderToSend(null, 'u1', order(), 'key-1', []);

  test('goes out again unchanged, although its quote was signed anew or costs something else', () => {
    expect(orderToSend(sent, 'u1', order({ signature: 'second' }, 150_000), 'key-2', [])).toBe(sent);
  });

  test('is another one where it is sent otherwise, whether or not the account keeps the address', () => {
    const to = (line: string, isKept: boolean): Partial<OrderRequest> => ({
      shippingOptionId: 'post',
      delivery: { kind: 'typed', address: { ...noPostalAddress, line }, isKept },
    });
    const toHere = orderToSend(null, 'u1', order(to('99/1', false)), 'key-1', []);
    // A guest has no account before the order, and has one when it goes out again.
    expect(orderToSend(toHere, 'u1', order(to('99/1', true)), 'key-2', [])).toBe(toHere);
    expect(orderToSend(toHere, 'u1', order(to('99/2', false)), 'key-2', []).key).toBe('key-2');
    const byOther = { ...to('99/1', false), shippingOptionId: 'ems' };
    expect(orderToSend(toHere, 'u1', order(byOther), 'key-2', []).key).toBe('key-2');
  });

  test('kept by a version that knew no tax invoice is the one without', () => {
    const { tax: _, ...body } = order({ tax: null });
    expect(orderToSend({ ...sent, body }, 'u1', order({ tax: null }), 'key-2', []).key).toBe(sent.key);
  });

  test('is the same one where a promotion was chosen for it, or has ended, since', () => {
    expect(orderToSend(sent, 'u1', order({ promotionId: '2' }), 'key-2', [])).toBe(sent);
  });

  test.each<[string, string, Partial<OrderRequest>]>([
    ['another buyer', 'u2', {}],
    ['a tax invoice', 'u1', { tax: noTaxData }],
    ['another line', 'u1', { lines: [{ itemId: '1003', kind: 'course', planId: 'p1', quantity: 1 }] }],
    ['another plan', 'u1', { lines: [{ itemId: '1002', kind: 'course', planId: 'p2', quantity: 1 }] }],
    ['another way to pay', 'u1', { method: 'wallet' }],
    ['a coupon', 'u1', { couponIds: ['1'] }],
    ['tax withheld', 'u1', { withholdingPercent: 3 }],
  ])('is another one with %s', (_, userId, changes) => {
    const next = orderToSend(sent, userId, order(changes), 'key-2', ['1']);
    expect(next.key).toBe('key-2');
    expect(next.body).toEqual(order(changes));
    expect(isSameOrder(sent, userId, order(changes), ['1'])).toBe(false);
  });

  test('is the same one where its own coupon does not count any more, and another where that was taken out', () => {
    const withCoupon = orderToSend(null, 'u1', order({ couponIds: ['1'] }), 'key-1', ['1']);
    expect(orderToSend(withCoupon, 'u1', order(), 'key-2', ['1'])).toBe(withCoupon);
    expect(orderToSend(withCoupon, 'u1', order(), 'key-2', []).key).toBe('key-2');
  });
});

test('the same details of a guest keep their key, others get a new one', () => {
  const sent = registrationToSend(null, guest, 'key-1');
  expect(registrationToSend(sent, { ...guest }, 'key-2')).toBe(sent);
  expect(registrationToSend(sent, { ...guest, email: 'w@example.com' }, 'key-2').key).toBe('key-2');
});

test('only silence and a stumbling server leave it open whether something was made', () => {
  expect([null, 500, 503, 408, 429].every(leavesItOpen)).toBe(true);
  expect([400, 401, 403, 404, 409, 410, 422].some(leavesItOpen)).toBe(false);
});

test('an unanswered order may hold only what is wished again: one of its items, or one of its coupons', () => {
  const sent = { key: 'k', userId: '7', body: order({ couponIds: ['c1'] }) };
  const wish = (itemId: string, couponIds: readonly string[] = []) => ({
    lines: [{ itemId, kind: 'course' as const, planId: 'other', quantity: 1 }],
    couponIds,
  });
  expect(mayHold(sent, wish('1002'))).toBe(true);
  expect(mayHold(sent, wish('1003', ['c1']))).toBe(true);
  expect(mayHold(sent, wish('1003', ['c2']))).toBe(false);
});

test('where nobody chose, the way to pay is that of the own order that was not answered, whatever its coupons are by now', () => {
  const sent = { key: 'k', userId: '7', body: order({ method: 'wallet' }) };
  expect(methodWished(null, sent, '7')).toBe('wallet');
  expect(methodWished('bankTransfer', sent, '7')).toBe('bankTransfer');
  expect(methodWished(null, sent, '8')).toBeNull();
  expect(methodWished(null, null, '7')).toBeNull();
});
