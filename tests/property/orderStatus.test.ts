import fc from 'fast-check';
import './fixedSeed.ts';
import { expect, test } from 'vitest';
import type { OrderActor } from '../../src/domain/order/order.ts';
import { mayMove, type OrderStatus, orderStatuses, orderTransitions } from '../../src/domain/order/orderStatus.ts';

const attempt = fc.record({
  to: fc.constantFrom(...orderStatuses),
  actor: fc.constantFrom<OrderActor>('buyer', 'administrator', 'provider', 'system'),
});

/** The transitions that the table allowed, in order. */
function walk(attempts: readonly { to: OrderStatus; actor: OrderActor }[]) {
  const steps: { from: OrderStatus | null; to: OrderStatus; actor: OrderActor }[] = [];
  let status: OrderStatus | null = null;
  for (const { to, actor } of attempts) {
    if (!mayMove(status, to, actor)) continue;
    steps.push({ from: status, to, actor });
    status = to;
  }
  return steps;
}

const walks = fc
  .array(attempt, { maxLength: 60 })
  .map((attempts) => walk([{ to: 'notYetReceived', actor: 'buyer' }, ...attempts]));

test('a random walk never leaves the table', () => {
  fc.assert(
    fc.property(walks, (steps) => {
      for (const { from, to, actor } of steps) {
        const row = orderTransitions.find((known) => known.from === from && known.to === to);
        expect(row?.by).toContain(actor);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('on every walk: time cancels unpaid orders only, a refund is final, and money came before it', () => {
  fc.assert(
    fc.property(walks, (steps) => {
      const path = steps.map(({ to }) => to);
      for (const { from, to, actor } of steps) {
        if (to === 'cancelled' && actor === 'system') expect(['notYetReceived', 'rejected']).toContain(from);
        if (to === 'approved') expect(actor).not.toBe('buyer');
      }
      const refunded = path.indexOf('refunded');
      if (refunded !== -1) {
        expect(refunded).toBe(path.length - 1);
        expect(['approved', 'pendingApproved']).toContain(path[refunded - 1]);
      }
    }),
    { numRuns: 2_000 },
  );
});
