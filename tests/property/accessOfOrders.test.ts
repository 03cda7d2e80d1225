import fc from 'fast-check';
import './fixedSeed.ts';
import { describe, expect, test } from 'vitest';
import { type AccessGrant, accessOfOrders } from '../../src/domain/learning/accessOfOrders.ts';
import { type AccessState, mayWatch } from '../../src/domain/learning/accessTime.ts';
import type { Duration } from '../../src/domain/learning/duration.ts';
import { orderStatuses } from '../../src/domain/order/orderStatus.ts';

const hour = 3_600_000;
const instant = fc.integer({ min: 0, max: 400 }).map((hours) => hours * hour);
const term: fc.Arbitrary<Duration> = fc.record({
  amount: fc.integer({ min: 1, max: 100 }),
  unit: fc.constant('hour' as const),
});

const grantOf = (type: fc.Arbitrary<AccessGrant['type']>): fc.Arbitrary<Omit<AccessGrant, 'orderId'>> =>
  fc.record({
    type,
    status: fc.constantFrom('approved' as const, 'approved' as const, ...orderStatuses),
    pricingType: fc.constantFrom('default' as const, 'renew' as const),
    startedAt: instant,
    term: fc.option(term, { freq: 20 }),
    extension: fc.option(term),
  });
const grantsOf = (type: fc.Arbitrary<AccessGrant['type']>) =>
  fc
    .array(grantOf(type), { minLength: 1, maxLength: 6 })
    .map((grants) => grants.map((grant, index) => ({ ...grant, orderId: String(index + 1) })));

const anyGrants = grantsOf(fc.constantFrom('period', 'actual', 'oneTime', 'free'));
const played = fc.array(
  fc.record({ recordedAt: instant, ms: fc.integer({ min: 1, max: 30 }).map((hours) => hours * hour) }),
  {
    maxLength: 8,
  },
);

/** Orders the states of one kind of limit by remaining access. */
const worth = (state: AccessState | null): number => {
  if (state === null) return -1;
  if (state.kind === 'open') return Number.POSITIVE_INFINITY;
  return state.kind === 'ended' ? 0 : (state.endsAt ?? Number.MAX_SAFE_INTEGER);
};

describe('access over a set of orders', () => {
  test('another approved order never takes access away', () => {
    fc.assert(
      fc.property(anyGrants, played, instant, (grants, log, now) => {
        const all = accessOfOrders(grants, log, now);
        for (const gone of grants) {
          const without = accessOfOrders(
            grants.map((grant) => (grant === gone ? { ...grant, status: 'refunded' as const } : grant)),
            log,
            now,
          );
          if (mayWatch(without)) expect(mayWatch(all)).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('what one order alone gives, a set with it gives, too', () => {
    fc.assert(
      fc.property(anyGrants, instant, (grants, now) => {
        const all = accessOfOrders(grants, [], now);
        for (const grant of grants) if (mayWatch(accessOfOrders([grant], [], now))) expect(mayWatch(all)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test('by the calendar another order never brings the end nearer', () => {
    const byCalendar = grantsOf(fc.constantFrom('period', 'free', 'oneTime'));
    fc.assert(
      fc.property(byCalendar, instant, (grants, now) => {
        for (let gone = 0; gone < grants.length; gone += 1) {
          const fewer = worth(accessOfOrders(grants.toSpliced(gone, 1), [], now));
          expect(worth(accessOfOrders(grants, [], now))).toBeGreaterThanOrEqual(fewer);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('the order in which rows are read does not matter', () => {
    fc.assert(
      fc.property(anyGrants, played, instant, (grants, log, now) => {
        expect(accessOfOrders(grants.toReversed(), log.toReversed(), now)).toEqual(accessOfOrders(grants, log, now));
      }),
    );
  });

  test('orders that are not approved give nothing', () => {
    fc.assert(
      fc.property(anyGrants, played, instant, (grants, log, now) => {
        const approved = grants.filter(({ status }) => status === 'approved');
        expect(accessOfOrders(grants, log, now)).toEqual(accessOfOrders(approved, log, now));
      }),
    );
  });

  test('what ended by the calendar stays ended', () => {
    fc.assert(
      fc.property(anyGrants, instant, instant, (grants, first, later) => {
        const begun = grants.filter(({ startedAt }) => startedAt <= first);
        const state = accessOfOrders(begun, [], first);
        if (state?.kind === 'ended') expect(accessOfOrders(begun, [], first + later)?.kind).toBe('ended');
      }),
    );
  });
});
