import { describe, expect, test } from 'vitest';
import type { OrderRequest } from '../../../src/contract/order/order.ts';
import type { Registration } from '../../../src/contract/people/registration.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { Person } from '../../../src/domain/people/identity.ts';
import { noPostalAddress } from '../../../src/domain/people/postalAddress.ts';
import { quote } from '../../../src/domain/pricing/quote.ts';
import { noTaxData } from '../../../src/domain/tax/taxData.ts';
import { type AttemptStep, nextStep } from '../../../src/features/checkout/attempt/attemptStep.ts';
import {
  isSameOrder,
  leavesItOpen,
  mayHold,
  methodWished,
  type OpenOrder,
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
  ...{ shippingOptionId: null, tax: null, delivery: null },
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

const cartOf = (lines: OrderRequest['lines'], couponIds: readonly string[] = []) =>
  ({ lines, couponIds, updatedAt: 1 }) as unknown as Cart;

/** The step after a press by `userId` with the same cart. */
const pressed = (order: OpenOrder | null, userId: string | null, wanted: OrderRequest, couponIds: string[] = []) =>
  nextStep(
    {
      ...{ attempt: { registration: null, order }, person: userId === null ? null : ({ id: userId } as Person) },
      ...{ cart: cartOf(wanted.lines, couponIds), wanted, registration: guest },
    },
    'key-2',
  );

describe('an order that was not answered', () => {
  const openOf = (body: OrderRequest): OpenOrder => ({ key: 'key-1', userId: 'u1', body });
  const open = openOf(order());
  const again = (sent: OpenOrder): AttemptStep => ({ do: 'send', sent, isAgain: true });
  const givenUp = (sent: OpenOrder): AttemptStep => ({ do: 'giveUp', open: sent });

  test('is sent again unchanged, although its quote was signed anew or costs something else', () => {
    expect(pressed(open, 'u1', order({ signature: 'second' }, 150_000))).toEqual(again(open));
  });

  test('is another one where it is sent otherwise, whether or not the account keeps the address', () => {
    const to = (line: string, isSaved: boolean): Partial<OrderRequest> => ({
      shippingOptionId: 'post',
      delivery: { kind: 'typed', address: { ...noPostalAddress, line }, isSaved },
    });
    const toHere = openOf(order(to('99/1', false)));
    // A guest gets an account with the order, and has it at the retry.
    expect(pressed(toHere, 'u1', order(to('99/1', true)))).toEqual(again(toHere));
    expect(pressed(toHere, 'u1', order(to('99/2', false)))).toEqual(givenUp(toHere));
    const byOther = { ...to('99/1', false), shippingOptionId: 'ems' };
    expect(pressed(toHere, 'u1', order(byOther))).toEqual(givenUp(toHere));
  });

  test('is the same one where a promotion was chosen for it, or has ended, since', () => {
    expect(pressed(open, 'u1', order({ promotionId: '2' }))).toEqual(again(open));
  });

  test.each<[string, Partial<OrderRequest>]>([
    ['a tax invoice', { tax: noTaxData }],
    ['another line', { lines: [{ itemId: '1003', kind: 'course', planId: 'p1', quantity: 1 }] }],
    ['another plan', { lines: [{ itemId: '1002', kind: 'course', planId: 'p2', quantity: 1 }] }],
    ['another way to pay', { method: 'wallet' }],
    ['a coupon', { couponIds: ['1'] }],
    ['tax withheld', { withholdingPercent: 3 }],
  ])('is given up before another one with %s goes out', (_, changes) => {
    expect(pressed(open, 'u1', order(changes), ['1'])).toEqual(givenUp(open));
    expect(isSameOrder(open, 'u1', order(changes), ['1'])).toBe(false);
  });

  test('of another buyer is left alone', () => {
    const sent = { key: 'key-2', userId: 'u2', body: order() };
    expect(pressed(open, 'u2', order())).toEqual({ do: 'send', sent, isAgain: false });
    expect(pressed(null, 'u2', order())).toEqual({ do: 'send', sent, isAgain: false });
    expect(isSameOrder(open, 'u1', order(), ['1'])).toBe(true);
    expect(isSameOrder(open, 'u2', order(), ['1'])).toBe(false);
  });

  test('is the same one where its own coupon does not count any more, and another where that was taken out', () => {
    const withCoupon = openOf(order({ couponIds: ['1'] }));
    expect(pressed(withCoupon, 'u1', order(), ['1'])).toEqual(again(withCoupon));
    expect(pressed(withCoupon, 'u1', order(), [])).toEqual(givenUp(withCoupon));
  });

  test('is asked for where its lines are missing in the cart, for its own buyer', () => {
    const facts = { attempt: { registration: null, order: open }, wanted: order(), registration: null };
    const without = (id: string) => nextStep({ ...facts, person: { id } as Person, cart: cartOf([]) }, 'key-2');
    expect(without('u1')).toEqual({ do: 'ask', open, missing: ['1002'] });
    expect(without('u2')).toEqual({ do: 'ask', open: null, missing: ['1002'] });
  });
});

test('a guest is registered first, under the key of the same details', () => {
  expect(pressed(null, null, order())).toEqual({ do: 'register', sent: { key: 'key-2', body: guest } });
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

test('an unanswered order may contain one of the wanted items or coupons', () => {
  const sent = { key: 'k', userId: '7', body: order({ couponIds: ['c1'] }) };
  const wish = (itemId: string, couponIds: readonly string[] = []) => ({
    lines: [{ itemId, kind: 'course' as const, planId: 'other', quantity: 1 }],
    couponIds,
  });
  expect(mayHold(sent, wish('1002'))).toBe(true);
  expect(mayHold(sent, wish('1003', ['c1']))).toBe(true);
  expect(mayHold(sent, wish('1003', ['c2']))).toBe(false);
});

test('without a choice the payment method is the unanswered order’s, whatever its coupons are now', () => {
  const sent = { key: 'k', userId: '7', body: order({ method: 'wallet' }) };
  expect(methodWished(null, sent, '7')).toBe('wallet');
  expect(methodWished('bankTransfer', sent, '7')).toBe('bankTransfer');
  expect(methodWished(null, sent, '8')).toBeNull();
  expect(methodWished(null, null, '7')).toBeNull();
});
