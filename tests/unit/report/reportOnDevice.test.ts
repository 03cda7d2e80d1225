import { describe, expect, test } from 'vitest';
import type { OrderReport } from '../../../src/domain/order/order.ts';
import { orderFace } from '../../../src/domain/order/orderFace.ts';
import type { OrderStatus } from '../../../src/domain/order/orderStatus.ts';
import { endsReporting, overtaking, type ReportStanding } from '../../../src/features/bankTransfer/overtaken.ts';
import { decisionOn } from '../../../src/features/outbox/decisionOn.ts';
import { unansweredReport } from '../../../src/features/outbox/unansweredReport.ts';
import type { ReportEntry } from '../../../src/features/outbox/useReportEntries.ts';

const received = Date.parse('2026-02-14T17:30:00.120Z');
const entryIn = (state: ReportEntry['state']): ReportEntry =>
  ({ key: 'k1', state, receivedAt: state === 'sent' ? new Date(received).toISOString() : null }) as ReportEntry;
const orderWith = (...reportedAt: number[]) => ({
  reports: reportedAt.map((at) => ({ reportedAt: at }) as OrderReport),
});

describe('a report on this device of which the order does not tell', () => {
  test('is every one that did not arrive', () => {
    for (const state of ['queued', 'waitsForOwner', 'failed'] as const) {
      expect(unansweredReport(entryIn(state), orderWith(received + 1))?.state).toBe(state);
    }
    expect(unansweredReport(null, orderWith())).toBeNull();
  });

  test('is one that arrived after this copy of the order was read, until the next copy', () => {
    expect(unansweredReport(entryIn('sent'), orderWith())?.state).toBe('sent');
    expect(unansweredReport(entryIn('sent'), orderWith(received - 86_400_000))?.state).toBe('sent');
    expect(unansweredReport(entryIn('sent'), orderWith(received))).toBeNull();
  });

  test('shows as being checked once sent, so that nobody reports twice', () => {
    const order = { status: 'notYetReceived', method: 'bankTransfer', total: 100, underReview: false } as const;
    expect(orderFace(order, 'sent')).toBe('pendingApproved');
    expect(orderFace({ ...order, status: 'rejected' }, 'sent')).toBe('pendingApproved');
    expect(orderFace({ ...order, status: 'approved' }, 'sent')).toBe('approved');
  });
});

describe('a report that was sent', () => {
  const sent = {
    state: 'sent',
    receivedAt: new Date(received).toISOString(),
    draft: { subject: { orderId: 'o1' } },
  } as ReportEntry;
  const orderOf = (id: string, ...reports: Pick<OrderReport, 'reportedAt' | 'decision'>[]) => ({
    id,
    reports: reports as OrderReport[],
  });
  const rejectedBefore = { reportedAt: received - 1, decision: 'rejected' } as const;

  test('shows the decision on it, not on another report or order', () => {
    for (const decision of ['waiting', 'approved', 'rejected'] as const) {
      expect(decisionOn(sent, [orderOf('o1', rejectedBefore, { reportedAt: received, decision })])).toBe(decision);
    }
    expect(decisionOn(sent, [orderOf('o1', rejectedBefore)])).toBeNull();
    expect(decisionOn(sent, [orderOf('o2', { reportedAt: received, decision: 'approved' })])).toBeNull();
    expect(
      decisionOn({ ...sent, state: 'queued' }, [orderOf('o1', { reportedAt: received, decision: 'approved' })]),
    ).toBeNull();
  });
});

describe('an open report', () => {
  const standing = (
    before: OrderStatus,
    now: OrderStatus,
    state: ReportEntry['state'] | null = null,
  ): ReportStanding => ({
    before,
    now,
    onDevice: state === null ? null : { key: 'k1', state },
  });

  test('is overtaken by whatever moved its order, or by a report from another window', () => {
    expect(overtaking(standing('notYetReceived', 'notYetReceived'), null)).toBeNull();
    expect(overtaking(standing('rejected', 'rejected'), null)).toBeNull();
    for (const now of ['pendingApproved', 'approved', 'rejected', 'cancelled'] as const) {
      expect(overtaking(standing('notYetReceived', now), null)).toBe(now);
    }
    expect(overtaking(standing('notYetReceived', 'notYetReceived', 'queued'), null)).toBe('reported');
    expect(overtaking(standing('rejected', 'rejected', 'sent'), 'k0')).toBe('reported');
  });

  test('is not overtaken by its own first attempt, which was refused and is corrected in it', () => {
    expect(overtaking(standing('notYetReceived', 'notYetReceived', 'failed'), null)).toBeNull();
  });

  test('is not overtaken by its own report, whose refusal is not known everywhere yet', () => {
    expect(overtaking(standing('notYetReceived', 'notYetReceived', 'queued'), 'k1')).toBeNull();
    expect(overtaking(standing('notYetReceived', 'approved', 'queued'), 'k1')).toBe('approved');
  });

  test('the draft is deleted only if nothing will be reported any more', () => {
    expect(
      ['pendingApproved', 'approved', 'rejected', 'cancelled', 'refunded', 'reported'].filter((by) =>
        endsReporting(by as never),
      ),
    ).toEqual(['approved', 'refunded']);
  });
});
