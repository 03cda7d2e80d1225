import { and, asc, eq, gte, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { CourseDetail, ItemKind, Listing, Section } from '../../src/domain/course.ts';
import type { Db } from './connection.ts';
import { instructorName, lectureSums, listingColumns, planSums } from './listingColumns.ts';
import { categories, instructors, items, lectures, sections } from './schema/catalogue.ts';
import { settings } from './schema/shop.ts';

/** A row of a list; the name of its cover stands in the public store. */
export type ListingRow = Omit<Listing, 'coverUrl'> & { readonly coverName: string | null };

/** A whole course or product without its plans. */
export type ItemRow = Omit<CourseDetail, 'coverUrl' | 'teaser' | 'plans'> & {
  readonly coverName: string | null;
  readonly teaserName: string | null;
};

const notDeleted = isNull(items.deletedAt);

/** The rows that fit, in this order. */
export async function selectListings(
  db: Db,
  where: SQL | undefined,
  orderBy: readonly SQL[],
  page?: { readonly limit: number; readonly offset: number },
): Promise<readonly ListingRow[]> {
  const rows = await selectFrom(db)
    .where(and(notDeleted, where))
    .orderBy(...orderBy)
    .limit(page?.limit ?? 100_000)
    .offset(page?.offset ?? 0);
  return rows.map(listingOf);
}

/** What was changed at or after an instant, or everything. */
export const listingsChangedSince = (db: Db, since: number | null): Promise<readonly ListingRow[]> =>
  selectListings(db, since === null ? undefined : gte(items.updatedAt, since), [asc(items.rank), asc(items.id)]);

/** Everything of one category, in the shop's order. */
export const listingsOfCategory = (db: Db, linkPath: string): Promise<readonly ListingRow[]> =>
  selectListings(db, eq(categories.linkPath, linkPath), [asc(items.rank), asc(items.id)]);

export async function idsRemovedSince(db: Db, since: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(isNotNull(items.deletedAt), gte(items.deletedAt, since)))
    .orderBy(asc(items.id));
  return rows.map((row) => row.id);
}

/**
 * Changes whenever the catalogue or a site setting does; one cheap statement, for it is asked at every request. Whoever
 * changes something that is shown of an item (also its plans, sections, instructor, category or seats) sets the item's
 * `updatedAt`; whoever takes it out sets `deletedAt`. The latest instant alone would miss a change that began before
 * another one and was written after it, so the sums count, too.
 */
export async function catalogueVersion(db: Db): Promise<{ readonly changedAt: number; readonly text: string }> {
  const [row] = await db
    .select({
      changed: max(items.updatedAt),
      removed: max(items.deletedAt),
      sums: sql<string>`concat_ws(' ', count(*), sum(extract(epoch from ${items.updatedAt})), sum(${items.seatsTaken}))`,
      settings: sql<number>`(select extract(epoch from max(${settings.updatedAt})) from ${settings})`,
    })
    .from(items);
  const changedAt = Math.max(row?.changed ?? 0, row?.removed ?? 0);
  return { changedAt, text: [changedAt, row?.sums ?? '', row?.settings ?? 0].join(' ') };
}

/** One course or product with its curriculum, or `null`. */
export async function findItem(db: Db, id: string, kind: ItemKind): Promise<ItemRow | null> {
  const [row] = await selectFrom(db).where(and(notDeleted, eq(items.id, id), eq(items.kind, kind)));
  if (!row) return null;
  const [details] = await db
    .select({ item: items, headlineTh: instructors.headlineTh, headlineEn: instructors.headlineEn })
    .from(items)
    .leftJoin(instructors, eq(instructors.id, items.instructorId))
    .where(eq(items.id, id));
  if (!details) return null;
  const { item, headlineTh, headlineEn } = details;
  return {
    ...listingOf(row),
    description: { th: item.descriptionTh, en: item.descriptionEn },
    outcomes: item.outcomes,
    instructorHeadline: headlineTh === null ? null : { th: headlineTh, en: headlineEn },
    taughtIn: item.taughtIn,
    isRecertification: item.isRecertification,
    schedule: scheduleOf(item),
    teaserName: item.teaserName,
    sections: await sectionsOf(db, id),
    isLocked: item.isLocked,
  };
}

/** What an order has to know of its items. */
export type SaleRow = Pick<
  CourseDetail,
  'id' | 'kind' | 'slug' | 'title' | 'courseType' | 'schedule' | 'isLocked' | 'seatsLeft'
> & { readonly coverName: string | null };

/** The items of a cart as they are sold now; those that were taken out are missing. */
export async function itemsForSale(db: Db, ids: readonly string[]): Promise<readonly SaleRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(items)
    .where(and(notDeleted, inArray(items.id, [...ids])));
  return rows.map((item) => ({
    id: item.id,
    kind: item.kind,
    slug: item.slug,
    title: { th: item.titleTh, en: item.titleEn },
    courseType: item.courseType,
    schedule: scheduleOf(item),
    isLocked: item.isLocked,
    seatsLeft: item.seatsTotal === null ? null : item.seatsTotal - item.seatsTaken,
    coverName: item.coverName,
  }));
}

const selectFrom = (db: Db) => {
  const plans = planSums(db);
  const taught = lectureSums(db);
  return db
    .select(listingColumns(plans, taught))
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .leftJoin(instructors, eq(instructors.id, items.instructorId))
    .leftJoin(plans, eq(plans.itemId, items.id))
    .leftJoin(taught, eq(taught.itemId, items.id));
};
type SelectedListing = Awaited<ReturnType<typeof selectFrom>>[number];

const listingOf = (row: SelectedListing): ListingRow => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  title: { th: row.titleTh, en: row.titleEn },
  summary: { th: row.summaryTh, en: row.summaryEn },
  categoryPath: row.categoryPath,
  weave: row.weave,
  courseType: row.courseType,
  instructorName: instructorName(row),
  coverName: row.coverName,
  coverAlt: { th: row.coverAltTh, en: row.coverAltEn },
  fromPrices: { THB: row.fromThb, USD: row.fromUsd },
  isFree: row.isFree ?? false,
  needsApproval: row.needsApproval ?? false,
  startsAt: row.startsAt,
  seatsLeft: row.seatsTotal === null ? null : row.seatsTotal - row.seatsTaken,
  durationSeconds: row.durationSeconds ?? 0,
  lectureCount: row.lectureCount ?? 0,
  rank: row.rank,
  updatedAt: row.updatedAt,
});

const scheduleOf = (item: typeof items.$inferSelect): CourseDetail['schedule'] => ({
  startsAt: item.startsAt,
  endsAt: item.endsAt,
  registrationOpensAt: item.registrationOpensAt,
  registrationClosesAt: item.registrationClosesAt,
  venue: item.venueTh === null ? null : { th: item.venueTh, en: item.venueEn },
});

async function sectionsOf(db: Db, itemId: string): Promise<readonly Section[]> {
  const rows = await db
    .select({ section: sections, lecture: lectures })
    .from(sections)
    .leftJoin(lectures, eq(lectures.sectionId, sections.id))
    .where(eq(sections.itemId, itemId))
    .orderBy(asc(sections.position), asc(sections.id), asc(lectures.position), asc(lectures.id));
  const found = new Map<string, Section & { lectures: Section['lectures'][number][] }>();
  for (const { section, lecture } of rows) {
    const name = { th: section.nameTh, en: section.nameEn };
    const entry = found.get(section.id) ?? { id: section.id, name, lectures: [] };
    found.set(section.id, entry);
    if (lecture === null) continue;
    entry.lectures.push({
      id: lecture.id,
      name: { th: lecture.nameTh, en: lecture.nameEn },
      isPreview: lecture.isPreview,
      durationSeconds: lecture.durationSeconds,
    });
  }
  return [...found.values()];
}
