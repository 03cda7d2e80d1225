import fc from 'fast-check';
import './fixedSeed.ts';
import { expect, test } from 'vitest';
import {
  mayAcceptPayment,
  mayRefundPayment,
  type OrderPayment,
  statusAfterRefund,
} from '../../src/domain/order/orderPayment.ts';
import { mayMove, type OrderStatus } from '../../src/domain/order/orderStatus.ts';

type Money = Pick<OrderPayment, 'id' | 'isOwn' | 'isReviewed' | 'refund'>;
type World = { status: OrderStatus; money: Money[]; everSettled: boolean };

/** Events in any order: money of the right or of another amount, deeds at the desk, cancellations. */
const deed = fc.oneof(
  fc.record({ kind: fc.constant('money' as const), isExact: fc.boolean(), needsApproval: fc.boolean() }),
  fc.record({ kind: fc.constant('accept' as const), at: fc.nat(4) }),
  fc.record({ kind: fc.constant('refund' as const), at: fc.nat(4), isRefused: fc.boolean() }),
  fc.record({ kind: fc.constant('cancel' as const) }),
);
type Deed = typeof deed extends fc.Arbitrary<infer Each> ? Each : never;

/** As `settleCharge` does. */
function takeMoney(world: World, { isExact, needsApproval }: Extract<Deed, { kind: 'money' }>): void {
  const isExpected = world.status === 'notYetReceived' || world.status === 'pendingApproved';
  const isOwn = isExact && isExpected && !world.money.some((each) => each.isOwn);
  world.money.push({ id: String(world.money.length), isOwn, isReviewed: !isOwn, refund: null });
  world.everSettled ||= isOwn;
  if (isOwn) world.status = needsApproval ? 'pendingApproved' : 'approved';
}

function play(deeds: readonly Deed[]): World {
  const world: World = { status: 'notYetReceived', money: [], everSettled: false };
  for (const each of deeds) {
    if (each.kind === 'money') takeMoney(world, each);
    if (each.kind === 'cancel' && mayMove(world.status, 'cancelled', 'administrator')) world.status = 'cancelled';
    if (each.kind !== 'accept' && each.kind !== 'refund') continue;
    const chosen = world.money[each.at];
    if (!chosen) continue;
    if (each.kind === 'accept' && mayAcceptPayment(world.status, chosen, world.money)) {
      world.money[each.at] = { ...chosen, isOwn: true, isReviewed: false };
      world.everSettled = true;
      world.status = 'approved';
    }
    if (each.kind === 'refund' && mayRefundPayment(chosen, 'provider')) {
      const refund = { way: 'provider', startedAt: 0, note: null, reference: null, refusal: null } as const;
      if (each.isRefused) {
        world.money[each.at] = { ...chosen, refund: { ...refund, state: 'refused' } };
        continue;
      }
      world.money[each.at] = { ...chosen, isOwn: false, isReviewed: false, refund: { ...refund, state: 'done' } };
      const to = statusAfterRefund(world.status, chosen);
      if (to !== null) world.status = to;
    }
  }
  return world;
}

const worlds = fc.array(deed, { maxLength: 14 }).map(play);

test('an order is refunded only after its own payment came in, and with that payment paid back', () => {
  fc.assert(
    fc.property(worlds, ({ status, money, everSettled }) => {
      if (status !== 'refunded') return;
      expect(everSettled).toBe(true);
      expect(money.some(({ refund }) => refund?.state === 'done')).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test('an approved order has exactly one payment of its own, and never one that was paid back', () => {
  fc.assert(
    fc.property(worlds, ({ status, money }) => {
      const own = money.filter(({ isOwn }) => isOwn);
      expect(own.length).toBeLessThanOrEqual(1);
      if (status === 'approved' || status === 'pendingApproved') expect(own).toHaveLength(1);
      expect(own.every(({ refund }) => refund?.state !== 'done')).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test('money that is paid back is neither accepted nor paid back again', () => {
  fc.assert(
    fc.property(worlds, ({ status, money }) => {
      for (const each of money.filter(({ refund }) => refund?.state === 'done')) {
        expect(mayAcceptPayment(status, each, money)).toBe(false);
        expect(mayRefundPayment(each, 'provider') || mayRefundPayment(each, 'hand')).toBe(false);
      }
    }),
    { numRuns: 3_000 },
  );
});
