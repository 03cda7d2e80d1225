import { expect, test } from 'vitest';
import type { OrderReport } from '../../../src/domain/order/order.ts';
import { orderStatuses } from '../../../src/domain/order/orderStatus.ts';
import { orderSteps } from '../../../src/domain/order/orderSteps.ts';

const base = { status: 'notYetReceived', method: 'bankTransfer', total: 100 } as const;
const order = { ...base, underReview: false, reports: [] } as const;
const reports = [{} as OrderReport];
const said = (changes: Partial<Parameters<typeof orderSteps>[0]>) =>
  orderSteps({ ...order, ...changes }).map(({ name, place }) => `${name} ${place}`);

test('an order is placed, paid, checked and opened, and shows the first unfinished step', () => {
  expect(said({})).toEqual(['ordered done', 'paid here', 'checked ahead', 'open ahead']);
  expect(said({ status: 'pendingApproved', reports })).toEqual([
    'ordered done',
    'paid done',
    'checked here',
    'open ahead',
  ]);
  expect(said({ status: 'approved', reports })).toEqual(['ordered done', 'paid done', 'checked done', 'open here']);
});

test('an approved order was paid, even without a report', () => {
  expect(said({ status: 'approved' })).toEqual(['ordered done', 'paid done', 'checked done', 'open here']);
});

test('money that a provider took is paid, and a plan is checked then', () => {
  expect(said({ status: 'pendingApproved', method: 'cardToken' })).toEqual([
    'ordered done',
    'paid done',
    'checked here',
    'open ahead',
  ]);
});

test('what costs nothing is not to be paid', () => {
  expect(said({ status: 'pendingApproved', total: 0, reports })).toEqual([
    'ordered done',
    'checked here',
    'open ahead',
  ]);
  for (const status of orderStatuses) expect(said({ status, total: 0, reports }).join()).not.toContain('paid');
});

test('a refunded order was paid before, even without a report', () => {
  expect(said({ status: 'refunded' })).toEqual(['ordered done', 'paid done', 'ended here']);
  expect(said({ status: 'refunded', reports })).toEqual(said({ status: 'refunded' }));
});

test.each(['rejected', 'cancelled'] as const)('one that is %s ends there, and was paid only if reported', (status) => {
  expect(said({ status })).toEqual(['ordered done', 'ended here']);
  expect(said({ status, reports })).toEqual(['ordered done', 'paid done', 'ended here']);
});

test('with late money a cancelled order shows the check; an approved one continues', () => {
  expect(said({ status: 'cancelled', reports, underReview: true })).toEqual([
    'ordered done',
    'paid done',
    'underReview here',
  ]);
  expect(said({ status: 'approved', reports, underReview: true })).toEqual(said({ status: 'approved', reports }));
});
