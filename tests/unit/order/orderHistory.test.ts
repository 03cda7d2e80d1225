import { describe, expect, test } from 'vitest';
import type { OrderActor, OrderEvent, OrderReport } from '../../../src/domain/order/order.ts';
import { orderHistory } from '../../../src/domain/order/orderHistory.ts';
import type { OrderStatus } from '../../../src/domain/order/orderStatus.ts';

const step = (to: OrderStatus, at: number, actor: OrderActor, reason: string | null = null): OrderEvent => ({
  ...{ from: null, to, at, actor, reasonCode: null, reason },
});
const report = (reportedAt: number, decision: OrderReport['decision'], decidedAt: number | null): OrderReport => ({
  ...{ id: `${reportedAt}`, reportedAt, transferredAt: reportedAt, amount: 90_000, contactName: '', note: '' },
  ...{ originBankCode: '', accountId: '', accountNumber: '', accountName: '', accountBankCode: '' },
  ...{ slipNames: [], slipReferences: [], decision, decidedAt, rejectCode: null },
  rejectReason: decision === 'rejected' ? 'มืด' : null,
});
const nothing = { history: [], reports: [], document: null, total: 90_000 };
const kindsOf = (order: Parameters<typeof orderHistory>[0]) => orderHistory(order).map(({ kind, at }) => [at, kind]);

describe('the history of an order', () => {
  test('tells each report once, with its amount, its decision once, and the document last', () => {
    const document = { kind: 'receipt', number: 'REC2569-000001', issuedAt: 5 } as const;
    const history = [
      ...[step('notYetReceived', 1, 'buyer'), step('pendingApproved', 2, 'buyer')],
      ...[step('rejected', 3, 'administrator', 'มืด'), step('pendingApproved', 4, 'buyer')],
      step('approved', 5, 'administrator'),
    ];
    const reports = [report(2, 'rejected', 3), report(4, 'approved', 5)];
    const told = orderHistory({ ...nothing, history, reports, document });
    expect(told.map((entry) => (entry.kind === 'step' ? [entry.event.to, entry.amount] : entry.kind))).toEqual([
      ['notYetReceived', null],
      ['pendingApproved', 90_000],
      ['rejected', null],
      ['pendingApproved', 90_000],
      ['approved', null],
      'documentIssued',
    ]);
  });

  test('tells money that came after the order was given up, and what became of it', () => {
    const history = [step('notYetReceived', 1, 'buyer'), step('cancelled', 2, 'system')];
    const reports = [report(3, 'rejected', 4), report(5, 'waiting', null)];
    expect(kindsOf({ ...nothing, history, reports })).toEqual([
      [1, 'step'],
      [2, 'step'],
      [3, 'lateReport'],
      [4, 'moneyRefused'],
      [5, 'lateReport'],
    ]);
    expect(orderHistory({ ...nothing, history, reports })[3]).toMatchObject({ reason: 'มืด', amount: 90_000 });
  });

  test('tells other money that was paid back, and the order’s own only by its transition', () => {
    const back = { amount: 90_000, currency: 'THB', reason: null } as const;
    const history = [step('approved', 1, 'provider'), step('refunded', 5, 'administrator')];
    const moneyBack = [
      { ...back, at: 3 },
      { ...back, at: 5 },
    ];
    expect(kindsOf({ ...nothing, history, moneyBack })).toEqual([
      [1, 'step'],
      [3, 'moneyBack'],
      [5, 'step'],
    ]);
  });

  test('a request to learn for free is no report of money', () => {
    const history = [step('notYetReceived', 1, 'buyer'), step('pendingApproved', 1, 'system')];
    const told = orderHistory({ ...nothing, total: 0, history, reports: [report(1, 'waiting', null)] });
    expect(told).toMatchObject([{ kind: 'step' }, { kind: 'step', amount: null }]);
  });
});
