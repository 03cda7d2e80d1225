import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { LocalText } from '../../src/domain/localText.ts';
import type { Db } from './connection.ts';
import { categories, instructors, items, lectures, pricingPlans, sections } from './schema/catalogue.ts';

/**
 * Price and marks of the plan that a guest would be offered first, beside each item (lateral): `initialPlan` of the
 * domain, in SQL. An item that has members' plans only shows the first of theirs.
 */
export const planSums = (db: Db) => {
  const isFree = sql`(${pricingPlans.type} = 'free' or ${pricingPlans.priceThb} = 0)`;
  return db
    .select({
      fromThb: sql<number | null>`${pricingPlans.priceThb}`.mapWith(pricingPlans.priceThb).as('from_thb'),
      fromUsd: sql<number | null>`${pricingPlans.priceUsd}`.mapWith(pricingPlans.priceUsd).as('from_usd'),
      isFree: sql<boolean>`${isFree}`.as('is_free'),
      needsApproval: sql<boolean>`(${isFree} and ${pricingPlans.needsApproval})`.as('needs_approval'),
    })
    .from(pricingPlans)
    .where(
      and(
        eq(pricingPlans.itemId, items.id),
        isNull(pricingPlans.deletedAt),
        eq(pricingPlans.pricingType, 'default'),
        pricingPlans.isShown,
        isNull(pricingPlans.freeForOwnersOf),
        sql`${pricingPlans.priceThb} is not null`,
      ),
    )
    .orderBy(pricingPlans.membersOnly, desc(pricingPlans.isDefault), pricingPlans.position, pricingPlans.id)
    .limit(1)
    .as('plan_sums');
};

/** How many lectures each item has and how long they take together, beside it (lateral). */
export const lectureSums = (db: Db) =>
  db
    .select({
      lectureCount: sql<number>`count(*)`.mapWith(Number).as('lecture_count'),
      durationSeconds: sql<number>`sum(${lectures.durationSeconds})`.mapWith(Number).as('duration_seconds'),
    })
    .from(sections)
    .innerJoin(lectures, eq(lectures.sectionId, sections.id))
    .where(eq(sections.itemId, items.id))
    .as('lecture_sums');

/** Everything that a row of a list shows. */
export const listingColumns = (plans: ReturnType<typeof planSums>, taught: ReturnType<typeof lectureSums>) => ({
  id: items.id,
  kind: items.kind,
  slug: items.slug,
  titleTh: items.titleTh,
  titleEn: items.titleEn,
  summaryTh: items.summaryTh,
  summaryEn: items.summaryEn,
  categoryPath: categories.linkPath,
  weave: categories.weave,
  courseType: items.courseType,
  instructorTh: instructors.nameTh,
  instructorEn: instructors.nameEn,
  coverName: items.coverName,
  coverAltTh: items.coverAltTh,
  coverAltEn: items.coverAltEn,
  fromThb: plans.fromThb,
  fromUsd: plans.fromUsd,
  isFree: plans.isFree,
  needsApproval: plans.needsApproval,
  startsAt: items.startsAt,
  seatsTotal: items.seatsTotal,
  seatsTaken: items.seatsTaken,
  durationSeconds: taught.durationSeconds,
  lectureCount: taught.lectureCount,
  rank: items.rank,
  createdAt: items.createdAt,
  updatedAt: items.updatedAt,
});

export const instructorName = (row: {
  readonly instructorTh: string | null;
  readonly instructorEn: string | null;
}): LocalText | null => (row.instructorTh === null ? null : { th: row.instructorTh, en: row.instructorEn });
