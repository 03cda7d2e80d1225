import type { CourseDetail, CourseType } from '../catalogue/course.ts';
import { registrationState } from '../catalogue/courseType.ts';
import type { ProductDetail } from '../catalogue/product.ts';
import type { Rating } from '../catalogue/rating.ts';
import { type Language, textIn } from '../localText.ts';
import type { Currency } from '../pricing/currency.ts';
import { encodeMajor } from '../pricing/minorUnits.ts';
import { advertisedPlans, listPlans, type PricingPlan } from '../pricing/pricingPlan.ts';
import { type EpochMs, formatBangkokDate, isoOf } from '../time.ts';
import { homePath } from './pageAddress.ts';

/** One block of structured data, as schema.org names its parts. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** The shared data of an item's blocks; addresses are absolute. */
export type DataContext = {
  readonly language: Language;
  readonly publicUrl: string;
  readonly currency: Currency;
  readonly description: string;
  readonly url: string;
  readonly pictureUrl: string;
};

const context = 'https://schema.org';
const inStock = 'https://schema.org/InStock';
const soldOut = 'https://schema.org/SoldOut';
const closed = 'https://schema.org/OutOfStock';

/** The modes that Google knows. Flexible and live courses are taught online. */
const courseModes = {
  online: 'Online',
  flex: 'Online',
  inClass: 'Onsite',
  privateClassroom: 'Onsite',
  liveBroadcast: 'Online',
  liveRoom: 'Online',
  liveRoomStudentCamera: 'Online',
} as const satisfies Record<CourseType, string>;

/**
 * A course for Google's "course info". Without dates and lectures it has no instance: Google skips it, which is better
 * than a false length.
 */
export function courseData(
  course: CourseDetail,
  about: DataContext & { readonly siteName: string; readonly rating: Rating | null },
): JsonLd {
  const { language, publicUrl, siteName, rating } = about;
  const offers = offersOf(course, { opens: course.schedule.registrationOpensAt, closes: saleEndOf(course) }, about).map(
    (offer) => ({
      ...offer,
      category: Number(offer.price) === 0 ? 'Free' : 'Paid',
    }),
  );
  return {
    '@context': context,
    '@type': 'Course',
    '@id': about.url,
    name: textIn(course.title, language),
    description: about.description,
    url: about.url,
    image: [about.pictureUrl],
    inLanguage: course.taughtIn,
    provider: { '@type': 'Organization', name: siteName, url: `${publicUrl}${homePath}` },
    ...(offers.length === 0 ? {} : { offers }),
    ...(rating === null ? {} : { aggregateRating: aggregateOf(rating) }),
    ...(hasDayOrLecture(course) ? { hasCourseInstance: [instanceOf(course, language)] } : {}),
  };
}

const aggregateOf = ({ average, count }: Rating) => ({
  '@type': 'AggregateRating',
  ...{ ratingValue: average, reviewCount: count, bestRating: 5, worstRating: 1 },
});

/** The end of a course's sale: of its registration or its publishing; `null` without an end. */
function saleEndOf({
  courseType,
  schedule,
  publishEndsAt,
}: Pick<CourseDetail, 'courseType' | 'schedule' | 'publishEndsAt'>): EpochMs | null {
  // A past end is given as well.
  const inTheEnd = registrationState(courseType, schedule, Number.POSITIVE_INFINITY);
  const closesAt = inTheEnd.kind === 'closed' ? inTheEnd.at : null;
  return closesAt === null || publishEndsAt === null ? (closesAt ?? publishEndsAt) : Math.min(closesAt, publishEndsAt);
}

const hasDayOrLecture = ({ schedule, durationSeconds }: CourseDetail): boolean =>
  schedule.startsAt !== null || durationSeconds > 0;

function instanceOf(course: CourseDetail, language: Language) {
  const { schedule, courseType, instructorName, durationSeconds } = course;
  const { startsAt, endsAt, venue } = schedule;
  return {
    '@type': 'CourseInstance',
    courseMode: courseModes[courseType ?? 'online'],
    inLanguage: course.taughtIn,
    ...(startsAt === null ? {} : { startDate: isoOf(startsAt) }),
    ...(endsAt === null ? {} : { endDate: isoOf(endsAt) }),
    ...(startsAt === null ? {} : { courseSchedule: scheduleOf(startsAt, endsAt ?? startsAt) }),
    ...(durationSeconds > 0 ? { courseWorkload: workload(durationSeconds) } : {}),
    ...(venue === null
      ? {}
      : { location: { '@type': 'Place', name: textIn(venue, language), address: textIn(venue, language) } }),
    ...(instructorName === null ? {} : { instructor: { '@type': 'Person', name: textIn(instructorName, language) } }),
  };
}

/** Bangkok days from the first to the last, both inclusive. The exact meeting days are unknown. */
function scheduleOf(startsAt: number, endsAt: number) {
  const [startDate, endDate] = [formatBangkokDate(startsAt), formatBangkokDate(Math.max(startsAt, endsAt))];
  const meetsOnce = startDate === endDate ? { repeatFrequency: 'Daily', repeatCount: 1 } : {};
  return { '@type': 'Schedule', ...meetsOnce, startDate, endDate };
}

/** A duration of ISO 8601 in whole minutes, at least one. */
function workload(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

/** A product with its offer, as Google's product snippet wants it. */
export function productData(product: ProductDetail, about: DataContext & { readonly category: string | null }): JsonLd {
  const { language, publicUrl } = about;
  const pictures = product.pictures.map(({ url }) => `${publicUrl}${url}`);
  const [offer] = offersOf(product, { opens: null, closes: product.publishEndsAt }, about);
  return {
    '@context': context,
    '@type': 'Product',
    '@id': about.url,
    name: textIn(product.title, language),
    description: about.description,
    url: about.url,
    image: [about.pictureUrl, ...pictures],
    sku: product.id,
    ...(about.category === null ? {} : { category: about.category }),
    ...(offer === undefined ? {} : { offers: { ...offer, itemCondition: 'https://schema.org/NewCondition' } }),
  };
}

const anybody = { isMember: false, ownedCourseIds: [] };

/** The plans open to anybody; the cheapest first, and the preselected one among equals. */
export const openPlans = (plans: readonly PricingPlan[], currency: Currency): readonly PricingPlan[] =>
  advertisedPlans(listPlans(plans, anybody), currency)
    .flatMap(({ plan, disabled }) => (disabled === null ? [plan] : []))
    .toSorted(
      (a, b) => (a.prices[currency] ?? 0) - (b.prices[currency] ?? 0) || Number(b.isDefault) - Number(a.isDefault),
    );

/** Availability is given by dates, so that cached data stays true. */
function offersOf(
  item: Pick<CourseDetail, 'plans' | 'seatsLeft' | 'isLocked'>,
  { opens, closes }: { readonly opens: EpochMs | null; readonly closes: EpochMs | null },
  { currency, url, language }: DataContext,
) {
  const availability = item.isLocked ? closed : item.seatsLeft !== null && item.seatsLeft <= 0 ? soldOut : inStock;
  return openPlans(item.plans, currency).map((plan) => ({
    '@type': 'Offer',
    name: textIn(plan.name, language),
    price: encodeMajor(plan.prices[currency] ?? 0).toFixed(2),
    priceCurrency: currency,
    availability,
    url,
    ...(opens === null ? {} : { validFrom: isoOf(opens), availabilityStarts: isoOf(opens) }),
    ...(closes === null ? {} : { priceValidUntil: formatBangkokDate(closes), availabilityEnds: isoOf(closes) }),
  }));
}

/** The breadcrumb from the home page to this one. */
export const trailData = (
  steps: readonly { readonly name: string; readonly path: string }[],
  publicUrl: string,
): JsonLd => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicUrl}${path}`,
  })),
});
