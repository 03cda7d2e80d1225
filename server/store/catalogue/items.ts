import { and, asc, countDistinct, eq, gte, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import {
  type CatalogueSum,
  type CourseDetail,
  changeModulus,
  type ItemKind,
  type Lecture,
  type Listing,
  type Section,
} from '../../../src/domain/catalogue/course.ts';
import { lectureContentOf } from '../../../src/domain/learning/playlist.ts';
import { enforcedGroups } from '../../../src/domain/people/userGroup.ts';
import type { PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';
import type { Film } from '../../base/fileAddresses.ts';
import type { Db } from '../database/connection.ts';
import { findMedia, findMedium, type StoredMedium } from '../media/media.ts';
import { categories, instructors, items, lectures, pricingPlans, sections } from '../schema/catalogue.ts';
import { accessGrants } from '../schema/learning.ts';
import { media } from '../schema/media.ts';
import { readSettings, settingsDigest } from '../site/settings.ts';
import { type FreeBookRow, freeBookOf } from './freeBook.ts';
import { instructorName, lectureSums, listingColumns, planSums } from './listingColumns.ts';
import { planOf } from './plans.ts';
import { sharingOf } from './sharingOf.ts';
import { isShown } from './shownItems.ts';

/** A row of a list; the file name of its cover in the public store. */
export type ListingRow = Omit<Listing, 'coverUrl'> & { readonly coverName: string | null };

/** A section with its previews' films. */
export type SectionRow = Omit<Section, 'lectures'> & {
  readonly lectures: readonly (Omit<Lecture, 'film'> & { readonly film: Film | null })[];
};

/** A whole course or product without its plans. */
export type ItemRow = Omit<CourseDetail, 'coverUrl' | 'teaser' | 'plans' | 'sections' | 'freeBook' | 'promotions'> & {
  readonly coverName: string | null;
  readonly teaser: Film | null;
  readonly sections: readonly SectionRow[];
  readonly freeBook: FreeBookRow | null;
};

/** The matching rows in this order; `among` is the condition of visible items, unless the desk asks. */
export async function selectListings(
  db: Db,
  where: SQL | undefined,
  orderBy: readonly SQL[],
  among: SQL = isShown,
): Promise<readonly ListingRow[]> {
  const rows = await selectFrom(db)
    .where(and(among, where))
    .orderBy(...orderBy);
  return rows.map(listingOf);
}

/** The existing courses with these ids, in the shop's order. */
export const coursesOfIds = async (db: Db, ids: readonly string[]): Promise<readonly ListingRow[]> =>
  ids.length === 0
    ? []
    : selectListings(db, and(eq(items.kind, 'course'), inArray(items.id, [...ids])), [asc(items.rank), asc(items.id)]);

export async function idsRemovedSince(db: Db, since: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(or(gte(items.deletedAt, since), and(eq(items.isPublished, false), gte(items.updatedAt, since))))
    .orderBy(asc(items.id));
  return rows.map((row) => row.id);
}

/** Changes with the name, the address and the place of every category. */
const categoriesDigest = sql<string>`(
  select coalesce(md5(string_agg(category::text, ' ' order by category.id)), '') from ${categories} category
)`;

/**
 * The latest change; the number of items with the sums of their instants (ms) and of taken seats; and all of it with
 * the settings as one text.
 */
export type CatalogueVersion = {
  readonly changedAt: number;
  readonly sums: string;
  readonly text: string;
  /** The condition of visible items. */
  readonly shown: CatalogueSum;
};

/**
 * The catalogue's version. Every writer of visible item data sets `updatedAt`, a removal also `deletedAt`. Sums are
 * part of it, because an earlier transaction may commit after the latest instant.
 */
export async function catalogueVersion(db: Db): Promise<CatalogueVersion> {
  const milliseconds = sql`(extract(epoch from ${items.updatedAt}) * 1000)::bigint`;
  const [row] = await db
    .select({
      changed: max(items.updatedAt),
      removed: max(items.deletedAt),
      sums: sql<string>`concat_ws(' ', count(*), coalesce(sum(${milliseconds}), 0), coalesce(sum(${items.seatsTaken}), 0))`,
      shown: sql<number>`count(*) filter (where ${isShown})`.mapWith(Number),
      shownChanges: sql<number>`coalesce(sum(${milliseconds} % ${changeModulus}) filter (where ${isShown}), 0)`.mapWith(
        Number,
      ),
      settings: settingsDigest,
      categories: categoriesDigest,
    })
    .from(items);
  const changedAt = Math.max(row?.changed ?? 0, row?.removed ?? 0);
  const sums = row?.sums ?? '';
  const shown = { count: row?.shown ?? 0, changes: row?.shownChanges ?? 0 };
  return { changedAt, sums, text: [changedAt, sums, row?.settings ?? '', row?.categories ?? ''].join(' '), shown };
}

/** A course or product with its curriculum, or `null`. */
export async function findItem(db: Db, id: string, kind: ItemKind, among: SQL = isShown): Promise<ItemRow | null> {
  const [row] = await selectFrom(db).where(and(among, eq(items.id, id), eq(items.kind, kind)));
  if (!row) return null;
  const [details] = await db
    .select({ item: items, headlineTh: instructors.headlineTh, headlineEn: instructors.headlineEn })
    .from(items)
    .leftJoin(instructors, eq(instructors.id, items.instructorId))
    .where(eq(items.id, id));
  if (!details) return null;
  const { item, headlineTh, headlineEn } = details;
  const site = await readSettings(db);
  return {
    ...listingOf(row),
    description: { th: item.descriptionTh, en: item.descriptionEn },
    outcomes: item.outcomes,
    instructorId: item.instructorId,
    instructorHeadline: headlineTh === null ? null : { th: headlineTh, en: headlineEn },
    isRecertification: item.isRecertification,
    schedule: scheduleOf(item),
    teaser: item.teaserMediumId === null ? item.teaserName : await findMedium(db, item.teaserMediumId),
    sections: await sectionsOf(db, id),
    freeBook: await freeBookOf(db, item),
    isLocked: item.isLocked,
    publishEndsAt: item.publishEndsAt,
    layout: item.layout ?? site.courseLayout,
    limitedTo: enforcedGroups(site, item.userGroupIds),
    sharing: sharingOf(item),
    revisedAt: item.revisedAt ?? item.createdAt,
    learnerCount: await countLearners(db, id),
  };
}

/** People who have or had access to a course, unless it was taken back. */
async function countLearners(db: Db, courseId: string): Promise<number> {
  const [row] = await db
    .select({ total: countDistinct(accessGrants.userId) })
    .from(accessGrants)
    .where(and(eq(accessGrants.itemId, courseId), isNull(accessGrants.revokedAt)));
  return row?.total ?? 0;
}

/** The item data that an order needs. */
export type SaleRow = Pick<
  CourseDetail,
  'id' | 'kind' | 'slug' | 'title' | 'courseType' | 'schedule' | 'isLocked' | 'publishEndsAt' | 'seatsLeft'
> & { readonly coverName: string | null; readonly userGroupIds: readonly string[] };

/** The items of a cart as they are sold now; removed ones are missing, and hidden ones have their sale closed. */
export async function itemsForSale(db: Db, ids: readonly string[]): Promise<readonly SaleRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.select(saleColumns).from(items).where(isExisting(ids));
  return rows.map(saleRowOf);
}

/** The items of a cart as they are sold now, with their plans in order. */
export async function itemsWithPlans(
  db: Db,
  ids: readonly string[],
): Promise<{ readonly items: readonly SaleRow[]; readonly plans: readonly PricingPlan[] }> {
  if (ids.length === 0) return { items: [], plans: [] };
  const rows = await db
    .select({ item: saleColumns, plan: pricingPlans })
    .from(items)
    .leftJoin(pricingPlans, and(eq(pricingPlans.itemId, items.id), isNull(pricingPlans.deletedAt)))
    .where(isExisting(ids))
    .orderBy(asc(items.id), asc(pricingPlans.position), asc(pricingPlans.id));
  return {
    items: [...new Map(rows.map(({ item }) => [item.id, saleRowOf(item)])).values()],
    plans: rows.flatMap(({ plan }) => (plan === null ? [] : [planOf(plan)])),
  };
}

const isExisting = (ids: readonly string[]) => and(isNull(items.deletedAt), inArray(items.id, [...ids]));

/** Without the texts, which no sale needs. */
const saleColumns = {
  ...{ id: items.id, kind: items.kind, slug: items.slug, titleTh: items.titleTh, titleEn: items.titleEn },
  ...{ courseType: items.courseType, coverName: items.coverName, userGroupIds: items.userGroupIds },
  ...{ startsAt: items.startsAt, endsAt: items.endsAt, venueTh: items.venueTh, venueEn: items.venueEn },
  ...{ registrationOpensAt: items.registrationOpensAt, registrationClosesAt: items.registrationClosesAt },
  ...{ isLocked: items.isLocked, isPublished: items.isPublished, publishEndsAt: items.publishEndsAt },
  ...{ seatsTotal: items.seatsTotal, seatsTaken: items.seatsTaken },
};

const saleRowOf = (item: Pick<typeof items.$inferSelect, keyof typeof saleColumns>): SaleRow => ({
  id: item.id,
  kind: item.kind,
  slug: item.slug,
  title: { th: item.titleTh, en: item.titleEn },
  courseType: item.courseType,
  schedule: scheduleOf(item),
  isLocked: item.isLocked || !item.isPublished,
  publishEndsAt: item.publishEndsAt,
  userGroupIds: item.userGroupIds,
  seatsLeft: item.seatsTotal === null ? null : item.seatsTotal - item.seatsTaken,
  coverName: item.coverName,
});

const selectFrom = (db: Db) => {
  const plans = planSums(db);
  const taught = lectureSums(db);
  return db
    .select(listingColumns(plans, taught))
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .leftJoin(instructors, eq(instructors.id, items.instructorId))
    .leftJoinLateral(plans, sql`true`)
    .leftJoinLateral(taught, sql`true`);
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
  instructorId: row.instructorId,
  instructorName: instructorName(row),
  coverName: row.coverName,
  coverAlt: { th: row.coverAltTh, en: row.coverAltEn },
  fromPrices: { THB: row.fromThb, USD: row.fromUsd },
  toPrices: { THB: row.toThb, USD: row.toUsd },
  isFree: row.isFree ?? false,
  needsApproval: row.needsApproval ?? false,
  isForMembers: row.isForMembers ?? false,
  startsAt: row.startsAt,
  level: row.level,
  taughtIn: row.taughtIn,
  seatsLeft: seatsLeftOf(row),
  durationSeconds: row.durationSeconds ?? 0,
  lectureCount: row.lectureCount ?? 0,
  starCounts: row.starCounts.some((count) => count > 0) ? row.starCounts : null,
  rank: row.rank,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

/** A closed sale shows no remaining seats, except that none are left. */
function seatsLeftOf({ seatsTotal, seatsTaken, isLocked }: SelectedListing): number | null {
  if (seatsTotal === null) return null;
  const left = seatsTotal - seatsTaken;
  return isLocked && left > 0 ? null : left;
}

const scheduleOf = (item: Pick<typeof items.$inferSelect, keyof typeof saleColumns>): CourseDetail['schedule'] => ({
  startsAt: item.startsAt,
  endsAt: item.endsAt,
  registrationOpensAt: item.registrationOpensAt,
  registrationClosesAt: item.registrationClosesAt,
  venue: item.venueTh === null ? null : { th: item.venueTh, en: item.venueEn },
});

async function sectionsOf(db: Db, itemId: string): Promise<readonly SectionRow[]> {
  const rows = await db
    .select({ section: sections, lecture: lectures, mediumKind: media.kind })
    .from(sections)
    .leftJoin(lectures, and(eq(lectures.sectionId, sections.id), isNull(lectures.archivedAt)))
    .leftJoin(media, eq(media.id, lectures.mediumId))
    .where(and(eq(sections.itemId, itemId), isNull(sections.archivedAt)))
    .orderBy(asc(sections.position), asc(sections.id), asc(lectures.position), asc(lectures.id));
  const ofPreviews = rows.flatMap(({ lecture }) => (lecture?.isPreview ? (lecture.mediumId ?? []) : []));
  const films = await findMedia(db, ofPreviews);
  const found = new Map<string, SectionRow & { lectures: SectionRow['lectures'][number][] }>();
  for (const { section, lecture, mediumKind } of rows) {
    const entry = found.get(section.id) ?? { ...sectionOf(section), lectures: [] };
    found.set(section.id, entry);
    if (lecture === null) continue;
    entry.lectures.push({
      id: lecture.id,
      name: { th: lecture.nameTh, en: lecture.nameEn },
      isPreview: lecture.isPreview,
      durationSeconds: lecture.durationSeconds,
      contentType: lectureContentOf(mediumKind, lecture),
      // Films of other lectures are not public.
      film: lecture.isPreview ? filmOf(lecture, films) : null,
    });
  }
  return [...found.values()];
}

const sectionOf = (row: typeof sections.$inferSelect): Omit<SectionRow, 'lectures'> => ({
  id: row.id,
  name: { th: row.nameTh, en: row.nameEn },
  location: row.locationTh === null ? null : { th: row.locationTh, en: row.locationEn },
});

/** The film of a lecture; sounds and documents are opened in the classroom. */
function filmOf(
  { mediumId, videoName }: Pick<typeof lectures.$inferSelect, 'mediumId' | 'videoName'>,
  films: readonly StoredMedium[],
): Film | null {
  if (mediumId === null) return videoName;
  return films.find(({ id, kind }) => id === mediumId && kind === 'video') ?? null;
}
