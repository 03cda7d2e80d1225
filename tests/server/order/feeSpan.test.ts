import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricingPlans } from '../../../server/store/schema/catalogue.ts';
import { catalogueDelta, listCourses } from '../../../src/contract/catalogue/catalogue.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { advertisedPlans, feeSpan, listPlans, type PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';
import '../../property/fixedSeed.ts';

const start = Date.UTC(2026, 1, 15);
const guest = { isMember: false, ownedCourseIds: [] };
const courseCount = 60;
const price = fc.option(fc.constantFrom(0, 500, 1_000, 20_000, 90_000));

const anyPlan = fc.record({
  type: fc.constantFrom('period', 'oneTime', 'free'),
  pricingType: fc.constantFrom('default', 'default', 'default', 'renew'),
  isShown: fc.constantFrom(true, true, true, false),
  isDefault: fc.constant(false),
  needsApproval: fc.boolean(),
  membersOnly: fc.boolean(),
  freeForOwnersOf: fc.constantFrom(null, null, ['x']),
  priceThb: price,
  priceUsd: price,
});
/** A free plan costs nothing in both currencies. */
const drawnPlan = anyPlan.map((plan) =>
  plan.type === 'free' ? { ...plan, priceThb: plan.priceThb && 0, priceUsd: plan.priceUsd && 0 } : plan,
);
type DrawnPlan = typeof drawnPlan extends fc.Arbitrary<infer Plan> ? Plan : never;

const asPlan = (drawn: DrawnPlan): PricingPlan => ({
  ...drawn,
  ...{ id: '', itemId: '', name: { th: '', en: null }, term: null, extension: null },
  prices: { THB: drawn.priceThb, USD: drawn.priceUsd },
});

onDatabase('what fees start at', (database) => {
  let shop: TestShop;
  const courses = fc.sample(fc.array(drawnPlan, { maxLength: 4 }), { numRuns: courseCount, seed: 20_260_214 });

  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock: movableClock(start) });
    const add = rowsOf(database().db, start);
    await add.category({ id: 'tax' });
    const rows = courses.flatMap((plans, course) =>
      plans.map((drawn, position) => ({
        ...{ ...drawn, freeForOwnersOf: drawn.freeForOwnersOf && [...drawn.freeForOwnersOf] },
        ...{ id: `c${course}-${position}`, itemId: `c${course}`, position, nameTh: 'แผน' },
        ...(drawn.type === 'period' && { termAmount: 1, termUnit: 'year' as const }),
      })),
    );
    for (const course of courses.keys()) await add.course({ id: `c${course}`, categoryId: 'tax', rank: course });
    await database().db.insert(pricingPlans).values(rows);
    await add.course({ id: 'three', categoryId: 'tax', rank: 900 });
    await add.plan({ id: 'three-1', itemId: 'three', priceThb: 30_000, priceUsd: 900, isDefault: false });
    await add.plan({ id: 'three-2', itemId: 'three', priceThb: 20_000, priceUsd: 600, isDefault: false });
    await add.plan({ id: 'three-3', itemId: 'three', priceThb: 90_000, priceUsd: null, position: 3 });
  });
  afterAll(() => shop.close());

  test('lists say what the rule says, in both currencies', async () => {
    const { rows } = await shop.call(catalogueDelta, { query: {} });
    for (const [course, drawn] of courses.entries()) {
      const row = rows.find(({ id }) => id === `c${course}`);
      const listed = listPlans(drawn.map(asPlan), guest);
      const [thb, usd] = [feeSpan(listed, 'THB'), feeSpan(listed, 'USD')];
      const told = advertisedPlans(listed, 'THB');
      const isForMembers = told.length > 0 && told.every(({ disabled }) => disabled === 'membersOnly');
      expect([course, row?.isForMembers, row?.fromPrices, row?.toPrices]).toEqual([
        course,
        isForMembers,
        { THB: thb?.from ?? null, USD: usd?.from ?? null },
        { THB: thb?.to ?? null, USD: usd?.to ?? null },
      ]);
    }
  });

  test('the course’s own page says the same as its row, and lists go by it', async () => {
    const span = { fromPrices: { THB: 20_000, USD: 600 }, toPrices: { THB: 90_000, USD: 900 } };
    expect(await shop.call(courseDetail, { params: { slug: 'three', n: '0' } })).toMatchObject(span);
    const list = async () => (await shop.call(listCourses, { query: { sort: 'priceDown', pageSize: 40 } })).rows;
    const fees = (await list()).map(({ fromPrices }) => fromPrices.THB);
    expect(fees).toEqual(fees.toSorted((a, b) => (b ?? -1) - (a ?? -1)));

    const as = await shop.signedIn('administrator');
    await shop.call(saveSettings, { body: { ...defaultSiteSettings, currency: 'USD' } }, { as });
    const inDollars = (await list()).map(({ fromPrices }) => fromPrices.USD);
    expect(inDollars).toEqual(inDollars.toSorted((a, b) => (b ?? -1) - (a ?? -1)));
  });
});
