import { describe, expect, test } from 'vitest';
import type { CourseDetail } from '../../src/domain/course.ts';
import type { Person, Role } from '../../src/domain/identity.ts';
import type { PricingPlan } from '../../src/domain/pricingPlan.ts';
import { accessWords, pricePerYear } from '../../src/features/catalogue/planWords.ts';
import type { CourseStanding } from '../../src/features/course/courseStanding.ts';
import { plansFor, saleState } from '../../src/features/course/saleState.ts';
import { formatTerm } from '../../src/i18n/format.ts';
import { courseParts as words } from '../../src/i18n/th/courseParts.ts';
import { row } from './listingFixture.ts';

const plan = (id: string, more: Partial<PricingPlan> = {}): PricingPlan => ({
  id,
  itemId: '1',
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
  ...more,
});

const course = (more: Partial<CourseDetail> = {}): CourseDetail => ({
  ...row('1', 'คอร์ส', 'Course'),
  description: { th: '', en: null },
  outcomes: [],
  instructorHeadline: null,
  taughtIn: 'th',
  isRecertification: false,
  schedule: { startsAt: null, endsAt: null, registrationOpensAt: null, registrationClosesAt: null, venue: null },
  teaser: null,
  plans: [plan('a'), plan('renew', { pricingType: 'renew' })],
  sections: [],
  isLocked: false,
  ...more,
});

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
  orderToken: null,
  hasAccess: false,
  hadAccess: false,
  ownPlans: [],
  ...more,
});
const guest = { person: null, standing: null };
const now = 1_000;
const stateOf = (detail: CourseDetail, looker: { person: Person | null; standing: CourseStanding | null } = guest) =>
  saleState(detail, looker, plansFor(detail, looker), now);

describe('what somebody can do with a course', () => {
  test('a guest may buy', () => {
    expect(stateOf(course())).toEqual({ kind: 'open' });
  });

  test('whoever has access goes on learning, or looks at the order of a class that is no film', () => {
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
    expect(stateOf(course({ plans: [plan('m', { membersOnly: true })] })).kind).toBe('noPlans');
  });
});

describe('the plans of the picker', () => {
  const ids = (detail: CourseDetail, looker: Parameters<typeof plansFor>[1]) =>
    plansFor(detail, looker).map((entry) => entry.plan.id);

  test('a renewal stands first once access has ended, and not before', () => {
    const student = person('student');
    expect(ids(course(), { person: student, standing: standing() })).toEqual(['a']);
    expect(ids(course(), { person: student, standing: standing({ hadAccess: true }) })).toEqual(['renew', 'a']);
  });

  test('a plan for owners is listed when the server named it', () => {
    const free = plan('free', { freeForOwnersOf: ['9'] });
    const detail = course({ plans: [plan('a'), free] });
    expect(ids(detail, { person: person('student'), standing: standing() })).toEqual(['a']);
    expect(ids(detail, { person: person('student'), standing: standing({ ownPlans: [free] }) })).toEqual(['a', 'free']);
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
  });

  test('the price of a year only where a plan runs for several', () => {
    expect(pricePerYear(plan('a', { term: { amount: 2, unit: 'year' } }), 299_000)).toBe(149_500);
    expect(pricePerYear(plan('a'), 199_000)).toBeNull();
    expect(pricePerYear(plan('a', { term: { amount: 6, unit: 'month' } }), 99_000)).toBeNull();
  });
});
