import { expect, test } from 'vitest';
import type { CourseType } from '../../../src/domain/catalogue/course.ts';
import type { ItemFields } from '../../../src/domain/catalogue/itemFields.ts';
import { noItem, refuseNewItem, storedNewItem } from '../../../src/domain/catalogue/newItem.ts';
import {
  lacksOf,
  publicationColumns,
  publicationOf,
  refusePublication,
  storedPublication,
  type TypedPublication,
} from '../../../src/domain/catalogue/publication.ts';
import {
  refuseItem,
  slugWordsOf,
  storedItem,
  type TypedItem,
  typedItem,
} from '../../../src/domain/catalogue/typedItem.ts';
import {
  durationOf,
  noLecture,
  refuseLecture,
  storedLecture,
  typedDuration,
} from '../../../src/domain/catalogue/typedLecture.ts';
import { noPlan, refusePlans, storedPlans, type TypedPlan } from '../../../src/domain/pricing/typedPlan.ts';

const text = (th: string) => ({ th, en: null });
const typedName = { th: 'ชื่อ', en: '' };
const fields: ItemFields = {
  ...{ title: text('ชื่อ'), summary: text('สรุป'), slugWords: 'tax', categoryId: 'c', seatsTotal: 10, rank: 3 },
  ...{ teaserMediumId: null, courseType: 'inClass', description: null, outcomes: [text('ก')], instructorId: null },
  ...{ level: null, taughtIn: 'th', isRecertification: false, layout: 'four', groupIds: ['g'] },
  schedule: {
    ...{ startsAt: Date.UTC(2026, 11, 1, 2), endsAt: Date.UTC(2026, 11, 2, 2), venue: text('ห้อง 1') },
    ...{ registrationOpensAt: null, registrationClosesAt: null },
  },
  freeBook: { itemId: 'book', delivery: 'ship' },
};
const draft = { kind: 'course', isPublished: false, seatsTaken: 4 } as const;
const shown = { ...draft, isPublished: true };
const typed = typedItem(fields);
const refused = (changes: Partial<TypedItem>, standing: typeof draft | typeof shown = draft) =>
  refuseItem({ ...typed, ...changes }, standing);

test('the fields of an item are stored as they were read', () => {
  expect(storedItem(typed)).toEqual(fields);
  expect(refused({}, shown)).toEqual({});
});

test('a type without dates drops dates and place, one without a place keeps its dates', () => {
  const scheduleAs = (courseType: CourseType) => storedItem({ ...typed, courseType }).schedule;
  expect(scheduleAs('online')).toMatchObject({ startsAt: null, endsAt: null, venue: null });
  expect(scheduleAs('liveRoom')).toMatchObject({ startsAt: fields.schedule.startsAt, venue: null });
});

test.each<[string, Partial<TypedItem>, object]>([
  ['an end before the start', { endsAt: '2026-11-01 09:00:00' }, { endsAt: 'time.endBeforeStart' }],
  ['an end without a start', { startsAt: '' }, { startsAt: 'time.startMissing' }],
  ['half a time', { startsAt: '2026-11' }, { startsAt: 'time.invalid' }],
  [
    'registration that closes before it opens',
    { registrationOpensAt: '2026-11-02 09:00:00', registrationClosesAt: '2026-11-01 09:00:00' },
    { registrationClosesAt: 'time.closesBeforeOpens' },
  ],
  ['fewer seats than are sold', { seats: '3' }, { seats: 'seats.sold' }],
  ['seats that are no number', { seats: '1.5' }, { seats: 'count.invalid' }],
  ['an address with spaces', { slugWords: 'tax for shops' }, { slugWords: 'slug.invalid' }],
  ['a book without its delivery', { freeBookType: '' }, { freeBookType: 'book.delivery' }],
])('refused: %s', (_, changes, problems) => {
  expect(refused(changes)).toEqual(problems);
});

test('a draft may lack what a published course of its type needs', () => {
  const bare = { summary: { th: '', en: '' }, startsAt: '', endsAt: '', venue: { th: '', en: '' } };
  expect(refused(bare)).toEqual({});
  expect(refused(bare, shown)).toEqual({
    'summary.th': 'text.th.required',
    startsAt: 'time.required',
    'venue.th': 'text.th.required',
  });
  expect(refused({ ...bare, courseType: 'online' }, shown)).toEqual({ 'summary.th': 'text.th.required' });
});

test('an item lacks what buyers need by its type, and a price in the shop’s currency that a new buyer may choose', () => {
  const sold = { isShown: true, pricingType: 'default', prices: { THB: 1, USD: null } } as const;
  const bare = {
    kind: 'course',
    fields: { ...fields, summary: null, schedule: { ...fields.schedule, startsAt: null, venue: null } },
  } as const;
  expect(lacksOf(bare, [], 'THB')).toEqual(['summary', 'startsAt', 'venue', 'plan']);
  expect(lacksOf({ ...bare, fields: { ...bare.fields, courseType: 'flex' } }, [sold], 'THB')).toEqual(['summary']);
  expect(lacksOf({ kind: 'course', fields }, [sold], 'THB')).toEqual([]);
  const useless = [
    { ...sold, isShown: false },
    { ...sold, pricingType: 'renew' as const },
    { ...sold, prices: { THB: null, USD: 5 } },
  ];
  for (const plan of useless) expect(lacksOf({ kind: 'course', fields }, [plan], 'THB')).toEqual(['plan']);
  const inDollars = { ...sold, prices: { THB: null, USD: 5 } };
  expect(lacksOf({ kind: 'course', fields }, [inDollars], 'USD')).toEqual([]);
  expect(lacksOf({ kind: 'course', fields }, [sold], 'USD')).toEqual(['plan']);
});

test('publishing waits for a complete item and a time to come', () => {
  const now = Date.UTC(2026, 10, 27, 12);
  const at = (changes: Partial<TypedPublication>) =>
    ({ state: 'scheduled', startsAt: '', endsAt: '', isLocked: false, ...changes }) as const;
  const problem = (changes: Partial<TypedPublication>, lacking: readonly 'plan'[] = []) =>
    refusePublication(at(changes), lacking, now);
  expect(problem({ state: 'published' }, ['plan'])).toEqual({ state: 'publication.lacks' });
  expect(problem({ state: 'archived' }, ['plan'])).toEqual({});
  expect(problem({})).toEqual({ startsAt: 'publication.start.required' });
  expect(problem({ startsAt: '2026-11-27 19:00:00' })).toEqual({ startsAt: 'publication.start.past' });
  expect(problem({ startsAt: '2026-11-27 19:00:01', endsAt: '2026-11-27 19:00:01' })).toEqual({
    endsAt: 'publication.end.beforeStart',
  });
  expect(problem({ state: 'published', endsAt: '2026-11-27 19:00:00' })).toEqual({ endsAt: 'publication.end.past' });
  const scheduled = storedPublication(at({ startsAt: '2026-11-28 09:00:00' }));
  expect(publicationOf(publicationColumns(scheduled, now))).toEqual(scheduled);
  const archived = storedPublication(at({ state: 'archived', startsAt: '2026-11-28 09:00:00' }));
  expect(publicationOf(publicationColumns(archived, now))).toEqual({ ...archived, startsAt: null });
});

test('a new item takes its address from its English title, and its category by id or name', () => {
  expect(slugWordsOf('  Tax & VAT: for shops! ', 'course')).toBe('tax-vat-for-shops');
  expect(slugWordsOf('ภาษี', 'product')).toBe('product');
  const asked = { ...noItem, title: { th: 'ภาษี', en: 'Tax' }, newCategory: { th: 'บัญชี', en: '' } };
  expect(refuseNewItem(asked, 'course')).toEqual({});
  expect(storedNewItem(asked, 'course')).toMatchObject({ slugWords: 'tax', categoryId: null, courseType: 'online' });
  expect(refuseNewItem(noItem, 'course')).toEqual({
    'title.th': 'text.th.required',
    'newCategory.th': 'text.th.required',
  });
  expect(storedNewItem({ ...asked, categoryId: 'c' }, 'product')).toMatchObject({
    ...{ newCategory: null, courseType: null },
  });
});

const plan = (changes: Partial<TypedPlan> = {}): TypedPlan => ({
  ...{ ...noPlan('p', true), name: typedName, prices: { THB: '1,500', USD: '' } },
  ...changes,
});
const standing = { itemId: 'i', kind: 'course', isPublished: false, currency: 'THB' } as const;
const planProblems = (changes: Partial<TypedPlan>) => refusePlans({ plans: [plan(changes)] }, standing);

test.each<[string, Partial<TypedPlan>, object]>([
  ['a period without a term', { type: 'period' }, { 'plans.0.term.amount': 'plan.term.required' }],
  [
    'half a month',
    { type: 'period', term: { amount: '0.5', unit: 'month' } },
    { 'plans.0.term.amount': 'plan.term.invalid' },
  ],
  ['three decimals', { prices: { THB: '1.005', USD: '' } }, { 'plans.0.prices.THB': 'plan.price.invalid' }],
  ['a free plan with a price', { type: 'free' }, { 'plans.0.prices.THB': 'plan.free.price' }],
  ['owners of no course', { isForOwners: true }, { 'plans.0.ownedCourseIds': 'plan.owned.required' }],
  [
    'owners of the course itself',
    { isForOwners: true, ownedCourseIds: ['i'] },
    { 'plans.0.ownedCourseIds': 'plan.owned.itself' },
  ],
])('a plan is refused: %s', (_, changes, problems) => {
  expect(planProblems(changes)).toEqual(problems);
});

test('a plan is stored without what its type does not have', () => {
  const term = { amount: '๓', unit: 'month' } as const;
  const [stored] = storedPlans({ plans: [plan({ term, extension: term })] });
  expect(stored).toMatchObject({ term: null, extension: null, prices: { THB: 150_000, USD: null } });
  const [counted] = storedPlans({ plans: [plan({ type: 'actual', term, extension: term })] });
  expect(counted).toMatchObject({ term: { amount: 3, unit: 'month' }, extension: { amount: 3, unit: 'month' } });
  const [free] = storedPlans({ plans: [plan({ type: 'free', prices: { THB: '', USD: '' } })] });
  expect(free).toMatchObject({ prices: { THB: 0, USD: 0 } });
});

test('plans have one default, a product one price, and a published item something to buy', () => {
  const two = { plans: [plan(), plan({ id: 'q' })] };
  expect(refusePlans(two, standing)).toEqual({ 'plans.1.isDefault': 'plan.default.twice' });
  expect(refusePlans(two, { ...standing, kind: 'product' })).toEqual({ plans: 'plans.onePrice' });
  const hidden = { plans: [plan({ isShown: false })] };
  expect(refusePlans(hidden, standing)).toEqual({});
  expect(refusePlans(hidden, { ...standing, isPublished: true })).toEqual({ plans: 'plans.required' });
  const inDollars = { plans: [plan({ prices: { THB: '', USD: '5' } })] };
  const published = { ...standing, isPublished: true };
  expect(refusePlans(inDollars, published)).toEqual({ plans: 'plans.required' });
  expect(refusePlans(inDollars, { ...published, currency: 'USD' })).toEqual({});
  const dollarBook = { ...standing, kind: 'product', currency: 'USD' } as const;
  expect(refusePlans(inDollars, dollarBook)).toEqual({});
  const inBaht = { plans: [plan({ prices: { THB: '100', USD: '' } })] };
  expect(refusePlans(inBaht, dollarBook)).toEqual({ 'plans.0.prices.USD': 'plan.price.required' });
});

test.each([
  ['', 0],
  ['12', 720],
  ['12:30', 750],
  ['๑:๐๕', 65],
  ['90:00', 5_400],
  ['1:02:03', 3_723],
  ['1:60:00', null],
  ['5:61', null],
  ['soon', null],
  ['100:00:00', null],
])('the length %s has %s seconds', (written, seconds) => {
  expect(durationOf(written)).toBe(seconds);
  if (seconds !== null) expect(durationOf(typedDuration(seconds))).toBe(seconds);
});

test('a lecture keeps only the content of its kind, and a link is a web address', () => {
  const lecture = { ...noLecture, name: typedName, mediumId: 'm', linkUrl: ' https://a.th ' };
  expect(storedLecture(lecture)).toMatchObject({ mediumId: 'm', linkUrl: null });
  expect(storedLecture({ ...lecture, kind: 'link' })).toMatchObject({ mediumId: null, linkUrl: 'https://a.th' });
  expect(refuseLecture({ ...lecture, kind: 'link', linkUrl: 'javascript:alert(1)' })).toEqual({
    linkUrl: 'lecture.link.invalid',
  });
});
