import { describe, expect, test } from 'vitest';
import type { CourseDetail } from '../../../src/domain/catalogue/course.ts';
import type { Person, Role } from '../../../src/domain/people/identity.ts';
import type { Currency } from '../../../src/domain/pricing/currency.ts';
import type { PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';
import { accessWords, pricePerYear } from '../../../src/features/catalogue/planWords.ts';
import type { CourseStanding } from '../../../src/features/course/courseStanding.ts';
import { arePlansShown, plansFor, saleState } from '../../../src/features/course/offer/saleState.ts';
import { formatTerm } from '../../../src/i18n/format.ts';
import { courseParts as words } from '../../../src/i18n/th/catalogue/courseParts.ts';
import { course, plan } from '../courseFixture.ts';

const person = (role: Role): Person => ({
  id: 'p',
  role,
  username: null,
  email: 'a@example.com',
  firstName: '',
  lastName: '',
  tel: null,
});
const standing = (more: Partial<CourseStanding> = {}): CourseStanding => ({
  isWaiting: false,
  isRejected: false,
  orderToken: null,
  hasAccess: false,
  ownPlans: [],
  ...more,
});
const guest = { person: null, standing: null };
const now = 1_000;
const stateOf = (
  detail: CourseDetail,
  looker: { person: Person | null; standing: CourseStanding | null } = guest,
  currency: Currency = 'THB',
) => saleState(detail, looker, plansFor(detail, looker, now), { now, currency });

describe('the possible actions for a course', () => {
  test('a guest may buy', () => {
    expect(stateOf(course())).toEqual({ kind: 'open' });
  });

  test('a person with access continues learning, or views the order of a class without video', () => {
    const looker = { person: person('student'), standing: standing({ hasAccess: true, orderToken: 't' }) };
    expect(stateOf(course(), looker)).toEqual({ kind: 'study' });
    expect(stateOf(course({ courseType: 'inClass' }), looker)).toEqual({ kind: 'owned', orderToken: 't' });
  });

  test('an order that still waits comes before everything else', () => {
    const waiting = standing({ isWaiting: true, orderToken: 't', hasAccess: true });
    expect(stateOf(course({ isLocked: true }), { person: person('student'), standing: waiting })).toEqual({
      kind: 'ordered',
      orderToken: 't',
    });
    const rejected = standing({ isWaiting: true, isRejected: true, orderToken: 't' });
    expect(stateOf(course(), { person: person('student'), standing: rejected }).kind).toBe('rejected');
  });

  test('access that continues is not hidden by a closed sale', () => {
    const looker = { person: person('student'), standing: standing({ hasAccess: true }) };
    expect(stateOf(course({ isLocked: true }), looker)).toEqual({ kind: 'study' });
  });

  test.each(['instructor', 'administrator'] as const)('an account of kind %s cannot buy', (role) => {
    expect(stateOf(course(), { person: person(role), standing: standing() }).kind).toBe('staff');
  });

  test('closed sale, registration not open yet or over, no seats, no plan', () => {
    const times = course().schedule;
    expect(stateOf(course({ isLocked: true })).kind).toBe('locked');
    expect(stateOf(course({ schedule: { ...times, registrationOpensAt: now + 1 } }))).toEqual({
      kind: 'notYet',
      at: now + 1,
    });
    expect(stateOf(course({ schedule: { ...times, registrationClosesAt: now - 1 } }))).toEqual({
      kind: 'closed',
      at: now - 1,
    });
    expect(stateOf(course({ seatsLeft: 0 })).kind).toBe('soldOut');
    expect(stateOf(course({ plans: [] })).kind).toBe('noPlans');
    expect(stateOf(course({ plans: [plan('m', { membersOnly: true })] })).kind).toBe('membersOnly');
  });

  test('a kept course whose showing has ended is sold no longer, from that instant on', () => {
    expect(stateOf(course({ publishEndsAt: now + 1 })).kind).toBe('open');
    expect(stateOf(course({ publishEndsAt: now }))).toEqual({ kind: 'closed', at: now });
    expect(stateOf(course({ publishEndsAt: now, isLocked: true })).kind).toBe('locked');
  });

  test('nor is its extension', () => {
    const looker = { person: person('student'), standing: standing({ hasAccess: true, ownPlans: [plan('renew')] }) };
    const listed = (detail: CourseDetail) => plansFor(detail, looker, now).map((entry) => entry.plan.id);
    expect(listed(course({ publishEndsAt: now + 1 }))).toEqual(['renew']);
    expect(listed(course({ publishEndsAt: now }))).toEqual([]);
    expect(listed(course({ isLocked: true }))).toEqual([]);
    expect(stateOf(course({ publishEndsAt: now }), looker)).toEqual({ kind: 'study' });
  });

  test('without a price in the shop’s currency it cannot be bought, however many it has in the other', () => {
    const inDollars = plan('d', { prices: { THB: 199_000, USD: 5_500 } });
    expect(stateOf(course(), guest, 'USD').kind).toBe('noPrice');
    expect(stateOf(course({ plans: [plan('a'), inDollars] }), guest, 'USD').kind).toBe('open');
  });

  test('plans that require a sign-in are visible; none can be chosen while registration is closed', () => {
    const times = course().schedule;
    const members = course({ plans: [plan('m', { membersOnly: true })] });
    expect(arePlansShown(stateOf(members))).toBe(true);
    expect(arePlansShown(stateOf(course()))).toBe(true);
    expect(arePlansShown(stateOf(course({ seatsLeft: 0 })))).toBe(false);
    expect(arePlansShown(stateOf(course({ schedule: { ...times, registrationOpensAt: now + 1 } })))).toBe(false);
  });
});

describe('the plans of the picker', () => {
  const ids = (detail: CourseDetail, looker: Parameters<typeof plansFor>[1]) =>
    plansFor(detail, looker, now).map((entry) => entry.plan.id);

  test('a guest chooses from public plans, a person from the server’s list, in its order', () => {
    const looker = { person: person('student'), standing: standing({ ownPlans: [plan('renew'), plan('free')] }) };
    expect(ids(course({ plans: [plan('a')] }), guest)).toEqual(['a']);
    expect(ids(course({ plans: [plan('a')] }), looker)).toEqual(['renew', 'free']);
  });

  test('members only: closed to a guest and to who bought without registering', () => {
    const members = plan('m', { membersOnly: true });
    const reasonFor = (who: Person | null, own: CourseStanding | null) =>
      plansFor(course({ plans: [members] }), { person: who, standing: own }, now)[0]?.disabled;
    expect(reasonFor(null, null)).toBe('membersOnly');
    expect(reasonFor(person('nonMember'), standing({ ownPlans: [members] }))).toBe('membersOnly');
    expect(reasonFor(person('student'), standing({ ownPlans: [members] }))).toBeNull();
  });
});

describe('a plan in plain words', () => {
  const say = (one: PricingPlan, isWatched = true) =>
    accessWords(one, words.plans, (term) => formatTerm(term, 'th'), isWatched).replaceAll('\u00a0', ' ');

  test('each kind of plan', () => {
    expect(say(plan('a'))).toBe('เข้าเรียนได้ 1 ปี');
    expect(say(plan('b', { type: 'oneTime', term: null }))).toBe('จ่ายครั้งเดียว เรียนได้ตลอด');
    expect(say(plan('c', { type: 'free', term: null }))).toBe('เรียนได้ตลอด');
    const hours = { type: 'actual', term: { amount: 10, unit: 'hour' } } as const;
    expect(say(plan('d', { ...hours, extension: { amount: 90, unit: 'day' } }))).toBe('ดูได้รวม 10 ชม. ภายใน 90 วัน');
    expect(say(plan('e', hours))).toBe('ดูได้รวม 10 ชม. เมื่อไรก็ได้');
    expect(say(plan('f', { type: 'oneTime', term: null }), false)).toBe('ที่นั่งของคุณในรอบนี้');
    expect(say(plan('h', { ...hours, extension: { amount: 6, unit: 'month' } }), false)).toBe('ที่นั่งของคุณในรอบนี้');
    expect(say(plan('g', { type: 'free', term: { amount: 30, unit: 'day' } }))).toBe('เข้าเรียนได้ 30 วัน');
  });

  test('a renewal shows what it adds', () => {
    expect(say(plan('a', { pricingType: 'renew' }))).toBe('เรียนต่อได้อีก 1 ปี');
    const hours = { type: 'actual', pricingType: 'renew', term: { amount: 10, unit: 'hour' } } as const;
    expect(say(plan('b', hours))).toBe('ดูเพิ่มได้อีก 10 ชม.');
  });

  test('the price of a year only where a plan runs for several', () => {
    expect(pricePerYear(plan('a', { term: { amount: 2, unit: 'year' } }), 299_000)).toBe(149_500);
    expect(pricePerYear(plan('a'), 199_000)).toBeNull();
    expect(pricePerYear(plan('a', { term: { amount: 6, unit: 'month' } }), 99_000)).toBeNull();
    expect(pricePerYear(plan('a', { term: { amount: 99_999, unit: 'year' } }), 99_000)).toBeNull();
    expect(pricePerYear(plan('a', { term: { amount: 10, unit: 'year' } }), 990)).toBeNull();
    expect(pricePerYear(plan('a', { term: { amount: 10, unit: 'year' } }), 1_000)).toBe(100);
  });
});
