import fc from 'fast-check';
import './fixedSeed.ts';
import { expect, test } from 'vitest';
import { courseTypes } from '../../src/domain/catalogue/course.ts';
import { openAccess } from '../../src/domain/learning/accessTime.ts';
import { noPurchases, ownAccessTo, type PurchaseHistory } from '../../src/domain/order/buyAgain.ts';
import { refuseOrder } from '../../src/domain/order/placeOrder.ts';
import { initialPlan, listOwnPlans, type PricingPlan } from '../../src/domain/pricing/pricingPlan.ts';

const now = 1_000_000;
const ids = fc.subarray(['x', 'y', 'z']);
const plan: fc.Arbitrary<PricingPlan> = fc.record({
  id: fc.uuid(),
  itemId: fc.constant('a'),
  type: fc.constantFrom('period', 'actual', 'oneTime', 'free'),
  pricingType: fc.constantFrom('default', 'renew', 'other'),
  name: fc.constant({ th: 'แผน', en: null }),
  term: fc.constant({ amount: 1, unit: 'year' } as const),
  extension: fc.constant(null),
  prices: fc.record({ THB: fc.option(fc.nat(1_000_000)), USD: fc.constant(null) }),
  isShown: fc.boolean(),
  isDefault: fc.boolean(),
  needsApproval: fc.boolean(),
  membersOnly: fc.boolean(),
  freeForOwnersOf: fc.option(ids),
});
const plans = fc.uniqueArray(plan, { maxLength: 6, selector: ({ id }) => id });

const dates = { startsAt: null, endsAt: null };
const history: fc.Arbitrary<PurchaseHistory> = fc.constantFrom<PurchaseHistory>(
  noPurchases,
  ...(['running', 'ended'] as const).map((kind) => ({
    ...noPurchases,
    access: { kind, endsAt: now, remainingMs: 0, remainingWatchMs: null },
  })),
  { ...noPurchases, access: openAccess },
  { ...noPurchases, access: openAccess, ownedDates: [dates] },
  { ...noPurchases, access: openAccess, ownedDates: [{ startsAt: 5, endsAt: 6 }] },
);
const looker = fc.record({
  buyer: fc.constantFrom('student' as const, 'nonMember' as const, null),
  ownedCourseIds: ids,
  history,
  courseType: fc.constantFrom(...courseTypes),
});
type Looker = typeof looker extends fc.Arbitrary<infer T> ? T : never;

const ownHistory = ({ buyer, history }: Looker) => (buyer === null ? noPurchases : history);
const listed = (drawn: readonly PricingPlan[], who: Looker) =>
  listOwnPlans(
    drawn,
    { isMember: who.buyer === 'student', ownedCourseIds: who.ownedCourseIds },
    ownAccessTo({ type: who.courseType, dates }, ownHistory(who)),
  );
const refusalsOf = (chosen: PricingPlan, who: Looker) =>
  refuseOrder({
    ...{ buyer: who.buyer, ownedCourseIds: who.ownedCourseIds, currency: 'THB', method: 'bankTransfer' },
    ...{ offeredMethods: ['bankTransfer'], shippingOption: null, total: 0, now },
    items: [
      {
        ...{ itemId: 'a', kind: 'course', quantity: 1, courseType: who.courseType, isLocked: false, unitsLeft: null },
        schedule: { ...dates, registrationOpensAt: null, registrationClosesAt: null, venue: null },
        plan: chosen,
        history: ownHistory(who),
      },
    ],
  });

test('an order takes exactly the plans that the picker lets this person choose', () => {
  fc.assert(
    fc.property(plans, looker, (drawn, who) => {
      const free = listed(drawn, who).filter(({ disabled }) => disabled === null);
      const ordered = drawn.filter((each) => refusalsOf(each, who).length === 0);
      expect(new Set(free.map(({ plan: { id } }) => id))).toEqual(new Set(ordered.map(({ id }) => id)));
    }),
    { numRuns: 1_000 },
  );
});

test('hidden plans, plans without a price and plans for others are in no picker', () => {
  fc.assert(
    fc.property(plans, looker, (drawn, who) => {
      for (const { plan: shown, disabled } of listed(drawn, who)) {
        expect([shown.isShown, shown.prices.THB === null, shown.pricingType === 'other']).toEqual([true, false, false]);
        expect(disabled === null || shown.membersOnly).toBe(true);
        if (shown.freeForOwnersOf === null) continue;
        expect(who.buyer).toBe('student');
        expect(who.ownedCourseIds).toEqual(expect.arrayContaining([...shown.freeForOwnersOf]));
      }
    }),
  );
});

test('the preselected plan can be chosen, and there is one whenever any can be', () => {
  fc.assert(
    fc.property(plans, looker, (drawn, who) => {
      const free = listed(drawn, who).flatMap((each) => (each.disabled === null ? [each.plan] : []));
      const first = initialPlan(listed(drawn, who));
      expect(first === null).toBe(free.length === 0);
      if (first !== null) expect(free).toContain(first);
      if (free.some(({ isDefault }) => isDefault)) expect(first?.isDefault).toBe(true);
    }),
  );
});
