import { describe, expect, test } from 'vitest';
import type { OrderActor } from '../../../src/domain/order/order.ts';
import {
  blocksBuying,
  isSettled,
  mayMove,
  type OrderStatus,
  orderStatuses,
  orderTransitions,
  takesReport,
} from '../../../src/domain/order/orderStatus.ts';

const actors: readonly OrderActor[] = ['buyer', 'administrator', 'provider', 'system'];

/** Every status reachable from here in the table. */
function reachableFrom(start: OrderStatus | null): Set<OrderStatus> {
  const reached = new Set<OrderStatus>();
  const open: (OrderStatus | null)[] = [start];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const { to } of orderTransitions.filter((step) => step.from === from)) {
      if (!reached.has(to)) open.push(to);
      reached.add(to);
    }
  }
  return reached;
}

describe('the table of an order', () => {
  test('reaches every status', () => {
    expect(reachableFrom(null)).toEqual(new Set(orderStatuses));
  });

  test('makes only a rejected order await its payment again, and never leaves a refund', () => {
    expect(orderTransitions.filter(({ to }) => to === 'notYetReceived')).toEqual([
      { from: null, to: 'notYetReceived', by: ['buyer'] },
      { from: 'rejected', to: 'notYetReceived', by: ['buyer'] },
    ]);
    expect(reachableFrom('refunded')).toEqual(new Set());
  });

  test('rejects only what was reported, paid or requested', () => {
    expect(orderTransitions.filter(({ to }) => to === 'rejected').map(({ from }) => from)).toEqual(['pendingApproved']);
  });

  test('names each step once', () => {
    const steps = orderTransitions.map(({ from, to }) => `${from} → ${to}`);
    expect(new Set(steps).size).toBe(steps.length);
  });

  test('time cancels only unreported or rejected orders', () => {
    const byTime = orderStatuses.filter((from) => mayMove(from, 'cancelled', 'system'));
    expect(byTime).toEqual(['notYetReceived', 'rejected']);
  });

  test('a buyer never approves, rejects or refunds', () => {
    const taken = orderTransitions.filter(({ by }) => by.includes('buyer')).map(({ to }) => to);
    expect(taken).not.toContain('approved');
    expect(taken).not.toContain('rejected');
    expect(taken).not.toContain('refunded');
  });

  test('money once approved only leaves as a refund, by an administrator or the provider', () => {
    const steps = orderStatuses.flatMap((to) =>
      actors.filter((by) => mayMove('approved', to, by)).map((by) => [to, by]),
    );
    expect(steps).toEqual([
      ['refunded', 'administrator'],
      ['refunded', 'provider'],
    ]);
  });

  test('only an administrator revives a cancelled order', () => {
    const who = actors.filter((by) => orderStatuses.some((to) => mayMove('cancelled', to, by)));
    expect(who).toEqual(['administrator']);
  });

  test('a rejected report is made again by the buyer', () => {
    expect(mayMove('rejected', 'pendingApproved', 'buyer')).toBe(true);
    expect(mayMove('rejected', 'approved', 'administrator')).toBe(false);
  });
});

test.each<[OrderStatus, boolean, boolean, boolean]>([
  ['notYetReceived', true, true, false],
  ['pendingApproved', true, false, false],
  ['approved', false, false, true],
  ['rejected', true, true, true],
  ['cancelled', false, true, true],
  ['refunded', false, false, true],
])('%s: blocks buying %s, takes a report %s, ends polling %s', (status, blocks, takes, settled) => {
  expect(blocksBuying(status)).toBe(blocks);
  expect(takesReport(status)).toBe(takes);
  expect(isSettled(status)).toBe(settled);
});
