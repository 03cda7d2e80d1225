import { expect, test } from 'vitest';
import {
  mayAcceptPayment,
  mayRefundPayment,
  type OrderPayment,
  type PaymentRefund,
  statusAfterRefund,
} from '../../../src/domain/order/orderPayment.ts';
import type { OrderStatus } from '../../../src/domain/order/orderStatus.ts';

const own = { id: 'own', isOwn: true, isReviewed: false, refund: null };
const spare = { id: 'spare', isOwn: false, isReviewed: true, refund: null };
const refund = (state: PaymentRefund['state']): PaymentRefund => ({
  ...{ way: 'provider', state, startedAt: 0, note: null, reference: null, refusal: null },
});

type Case = readonly [string, OrderStatus, Pick<OrderPayment, 'id' | 'isOwn' | 'isReviewed' | 'refund'>, boolean];

test.each<Case>([
  ['a plan waits for approval', 'pendingApproved', own, true],
  ['went back at its provider', 'pendingApproved', { ...own, isReviewed: true }, false],
  ['another amount, unpaid', 'notYetReceived', spare, true],
  ['another amount, cancelled', 'cancelled', spare, true],
  ['paid already', 'approved', own, false],
  ['a rejected report', 'rejected', spare, false],
  ['nobody asks for a decision', 'notYetReceived', { ...spare, isReviewed: false }, false],
  ['on its way back', 'pendingApproved', { ...own, refund: refund('open') }, false],
  ['refused by the provider', 'pendingApproved', { ...own, refund: refund('refused') }, true],
  ['paid back', 'cancelled', { ...spare, refund: refund('done') }, false],
])('money may be accepted: %s', (_, status, payment, may) => {
  expect(mayAcceptPayment(status, payment, [payment])).toBe(may);
});

test('a second payment is never accepted beside the first', () => {
  expect(mayAcceptPayment('pendingApproved', spare, [own, spare])).toBe(false);
  expect(mayAcceptPayment('pendingApproved', own, [own, spare])).toBe(true);
});

test('an open refund is only asked for again; a refused one may go by hand', () => {
  expect(mayRefundPayment({ refund: refund('open') }, 'provider')).toBe(true);
  expect(mayRefundPayment({ refund: refund('open') }, 'hand')).toBe(false);
  expect(mayRefundPayment({ refund: refund('refused') }, 'hand')).toBe(true);
  expect(mayRefundPayment({ refund: refund('done') }, 'provider')).toBe(false);
});

test('only the own payment of a paid order refunds the order', () => {
  expect(statusAfterRefund('approved', own)).toBe('refunded');
  expect(statusAfterRefund('pendingApproved', own)).toBe('refunded');
  expect(statusAfterRefund('approved', spare)).toBeNull();
  expect(statusAfterRefund('cancelled', own)).toBeNull();
  expect(statusAfterRefund('notYetReceived', spare)).toBeNull();
});
