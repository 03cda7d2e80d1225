import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Order, OrderReport } from '../../../src/domain/order/order.ts';
import { OutboxList } from '../../../src/features/outbox/OutboxList.tsx';
import { ReportOnDevice } from '../../../src/features/outbox/ReportOnDevice.tsx';
import type { ReportEntry } from '../../../src/features/outbox/useReportEntries.ts';
import { orders as ordersInThai } from '../../../src/i18n/th/buying/orders.ts';
import { outbox } from '../../../src/i18n/th/buying/outbox.ts';
import { drawKnowing } from '../../support/browser/drawKnowing.tsx';

vi.mock('../../../src/ui/state/useConnection.ts', () => ({ useConnection: () => 'online' }));

const received = Date.parse('2026-02-14T03:00:00Z');
const { title, body } = ordersInThai.next.underReview;

const sent = {
  ...{ key: 'k1', kind: 'transferReport', owner: { kind: 'user', userId: '5' }, state: 'sent', slips: [] },
  ...{ request: { path: '/', body: {}, upload: null, email: null }, attempts: 1, createdAt: 0, problem: null },
  receivedAt: new Date(received).toISOString(),
  draft: {
    subject: { orderId: '7', token: 'token-of-7', number: '240117', currency: 'THB' },
    report: { amount: 100, date: '2026-02-14', time: '09:41:00' },
  },
} as unknown as ReportEntry;

const orderIn = (
  status: Order['status'],
  { underReview = false, decision }: { underReview?: boolean; decision?: OrderReport['decision'] } = {},
) => {
  const reports = decision ? [{ decision, reportedAt: received }] : [];
  return { id: '7', status, method: 'bankTransfer', total: 100, underReview, reports } as unknown as Order;
};

const listed = (...orders: readonly Order[]): string => drawn(<OutboxList orders={orders} onMend={() => {}} />);

const drawn = (page: ReactNode): string =>
  drawKnowing(page, [
    [['session'], { id: '5' }],
    [['device', 'outbox'], { entries: [sent], known: [] }],
  ]);

test('a report that reached an order which was given up says that its money is looked at, and when it came', () => {
  const late = [orderIn('cancelled'), orderIn('cancelled', { underReview: true, decision: 'waiting' })];
  for (const page of late.map((order) => listed(order))) {
    expect(page).toContain(title);
    expect(page).toContain(body);
    expect(page).toContain('10:00');
    expect(page).not.toContain(outbox.sent);
  }
});

test('the page of that order says so too, without the words of its next step, until its copy tells of the report', () => {
  const page = drawn(<ReportOnDevice entry={sent} order={orderIn('cancelled')} onMend={() => {}} />);
  for (const words of [ordersInThai.underReview, '10:00']) expect(page).toContain(words);
  for (const words of [title, body, outbox.sent]) expect(page).not.toContain(words);
  const running = drawn(<ReportOnDevice entry={sent} order={orderIn('notYetReceived')} onMend={() => {}} />);
  expect(running).toContain(outbox.sent);
  expect(running).not.toContain(ordersInThai.underReview);
});

test('one whose order still runs, or is not known here, waits for approval', () => {
  const plain = [
    listed(),
    listed(orderIn('notYetReceived')),
    listed(orderIn('pendingApproved', { decision: 'waiting' })),
  ];
  for (const page of plain) {
    expect(page).toContain(outbox.sent);
    expect(page).not.toContain(title);
  }
});

test('a decision on late money is shown like any other', () => {
  const page = listed(orderIn('cancelled', { underReview: true, decision: 'rejected' }));
  expect(page).toContain(outbox.decided.rejected.title);
  expect(page).not.toContain(title);
});
