import type { LocalText } from '../../src/domain/localText.ts';
import { noSharingWords } from '../../src/domain/site/sharing.ts';
import { bangkokOffsetMs } from '../../src/domain/time.ts';
import type { Tx } from '../store/database/database.ts';
import { categories, instructors, items, lectures, pricingPlans, sections } from '../store/schema/catalogue.ts';
import { userGroups } from '../store/schema/userGroups.ts';
import { courseLevels } from './content/courseLevels.ts';
import { courseStates, demoGroups } from './content/courseStates.ts';
import { demoShop } from './content/demoShop.ts';
import { galleryAlt, galleryViews } from './content/galleryViews.ts';
import { sharingWords } from './content/sharingWords.ts';
import type { DemoCourse, DemoPlan, DemoProduct } from './demoTypes.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Rows of one statement: many small statements take long on the embedded database. */
const chunkSize = 100;

type ItemRow = typeof items.$inferInsert;
type PlanRow = typeof pricingPlans.$inferInsert;

const bothOf = (text: LocalText) => ({ th: text.th, en: text.en });

/** Writes categories, teachers, courses and products. Dates are days from the Bangkok midnight before `now`. */
export async function seedCatalogue(tx: Tx, now: number): Promise<void> {
  await tx.insert(categories).values(
    demoShop.categories.map((category, position) => ({
      id: category.id,
      kind: category.forProducts ? ('product' as const) : ('course' as const),
      linkPath: category.linkPath,
      nameTh: category.name.th,
      nameEn: category.name.en,
      weave: category.weave,
      position,
    })),
  );
  await tx.insert(userGroups).values(
    demoGroups.map(({ id, name }, position) => ({
      ...{ id, nameTh: name.th, nameEn: name.en, position },
      isDefault: position === 0,
    })),
  );
  await tx.insert(instructors).values(
    demoShop.instructors.map(({ id, name, headline, about }) => ({
      id,
      nameTh: name.th,
      nameEn: name.en,
      headlineTh: headline.th,
      headlineEn: headline.en,
      aboutTh: about?.th ?? null,
      aboutEn: about?.en ?? null,
      pictureName: `${id}.webp`,
    })),
  );
  const { products, unseenCourses } = demoShop;
  const courses = [...demoShop.courses, ...unseenCourses];
  await inChunks(
    [
      // Courses name the books that come with them.
      ...products.map((product, index) => productRow(product, index + 1, now)),
      ...courses.map((course, index) => {
        const rank = rankOf(index, demoShop.courses.length);
        // The newest are none of those that are recommended first.
        return { ...courseRow(course, rank, now), createdAt: now - (courses.length - rank) * dayMs };
      }),
    ],
    (rows) => tx.insert(items).values(rows),
  );
  await inChunks([...courses.flatMap(coursePlans), ...products.map(productPlan)], (rows) =>
    tx.insert(pricingPlans).values(rows),
  );
  await seedCurricula(tx, courses);
}

/** Neighbours in the content are of one subject; the first page shows them mixed. */
const rankOf = (index: number, count: number): number => (index < count ? (index * 7) % count : index) + 1;

function courseRow(course: DemoCourse, rank: number, now: number): ItemRow {
  const { schedule } = course;
  const [from, to] = schedule?.hours ?? [9, 16];
  const state = courseStates[course.id] ?? {};
  const day = (days: number) => midnightBefore(now) + (days - (state.isDaysEarlier ?? 0)) * dayMs;
  return {
    id: course.id,
    kind: 'course',
    slug: `${course.id}-${course.slug}`,
    ...texts(course),
    outcomes: course.outcomes.map(bothOf),
    categoryId: course.category,
    courseType: course.type,
    instructorId: course.instructor,
    coverName: `${course.cover}.webp`,
    teaserName: course.teaser,
    level: courseLevels.get(course.id) ?? null,
    taughtIn: course.language,
    isRecertification: course.isRecertification,
    freeBookId: course.freeBook?.productId ?? null,
    freeBookType: course.freeBook?.delivery ?? null,
    startsAt: schedule ? day(schedule.startsInDays) + from * hourMs : null,
    endsAt: schedule ? day(schedule.endsInDays) + to * hourMs : null,
    ...registrationOf(state.registration ?? schedule, day),
    venueTh: schedule?.venue?.th ?? null,
    venueEn: schedule?.venue?.en ?? null,
    seatsTotal: course.seats,
    seatsTaken: state.isFull ? (course.seats ?? 0) : 0,
    isLocked: state.isLocked ?? false,
    isPublished: !(state.isUnpublished || state.isArchived || state.publishedInDays),
    publishStartsAt: state.publishedInDays ? day(state.publishedInDays) : null,
    archivedAt: state.isArchived ? now : null,
    userGroupIds: [...(state.groups ?? [])],
    layout: state.layout ?? null,
    rank,
    createdAt: now,
    updatedAt: now,
  };
}

const registrationOf = (
  window: { readonly registrationOpensInDays: number; readonly registrationClosesInDays: number } | null,
  day: (days: number) => number,
) => ({
  registrationOpensAt: window ? day(window.registrationOpensInDays) : null,
  registrationClosesAt: window ? day(window.registrationClosesInDays + 1) - 1_000 : null,
});

const productRow = (product: DemoProduct, rank: number, now: number): ItemRow => ({
  id: product.id,
  kind: 'product',
  slug: `${product.id}-${product.slug}`,
  ...texts(product),
  categoryId: product.category,
  kindNameTh: product.kind.th,
  kindNameEn: product.kind.en,
  coverName: `${product.cover}.webp`,
  pictures: galleryViews.map((view) => ({
    name: `${product.cover}-${view}.webp`,
    alt: bothOf(galleryAlt[view](product.coverAlt)),
  })),
  facts: product.facts.map(({ label, value }) => ({ label: bothOf(label), value: bothOf(value) })),
  teaserName: product.video ?? null,
  seatsTotal: product.availableQuantity,
  rank,
  createdAt: now,
  updatedAt: now,
});

const texts = (entry: DemoCourse | DemoProduct) => ({
  titleTh: entry.title.th,
  titleEn: entry.title.en,
  summaryTh: entry.summary.th,
  summaryEn: entry.summary.en,
  descriptionTh: entry.description.th,
  descriptionEn: entry.description.en,
  coverAltTh: entry.coverAlt.th,
  coverAltEn: entry.coverAlt.en,
  sharing: sharingWords[entry.id] ?? noSharingWords,
});

const coursePlans = (course: DemoCourse): PlanRow[] =>
  course.plans.map((plan, position) => ({ ...planRow(plan), itemId: course.id, position }));

const planRow = (plan: DemoPlan): Omit<PlanRow, 'itemId' | 'position'> => ({
  id: plan.id,
  type: plan.type,
  pricingType: plan.pricingType,
  nameTh: plan.name.th,
  nameEn: plan.name.en,
  termAmount: plan.term?.amount ?? null,
  termUnit: plan.term?.unit ?? null,
  extensionAmount: plan.extension?.amount ?? null,
  extensionUnit: plan.extension?.unit ?? null,
  priceThb: plan.priceSatang,
  priceUsd: plan.priceUsdCents,
  isDefault: plan.isDefault,
  needsApproval: plan.needsApproval,
  membersOnly: plan.membersOnly,
  freeForOwnersOf: plan.freeForOwnersOf ? [...plan.freeForOwnersOf] : null,
});

/** A product has one price, kept as its only plan. */
const productPlan = (product: DemoProduct): PlanRow => ({
  id: `${product.id}-1`,
  itemId: product.id,
  type: 'oneTime',
  nameTh: product.kind.th,
  nameEn: product.kind.en,
  priceThb: product.priceSatang,
  priceUsd: product.priceUsdCents,
  isDefault: true,
  position: 0,
});

async function seedCurricula(tx: Tx, courses: readonly DemoCourse[]): Promise<void> {
  const sectionRows = courses.flatMap((course) =>
    course.sections.map(({ id, name }, position) => ({
      id,
      itemId: course.id,
      nameTh: name.th,
      nameEn: name.en,
      position,
    })),
  );
  await inChunks(sectionRows, (rows) => tx.insert(sections).values(rows));
  const lectureRows = courses
    .flatMap((course) => course.sections)
    .flatMap((section) =>
      section.lectures.map((lecture, position) => ({
        id: lecture.id,
        sectionId: section.id,
        nameTh: lecture.name.th,
        nameEn: lecture.name.en,
        isPreview: lecture.isPreview,
        durationSeconds: lecture.durationSeconds,
        videoName: lecture.video,
        linkUrl: lecture.linkUrl,
        textTh: lecture.text?.th ?? null,
        textEn: lecture.text?.en ?? null,
        position,
      })),
    );
  await inChunks(lectureRows, (rows) => tx.insert(lectures).values(rows));
}

function midnightBefore(now: number): number {
  const bangkok = now + bangkokOffsetMs;
  return bangkok - (bangkok % dayMs) - bangkokOffsetMs;
}

async function inChunks<Row>(rows: Row[], write: (rows: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) await write(rows.slice(start, start + chunkSize));
}
