import { expect, test } from 'vitest';
import { exactReportOf, totalsOf } from '../../../src/domain/order/exactMatch.ts';
import type { OrderAtDesk, OrderReport } from '../../../src/domain/order/order.ts';
import { bulkApproval, noApproval } from '../../../src/features/administration/exactMatches/bulkApproval.ts';

const report = {
  id: 'r1',
  decision: 'waiting',
  amount: 100_000,
  transferredAt: 600_000,
  originBankCode: 'SCB',
  slipNames: ['slip.webp'],
  slipReferences: ['014:2026'],
} as unknown as OrderReport;
const order = {
  status: 'pendingApproved',
  underReview: false,
  total: 100_000,
  placedAt: 0,
  lines: [{ needsApproval: false }],
  reports: [report],
} as unknown as OrderAtDesk;

test('a report matches exactly if amount, bank, slip and time agree', () => {
  expect(exactReportOf(order)).toBe(report);
});

test.each<[string, Partial<OrderAtDesk>]>([
  ['another amount', { reports: [{ ...report, amount: 99_999 }] }],
  ['a slip of another bank', { reports: [{ ...report, slipReferences: ['004:2026'] }] }],
  ['a slip that was not read', { reports: [{ ...report, slipReferences: [] }] }],
  ['two slips', { reports: [{ ...report, slipNames: ['a.webp', 'b.webp'] }] }],
  ['a transfer before the order', { placedAt: 700_000 }],
  ['two waiting reports', { reports: [report, { ...report, id: 'r2' }] }],
  ['no waiting report', { reports: [{ ...report, decision: 'approved' }] }],
  ['money under review', { underReview: true }],
  ['a cancelled order', { status: 'cancelled' }],
  ['a plan that needs approval', { lines: [{ needsApproval: true }] as unknown as OrderAtDesk['lines'] }],
])('%s is no exact match', (_name, changes) => {
  expect(exactReportOf({ ...order, ...changes })).toBeNull();
});

test('reports of the first showing are ticked; one that comes later waits for its tick', () => {
  const shown = bulkApproval(noApproval, { kind: 'shown', reportIds: ['a', 'b'] });
  const later = bulkApproval(shown, { kind: 'shown', reportIds: ['a', 'b', 'c'] });
  expect([noApproval.ticked, later.ticked]).toEqual([null, ['a', 'b']]);
  expect(bulkApproval(later, { kind: 'ticked', reportId: 'c', isOn: true }).ticked).toEqual(['a', 'b', 'c']);
});

test('ticks stay while an approval runs, and its results are those of the last press', () => {
  const shown = bulkApproval(noApproval, { kind: 'shown', reportIds: ['a', 'b'] });
  const unticked = bulkApproval(shown, { kind: 'ticked', reportId: 'a', isOn: false });
  const running = bulkApproval(unticked, { kind: 'started', count: 1 });
  expect(bulkApproval(running, { kind: 'ticked', reportId: 'a', isOn: true }).ticked).toEqual(['b']);
  const result = { orderId: 'b', number: '2', outcome: 'conflict' } as const;
  const ended = bulkApproval(bulkApproval(running, { kind: 'settled', result }), { kind: 'ended' });
  expect(ended).toEqual({ ticked: ['b'], running: 0, results: [result] });
  expect(bulkApproval(ended, { kind: 'started', count: 1 }).results).toEqual([]);
});

test('orders of two currencies are summed apart', () => {
  const placed = (total: number, currency: 'THB' | 'USD') => ({ total, currency });
  expect(totalsOf([placed(500, 'USD'), placed(100_000, 'THB'), placed(250, 'USD')])).toEqual([
    ['THB', 100_000],
    ['USD', 750],
  ]);
  expect(totalsOf([])).toEqual([]);
});
