import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  courseLevels,
  courseTypes,
  type FreeBookType,
  type ItemKind,
  type WeaveKind,
} from '../../../src/domain/catalogue/course.ts';
import type { ProductFact } from '../../../src/domain/catalogue/product.ts';
import type { DurationUnit } from '../../../src/domain/learning/duration.ts';
import type { LocalText } from '../../../src/domain/localText.ts';
import type { PlanType, PricingType } from '../../../src/domain/pricing/pricingPlan.ts';
import { noSharingWords, type SharingWords } from '../../../src/domain/site/sharing.ts';
import type { CourseLayout } from '../../../src/domain/site/siteSettings.ts';
import { instant, isOneOf, localText, minorUnits } from './columns.ts';
import { users } from './identity.ts';
import { media } from './media.ts';

export const itemKinds = ['course', 'product'] as const satisfies readonly ItemKind[];
export const planTypes = ['period', 'actual', 'oneTime', 'free'] as const satisfies readonly PlanType[];
export const pricingTypes = ['default', 'renew', 'other'] as const satisfies readonly PricingType[];
export const durationUnits = ['hour', 'day', 'month', 'year'] as const satisfies readonly DurationUnit[];
const weaves = ['khit', 'khluen', 'san', 'phikun', 'kit', 'mi'] as const satisfies readonly WeaveKind[];
export const freeBookTypes = ['ship', 'download'] as const satisfies readonly FreeBookType[];
const layouts = ['default', 'one', 'three', 'four'] as const satisfies readonly CourseLayout[];

const name = localText('name');
const title = localText('title');
const summary = localText('summary');
const description = localText('description');
const coverAlt = localText('cover_alt');

export const categories = pgTable(
  'categories',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: itemKinds }).notNull(),
    linkPath: text('link_path').notNull().unique('categories_link_path_unique'),
    nameTh: name.th,
    nameEn: name.en,
    weave: text('weave', { enum: weaves }).notNull(),
    /** The category above it, of the same kind; `null` at the top. */
    parentId: text('parent_id').references((): AnyPgColumn => categories.id),
    position: integer('position').notNull(),
  },
  (category) => [
    check('categories_parent_check', sql`${category.parentId} <> ${category.id}`),
    index('categories_parent_id_index').on(category.parentId),
    check('categories_kind_check', isOneOf(category.kind, itemKinds)),
    check('categories_weave_check', isOneOf(category.weave, weaves)),
  ],
);

export const instructors = pgTable(
  'instructors',
  {
    id: text('id').primaryKey(),
    nameTh: text('name_th').notNull(),
    nameEn: text('name_en'),
    headlineTh: text('headline_th'),
    headlineEn: text('headline_en'),
    aboutTh: text('about_th'),
    aboutEn: text('about_en'),
    /** In the public store. */
    pictureName: text('picture_name'),
    /** The teacher's account; it answers comments under their courses. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (instructor) => [index('instructors_user_id_index').on(instructor.userId)],
);

/** Courses and products: they share lists, carts and orders. A product's seats are its stock. */
export const items = pgTable(
  'items',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: itemKinds }).notNull(),
    slug: text('slug').notNull().unique('items_slug_unique'),
    titleTh: title.th,
    titleEn: title.en,
    summaryTh: summary.th,
    summaryEn: summary.en,
    descriptionTh: description.th,
    descriptionEn: description.en,
    outcomes: jsonb('outcomes').$type<readonly LocalText[]>().notNull().default([]),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    courseType: text('course_type', { enum: courseTypes }),
    instructorId: text('instructor_id').references(() => instructors.id),
    /** The course's free book and its delivery; both or neither. */
    freeBookId: text('free_book_id').references((): AnyPgColumn => items.id),
    freeBookType: text('free_book_type', { enum: freeBookTypes }),
    /** The word above a product's title, such as "book". */
    kindNameTh: text('product_kind_th'),
    kindNameEn: text('product_kind_en'),
    coverName: text('cover_name'),
    coverAltTh: coverAlt.th,
    coverAltEn: coverAlt.en,
    /** Gallery pictures beside the cover; files in the public store. */
    pictures: jsonb('pictures').$type<readonly { name: string; alt: LocalText }[]>().notNull().default([]),
    /** Size, pages, weight and the like. */
    facts: jsonb('facts').$type<readonly ProductFact[]>().notNull().default([]),
    /** Base name of the teaser's files. */
    teaserName: text('teaser_name'),
    /** An uploaded teaser; it goes before `teaserName`. */
    teaserMediumId: text('teaser_medium_id').references(() => media.id),
    /** `null` for everybody. */
    level: text('level', { enum: courseLevels }),
    taughtIn: text('taught_in', { enum: ['th', 'en'] })
      .notNull()
      .default('th'),
    isRecertification: boolean('is_recertification').notNull().default(false),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    registrationOpensAt: instant('registration_opens_at'),
    registrationClosesAt: instant('registration_closes_at'),
    venueTh: text('venue_th'),
    venueEn: text('venue_en'),
    /** `null` if seats are not counted. */
    seatsTotal: integer('seats_total'),
    seatsTaken: integer('seats_taken').notNull().default(0),
    isLocked: boolean('is_locked').notNull().default(false),
    /** Whether visitors see it; a change also sets `updatedAt`. */
    isPublished: boolean('is_published').notNull().default(true),
    /** The time at which a job sets `isPublished`; `null` once it is published. */
    publishStartsAt: instant('publish_starts_at'),
    /** The time at which a job clears `isPublished`. */
    publishEndsAt: instant('publish_ends_at'),
    /** When it was put away at the desk; publishing it again clears this. */
    archivedAt: instant('archived_at'),
    /** Groups that limit the item while the site enforces them; empty is everybody. */
    userGroupIds: text('user_group_ids').array().notNull().default([]),
    /** Overrides the site's setting; `null` keeps it. */
    layout: text('layout', { enum: layouts }),
    sharing: jsonb('sharing').$type<SharingWords>().notNull().default(noSharingWords),
    /** Pictures of shared links in place of the cover; their files stand in the public store. */
    facebookImageName: text('facebook_image_name'),
    twitterImageName: text('twitter_image_name'),
    /** The stars of its visible reviews (`StarCounts`); every change of a review counts them again. */
    starCounts: integer('star_counts').array().notNull().default([0, 0, 0, 0, 0]),
    rank: integer('rank').notNull(),
    /** When it came into the catalogue; no change of it, nor a seat that is sold, makes it newer. */
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The last change at the desk or by an import; `null` since its creation. */
    revisedAt: instant('revised_at'),
    deletedAt: instant('deleted_at'),
  },
  (item) => [
    check('items_kind_check', isOneOf(item.kind, itemKinds)),
    check('items_course_type_check', isOneOf(item.courseType, courseTypes)),
    check('items_course_type_of_course_check', sql`(${item.kind} = 'course') = (${item.courseType} is not null)`),
    check('items_level_check', isOneOf(item.level, courseLevels)),
    check('items_taught_in_check', isOneOf(item.taughtIn, ['th', 'en'])),
    check('items_free_book_type_check', isOneOf(item.freeBookType, freeBookTypes)),
    check('items_free_book_check', sql`(${item.freeBookId} is null) = (${item.freeBookType} is null)`),
    check('items_layout_check', isOneOf(item.layout, layouts)),
    // The id is the part before the first hyphen of an address (specification 2).
    check('items_id_check', sql`${item.id} !~ '-' and ${item.id} <> ''`),
    check('items_slug_check', sql`split_part(${item.slug}, '-', 1) = ${item.id}`),
    check('items_seats_taken_check', sql`${item.seatsTaken} >= 0`),
    check('items_seats_check', sql`${item.seatsTotal} is null or ${item.seatsTaken} <= ${item.seatsTotal}`),
    // The words of an address without its id.
    index('items_slug_words_index').on(sql`substr(${item.slug}, length(${item.id}) + 2)`),
    index('items_category_id_index').on(item.categoryId),
    index('items_instructor_id_index').on(item.instructorId),
    index('items_teaser_medium_id_index').on(item.teaserMediumId),
    index('items_updated_at_index').on(item.updatedAt),
    index('items_kind_rank_index').on(item.kind, item.rank, item.id),
    // For parts of words at the desk.
    index('items_search_index').using('gin', item.titleTh.op('gin_trgm_ops'), item.titleEn.op('gin_trgm_ops')),
  ],
);

export const pricingPlans = pgTable(
  'pricing_plans',
  {
    id: text('id').primaryKey(),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    type: text('type', { enum: planTypes }).notNull(),
    pricingType: text('pricing_type', { enum: pricingTypes }).notNull().default('default'),
    nameTh: text('name_th').notNull(),
    nameEn: text('name_en'),
    termAmount: integer('term_amount'),
    termUnit: text('term_unit', { enum: durationUnits }),
    extensionAmount: integer('extension_amount'),
    extensionUnit: text('extension_unit', { enum: durationUnits }),
    priceThb: minorUnits('price_thb'),
    priceUsd: minorUnits('price_usd'),
    isShown: boolean('is_shown').notNull().default(true),
    isDefault: boolean('is_default').notNull().default(false),
    needsApproval: boolean('needs_approval').notNull().default(false),
    membersOnly: boolean('members_only').notNull().default(false),
    /** Only for students who own all of these courses; `null` is everybody. */
    freeForOwnersOf: text('free_for_owners_of').array(),
    position: integer('position').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (plan) => [
    check('pricing_plans_type_check', isOneOf(plan.type, planTypes)),
    check('pricing_plans_pricing_type_check', isOneOf(plan.pricingType, pricingTypes)),
    check('pricing_plans_term_unit_check', isOneOf(plan.termUnit, durationUnits)),
    check('pricing_plans_extension_unit_check', isOneOf(plan.extensionUnit, durationUnits)),
    check('pricing_plans_term_check', sql`(${plan.termAmount} is null) = (${plan.termUnit} is null)`),
    check('pricing_plans_term_positive_check', sql`${plan.termAmount} > 0`),
    check('pricing_plans_extension_check', sql`(${plan.extensionAmount} is null) = (${plan.extensionUnit} is null)`),
    check('pricing_plans_extension_positive_check', sql`${plan.extensionAmount} > 0`),
    check('pricing_plans_price_thb_check', sql`${plan.priceThb} >= 0`),
    check('pricing_plans_price_usd_check', sql`${plan.priceUsd} >= 0`),
    index('pricing_plans_item_id_index').on(plan.itemId, plan.position),
  ],
);

export const sections = pgTable(
  'sections',
  {
    id: text('id').primaryKey(),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    nameTh: text('name_th').notNull(),
    nameEn: text('name_en'),
    /** Where its lectures take place (`location`). */
    locationTh: text('location_th'),
    locationEn: text('location_en'),
    position: integer('position').notNull(),
    /** When it was taken out of the course; its archived lectures stay with their buyers. */
    archivedAt: instant('archived_at'),
  },
  (section) => [index('sections_item_id_index').on(section.itemId, section.position)],
);

export const lectures = pgTable(
  'lectures',
  {
    id: text('id').primaryKey(),
    sectionId: text('section_id')
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    nameTh: text('name_th').notNull(),
    nameEn: text('name_en'),
    isPreview: boolean('is_preview').notNull().default(false),
    durationSeconds: integer('duration_seconds').notNull(),
    /** Base name of the video's files; `null` for a lecture without video. */
    videoName: text('video_name'),
    /** The uploaded content; it goes before `videoName`. */
    mediumId: text('medium_id').references(() => media.id),
    /** The address of a lecture that is a link. */
    linkUrl: text('link_url'),
    /** Uploaded files to download beside the lecture, in order. */
    fileIds: text('file_ids').array().notNull().default([]),
    textTh: text('text_th'),
    textEn: text('text_en'),
    position: integer('position').notNull(),
    /** When it was taken out of the course. Buyers from before keep it. */
    archivedAt: instant('archived_at'),
  },
  (lecture) => [
    check('lectures_duration_check', sql`${lecture.durationSeconds} >= 0`),
    check('lectures_content_check', sql`${lecture.mediumId} is null or ${lecture.linkUrl} is null`),
    index('lectures_medium_id_index').on(lecture.mediumId),
    index('lectures_section_id_index').on(lecture.sectionId, lecture.position),
  ],
);
