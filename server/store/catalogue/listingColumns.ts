import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { LocalText } from '../../../src/domain/localText.ts';
import type { Db } from '../database/connection.ts';
import { categories, instructors, items, lectures, pricingPlans, sections } from '../schema/catalogue.ts';

/**
 * Fees and marks of the plans open to guests beside each item (lateral): the domain's `feeSpan` in SQL for both
 * currencies. The marks are those of the cheapest plan in baht.
 */
export const planSums = (db: Db) => {
  const { priceThb, priceUsd, membersOnly } = pricingPlans;
  const isFree = sql`(${pricingPlans.type} = 'free' or ${priceThb} = 0)`;
  const isGranted = sql`(${isFree} and ${pricingPlans.needsApproval})`;
  const standing = sql`(case when ${membersOnly} then 2 when ${isGranted} then 1 else 0 end)`;
  const feeOf = (pick: 'min' | 'max', price: typeof priceThb | typeof priceUsd) => {
    const of = (rank: number) => sql`${sql.raw(pick)}(${price}) filter (where ${standing} = ${sql.raw(String(rank))})`;
    return sql<number | null>`coalesce(${of(0)}, ${of(1)}, ${of(2)})`.mapWith(price);
  };
  const ofLowest = (mark: SQL) =>
    sql<boolean>`(array_agg(${mark} order by ${standing}, ${priceThb}, ${pricingPlans.isDefault} desc, ${pricingPlans.position}, ${pricingPlans.id}))[1]`;
  return db
    .select({
      fromThb: feeOf('min', priceThb).as('from_thb'),
      fromUsd: feeOf('min', priceUsd).as('from_usd'),
      toThb: feeOf('max', priceThb).as('to_thb'),
      toUsd: feeOf('max', priceUsd).as('to_usd'),
      isFree: ofLowest(isFree).as('is_free'),
      needsApproval: ofLowest(isGranted).as('needs_approval'),
      isForMembers: ofLowest(sql`${membersOnly}`).as('is_for_members'),
    })
    .from(pricingPlans)
    .where(
      and(
        eq(pricingPlans.itemId, items.id),
        isNull(pricingPlans.deletedAt),
        eq(pricingPlans.pricingType, 'default'),
        pricingPlans.isShown,
        isNull(pricingPlans.freeForOwnersOf),
        sql`${priceThb} is not null`,
      ),
    )
    .as('plan_sums');
};

/**
 * The number and total length of each item's lectures (lateral). The filter stands beside the sums: a condition would
 * have a database without statistics read all lectures for each item.
 */
export const lectureSums = (db: Db) => {
  const isThere = sql`filter (where ${lectures.archivedAt} is null)`;
  return db
    .select({
      lectureCount: sql<number>`count(*) ${isThere}`.mapWith(Number).as('lecture_count'),
      durationSeconds: sql<number>`sum(${lectures.durationSeconds}) ${isThere}`.mapWith(Number).as('duration_seconds'),
    })
    .from(sections)
    .innerJoin(lectures, eq(lectures.sectionId, sections.id))
    .where(eq(sections.itemId, items.id))
    .as('lecture_sums');
};

/** All columns of a list row. */
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
  instructorId: items.instructorId,
  instructorTh: instructors.nameTh,
  instructorEn: instructors.nameEn,
  coverName: items.coverName,
  coverAltTh: items.coverAltTh,
  coverAltEn: items.coverAltEn,
  fromThb: plans.fromThb,
  fromUsd: plans.fromUsd,
  toThb: plans.toThb,
  toUsd: plans.toUsd,
  isFree: plans.isFree,
  needsApproval: plans.needsApproval,
  isForMembers: plans.isForMembers,
  startsAt: items.startsAt,
  level: items.level,
  taughtIn: items.taughtIn,
  seatsTotal: items.seatsTotal,
  seatsTaken: items.seatsTaken,
  isLocked: items.isLocked,
  durationSeconds: taught.durationSeconds,
  lectureCount: taught.lectureCount,
  starCounts: items.starCounts,
  rank: items.rank,
  createdAt: items.createdAt,
  updatedAt: items.updatedAt,
});

export const instructorName = (row: {
  readonly instructorTh: string | null;
  readonly instructorEn: string | null;
}): LocalText | null => (row.instructorTh === null ? null : { th: row.instructorTh, en: row.instructorEn });
