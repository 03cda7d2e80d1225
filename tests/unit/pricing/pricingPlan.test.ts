import { describe, expect, test } from 'vitest';
import {
  feeSpan,
  initialPlan,
  listOwnPlans,
  listPlans,
  type OwnAccess,
  type PlanViewer,
  type PricingPlan,
  planPrice,
  plansInstead,
} from '../../../src/domain/pricing/pricingPlan.ts';

const plan = (id: string, parts: Partial<PricingPlan> = {}): PricingPlan => ({
  id,
  itemId: 'a',
  type: 'period',
  pricingType: 'default',
  name: { th: 'รายปี', en: null },
  term: { amount: 1, unit: 'year' },
  extension: null,
  prices: { THB: 199_000, USD: null },
  isShown: true,
  isDefault: false,
  needsApproval: false,
  membersOnly: false,
  freeForOwnersOf: null,
  ...parts,
});
const guest: PlanViewer = { isMember: false, ownedCourseIds: [] };
const owner: PlanViewer = { isMember: true, ownedCourseIds: ['x', 'y'] };
const ids = (plans: readonly PricingPlan[], viewer = guest) => listPlans(plans, viewer).map((entry) => entry.plan.id);

describe('listPlans', () => {
  test('lists default plans that are shown and have a price', () => {
    const plans = [
      plan('1'),
      plan('2', { isShown: false }),
      plan('3', { prices: { THB: null, USD: 100 } }),
      plan('4', { pricingType: 'renew' }),
      plan('5', { pricingType: 'other' }),
      plan('6', { prices: { THB: 0, USD: null }, type: 'free' }),
    ];
    expect(ids(plans)).toEqual(['1', '6']);
  });

  test('disables a plan for members until the person signed in', () => {
    const members = [plan('1', { membersOnly: true })];
    expect(listPlans(members, guest)[0]?.disabled).toBe('membersOnly');
    expect(listPlans(members, owner)[0]?.disabled).toBeNull();
  });

  test('shows a plan for owners only to those who own all the courses', () => {
    const plans = [plan('1', { freeForOwnersOf: ['x', 'y'] }), plan('2', { freeForOwnersOf: ['x', 'z'] })];
    expect(ids(plans, owner)).toEqual(['1']);
    expect(ids(plans)).toEqual([]);
    expect(ids(plans, { isMember: false, ownedCourseIds: ['x', 'y'] })).toEqual([]);
  });
});

describe('listOwnPlans', () => {
  const plans = [
    plan('1'),
    plan('2', { pricingType: 'renew' }),
    plan('3', { pricingType: 'renew', isShown: false }),
    plan('4', { pricingType: 'other' }),
  ];
  test.each<[OwnAccess, string[]]>([
    ['none', ['1']],
    ['running', ['2']],
    ['ended', ['2', '1']],
    ['endless', []],
  ])('with access that is %s', (access, expected) => {
    expect(listOwnPlans(plans, owner, access).map((entry) => entry.plan.id)).toEqual(expected);
  });
});

test('the default plan is chosen first, else the first that is not disabled', () => {
  const initial = (...plans: PricingPlan[]) => initialPlan(listPlans(plans, guest))?.id ?? null;
  expect(initial(plan('1'), plan('2', { isDefault: true }))).toBe('2');
  expect(initial(plan('1', { membersOnly: true, isDefault: true }), plan('2'))).toBe('2');
  expect(initial(plan('1', { membersOnly: true }))).toBeNull();
});

describe('feeSpan', () => {
  const at = (id: string, THB: number, parts: Partial<PricingPlan> = {}) =>
    plan(id, { prices: { THB, USD: null }, ...parts });
  const span = (plans: readonly PricingPlan[], currency: 'THB' | 'USD' = 'THB', viewer = guest) =>
    feeSpan(listPlans(plans, viewer), currency);

  test('goes from the lowest fee to the highest of what anybody may buy, whatever is chosen first', () => {
    const plans = [at('1', 30_000), at('2', 20_000), at('3', 90_000, { isDefault: true })];
    expect(span(plans)).toEqual({ from: 20_000, to: 90_000 });
    expect(span([at('1', 199_000)])).toEqual({ from: 199_000, to: 199_000 });
    expect(span([...plans, at('free', 0, { type: 'free' })])).toEqual({ from: 0, to: 90_000 });
    expect(span([])).toBeNull();
  });

  test('considers plans sold in the currency only', () => {
    const plans = [
      plan('1', { prices: { THB: 30_000, USD: 900 } }),
      plan('2', { prices: { THB: 20_000, USD: 600 } }),
      plan('3', { prices: { THB: 90_000, USD: null }, isDefault: true }),
    ];
    expect(span(plans, 'USD')).toEqual({ from: 600, to: 900 });
    expect(span([at('1', 30_000)], 'USD')).toBeNull();
  });

  test('counts granted and members’ plans only if there are no others', () => {
    const grant = at('grant', 0, { type: 'free', needsApproval: true });
    const members = at('members', 90_000, { membersOnly: true });
    expect(span([grant, at('1', 199_000), members])).toEqual({ from: 199_000, to: 199_000 });
    expect(span([grant, members])).toEqual({ from: 0, to: 0 });
    expect(span([members])).toEqual({ from: 90_000, to: 90_000 });
    expect(span([at('1', 199_000), members], 'THB', owner)).toEqual({ from: 90_000, to: 199_000 });
  });
});

test('a price is asked for in one currency', () => {
  expect([planPrice(plan('1'), 'THB'), planPrice(plan('1'), 'USD')]).toEqual([199_000, null]);
});

describe('the plans instead of a line’s own', () => {
  const renew = plan('renew', { pricingType: 'renew' });
  const later = plan('later', { pricingType: 'renew' });
  const closed = plan('club', { membersOnly: true });
  const plans = [plan('1'), plan('2'), closed, renew, later, plan('baht', { prices: { THB: null, USD: 100 } })];
  const instead = (own: PricingPlan | null, viewer = guest) =>
    plansInstead(plans, own, viewer, 'THB').map(({ id }) => id);

  test('are those of the picker that this person may choose', () => {
    expect(instead(plan('1'))).toEqual(['1', '2']);
    expect(instead(plan('1'), owner)).toEqual(['1', '2', 'club']);
    expect(instead(null)).toEqual(['1', '2']);
  });

  test('are renewals for a renewal, since access runs', () => {
    expect(instead(renew)).toEqual(['renew', 'later']);
  });

  test('keep a personal plan that the picker does not list', () => {
    expect(instead(plan('own', { freeForOwnersOf: ['x'] }))).toEqual(['own', '1', '2']);
  });
});
