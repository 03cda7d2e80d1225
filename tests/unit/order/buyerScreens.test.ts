import { describe, expect, test } from 'vitest';
import type { TransferReportField } from '../../../src/domain/order/bankTransferReport.ts';
import { orderFace, orderFaces } from '../../../src/domain/order/orderFace.ts';
import type { OfferedPaymentMethod, PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { refusedOfReport, stillRefused } from '../../../src/features/bankTransfer/refusedOfReport.ts';
import {
  formOfReport,
  newReportForm,
  problemsOf,
  problemsToTell,
  understood,
} from '../../../src/features/bankTransfer/reportForm.ts';
import { chosenMethod, groupMethods, refuseMethod } from '../../../src/features/cart/methodGroups.ts';
import { passesFilter } from '../../../src/features/orders/orderLook.ts';
import { pollPause } from '../../../src/features/orders/pollPause.ts';
import type { OutboxEntry } from '../../../src/platform/outbox/entry.ts';
import { isSeenBy } from '../../../src/platform/outbox/isSeenBy.ts';
import { coupon } from '../offersFixture.ts';

const account = {
  id: '1',
  accountNumber: '012',
  accountName: 'shop',
  bankCode: 'KBANK',
  bankName: 'กสิกรไทย',
  promptPayImageUrl: null,
  promptPayId: null,
};
const offer = (method: PaymentMethod): OfferedPaymentMethod => ({
  method,
  title: { th: method, en: null },
  accounts: method === 'bankTransfer' ? [account] : [],
  qrImageUrl: null,
});

describe('ways to pay', () => {
  test('groups are ordered by their first method', () => {
    const groups = groupMethods([offer('cardToken'), offer('bankTransfer'), offer('cardGateway')], 'THB');
    expect(groups.map((group) => [group.name, group.methods.length])).toEqual([
      ['card', 2],
      ['transfer', 1],
    ]);
  });

  test('in dollars only what charges dollars is offered', () => {
    const groups = groupMethods([offer('bankTransfer'), offer('wallet')], 'USD');
    expect(groups.flatMap((group) => group.methods.map(({ method }) => method))).toEqual(['wallet']);
  });

  test('offline only the transfer can be chosen, and the chosen method returns with the network', () => {
    const groups = groupMethods([offer('cardToken'), offer('bankTransfer')], 'THB');
    expect(chosenMethod(groups, null, false)).toBe('cardToken');
    expect(chosenMethod(groups, 'cardToken', true)).toBe('bankTransfer');
    expect(chosenMethod(groups, 'cardToken', false)).toBe('cardToken');
  });

  test('the default is the first method that the cart’s coupons allow', () => {
    const groups = groupMethods([offer('bankTransfer'), offer('bankQr'), offer('cardToken')], 'THB');
    const coupons = [coupon({ paymentMethods: ['cardToken', 'bankQr'] })];
    expect(chosenMethod(groups, null, false, coupons)).toBe('bankQr');
    expect(chosenMethod(groups, 'bankTransfer', false, coupons)).toBe('bankTransfer');
    expect(chosenMethod(groups, null, true, coupons)).toBe('bankTransfer');
    expect(chosenMethod(groups, null, false, [coupon({ paymentMethods: ['wallet'] })])).toBe('bankTransfer');
  });

  test('a transfer without a whole account is off', () => {
    expect(refuseMethod({ ...offer('bankTransfer'), accounts: [] }, false)).toBe('noAccount');
    expect(refuseMethod({ ...offer('bankTransfer'), accounts: [{ ...account, bankName: '' }] }, false)).toBe(
      'noAccount',
    );
  });
});

describe('an order on the screen', () => {
  const order = { status: 'notYetReceived', method: 'bankTransfer', total: 100, underReview: false } as const;

  test('a report on this device shows before the server knows of it, and no longer than that', () => {
    expect(orderFace(order, 'queued')).toBe('waitsOnDevice');
    expect(orderFace({ ...order, status: 'rejected' }, 'waitsForOwner')).toBe('waitsOnDevice');
    expect(orderFace(order, 'failed')).toBe('notYetReceived');
    expect(orderFace({ ...order, status: 'pendingApproved' }, 'queued')).toBe('pendingApproved');
    expect(orderFace({ ...order, status: 'refunded' }, null)).toBe('refunded');
    expect(orderFace({ ...order, status: 'refunded', total: 0 }, null)).toBe('cancelled');
    expect(orderFace({ ...order, status: 'cancelled' }, 'queued')).toBe('waitsOnDevice');
    expect(orderFace({ ...order, status: 'cancelled' }, 'sent')).toBe('underReview');
    expect(orderFace({ ...order, status: 'cancelled' }, 'failed')).toBe('cancelled');
  });

  test('a free order that waits is no slip that waits; late money is named first', () => {
    expect(orderFace({ ...order, status: 'pendingApproved', total: 0 }, null)).toBe('waitingForApproval');
    expect(orderFace({ ...order, status: 'rejected', total: 0 }, null)).toBe('requestRejected');
    expect(orderFace({ ...order, status: 'cancelled', underReview: true }, null)).toBe('underReview');
    expect(orderFace({ ...order, status: 'approved', underReview: true }, null)).toBe('approved');
    const paid = { ...order, status: 'pendingApproved', method: 'cardToken' } as const;
    expect(orderFace(paid, null)).toBe('paidWaiting');
    expect(orderFace({ ...paid, underReview: true }, null)).toBe('underReview');
  });

  test('every order matches one list filter at most, by its next action', () => {
    const piles = ['toPay', 'checking', 'paid'] as const;
    const standing = orderFaces.map((face) => [face, piles.filter((pile) => passesFilter(face, pile))]);
    expect(Object.fromEntries(standing)).toEqual({
      ...{ notYetReceived: ['toPay'], waitsOnDevice: ['toPay'], rejected: ['toPay'] },
      ...{
        pendingApproved: ['checking'],
        waitingForApproval: ['checking'],
        paidWaiting: ['checking'],
        underReview: ['checking'],
      },
      ...{ approved: ['paid'], requestRejected: [], cancelled: [], refunded: [] },
    });
    expect(orderFaces.every((face) => passesFilter(face, 'all'))).toBe(true);
  });

  test('it is asked for often, then seldom, then not at all', () => {
    expect(pollPause('pendingApproved', 0)).toBe(6_000);
    expect(pollPause('pendingApproved', 600_000)).toBe(30_000);
    for (const status of ['approved', 'rejected', 'cancelled', 'refunded'] as const)
      expect(pollPause(status, 0)).toBe(false);
  });
});

describe('the report of a transfer', () => {
  const subject = {
    orderId: 'o1',
    token: 't1',
    number: '240117',
    currency: 'THB',
    due: 259_960,
    buyerName: 'ณัฐวุฒิ',
    email: 'n@example.com',
    tel: null,
    placedAt: Date.parse('2026-02-14T10:00:00Z'),
    cancelAt: null,
  } as const;
  const at = Date.parse('2026-02-14T17:30:00Z');
  const form = newReportForm(subject, at);
  const due = { amount: subject.due, slipRequired: true };
  const clock = { device: at, serverAhead: 0, placedAt: subject.placedAt };
  const problems = (typed: typeof form, slips: number) =>
    problemsOf(typed, slips, due, clock).map(({ field, kind }) => `${field} ${kind}`);

  test('begins with the order and the Bangkok hour', () => {
    expect(form).toMatchObject({ amount: '2,599.60', date: '2026-02-15', time: '00:30:00', contactName: 'ณัฐวุฒิ' });
  });

  test('names everything that is missing, and tells it from what cannot be read', () => {
    const empty = { ...form, amount: '', date: '', time: '' };
    expect(problems(empty, 0)).toEqual([
      'slip missing',
      'amount missing',
      'originBank missing',
      'account missing',
      'date missing',
      'time missing',
    ]);
    const odd = {
      ...form,
      originBankCode: 'SCB',
      accountId: '1',
      amount: '1.234',
      date: '31 ก.พ. 2569',
      time: '25:00',
    };
    expect(problems(odd, 1)).toEqual(['amount unreadable', 'date unreadable', 'time unreadable']);
  });

  test('a negative amount is reported, even if nothing is due', () => {
    const below = { ...form, originBankCode: 'SCB', accountId: '1', amount: '-5' };
    expect(problems(below, 1)).toEqual(['amount negative']);
    const free = problemsOf(below, 0, { amount: 0, slipRequired: true }, clock);
    expect(free).toEqual([{ field: 'amount', kind: 'negative', stops: true }]);
  });

  test('unreadable values show when their field is left, missing ones at submission', () => {
    const found = problemsOf({ ...form, amount: '-5', time: '25:00' }, 0, due, clock);
    const told = (told: { isTried: boolean; left: readonly TransferReportField[] }) =>
      problemsToTell(found, told).map(({ field }) => field);
    expect(told({ isTried: false, left: [] })).toEqual([]);
    expect(told({ isTried: false, left: ['amount', 'originBank'] })).toEqual(['amount']);
    expect(told({ isTried: true, left: [] })).toEqual(['slip', 'amount', 'originBank', 'account', 'time']);
  });

  test('a day that has not come yet is named, as the server would refuse it; the hours of a day are forgiven', () => {
    const whole = { ...form, originBankCode: 'SCB', accountId: '1' };
    expect(problems(whole, 1)).toEqual([]);
    expect(problems({ ...whole, date: '16 ก.พ. 2569' }, 1)).toEqual([]);
    expect(problems({ ...whole, date: '16 ก.พ. 2569', time: '00:30:01' }, 1)).toEqual(['date future']);
    expect(problems({ ...whole, date: '15 ก.พ. 2570' }, 1)).toEqual(['date future']);
    expect(problemsOf({ ...whole, date: '18 ก.พ. 2569' }, 1, due, { ...clock, serverAhead: null })).toEqual([]);
  });

  test('a field that the server refused is marked with its sentence until it holds something else', () => {
    const refused = refusedOfReport({ transfer_datetime: 'ไม่ถูกต้อง', bank_code: 'ไม่มี', order_id: 'x' });
    expect(refused).toEqual({ date: 'ไม่ถูกต้อง', originBank: 'ไม่มี' });
    expect(refusedOfReport(undefined)).toEqual({});
    expect(stillRefused(refused, form, { date: form.date, note: 'ฝากด้วย' })).toEqual(refused);
    expect(stillRefused(refused, form, { date: '14 ก.พ. 2569' })).toEqual({ originBank: 'ไม่มี' });
    expect(stillRefused(refused, form, { originBankCode: 'SCB' })).toEqual({ date: 'ไม่ถูกต้อง' });
  });

  test('is filled in again as it was understood', () => {
    const draft = understood({ ...form, originBankCode: 'SCB', accountId: '1', note: ' ฝากด้วย ' }, 1);
    expect(draft).toMatchObject({ amount: 259_960, date: '2026-02-15', time: '00:30:00', note: 'ฝากด้วย' });
    expect(understood(formOfReport(draft), 1)).toEqual(draft);
  });
});

describe('who sees waiting entries of a device', () => {
  const entry = (owner: OutboxEntry['owner']) => ({ owner }) as OutboxEntry;
  const ofOrder = entry({ kind: 'order', orderId: 'o1', token: 't1' });

  test('a report shows to whoever opened its order here, and hides from the next person', () => {
    expect(isSeenBy(ofOrder, null, [{ token: 't1', orderId: 'o1', userId: null }])).toBe(true);
    expect(isSeenBy(ofOrder, 'u1', [{ token: 't1', orderId: 'o1', userId: 'u1' }])).toBe(true);
    expect(isSeenBy(ofOrder, 'u2', [{ token: 't1', orderId: 'o1', userId: 'u1' }])).toBe(false);
    expect(isSeenBy(ofOrder, null, [{ token: 't1', orderId: 'o1', userId: 'u1' }])).toBe(false);
    expect(isSeenBy(ofOrder, 'u1', [])).toBe(false);
  });

  test('progress shows to its own person only', () => {
    const progress = entry({ kind: 'user', userId: 'u1' });
    expect(isSeenBy(progress, 'u1', [])).toBe(true);
    expect(isSeenBy(progress, 'u2', [])).toBe(false);
    expect(isSeenBy(progress, null, [])).toBe(false);
  });
});
