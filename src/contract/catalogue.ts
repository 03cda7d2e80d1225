import * as z from 'zod/mini';
import type { CatalogueDelta, Category, CourseDetail, CourseType, Listing, VideoSource } from '../domain/course.ts';
import type { PlanType, PricingPlan, PricingType } from '../domain/pricingPlan.ts';
import { defineCall } from './call.ts';
import {
  countCodec,
  dataOf,
  decodeDuration,
  encodeTermUnit,
  flagCodec,
  idSchema,
  instantCodec,
  localTextCodec,
  moneyCodec,
  pageOf,
  pricesCodec,
  wireTermUnit,
} from './primitives.ts';

const typeOnWire = {
  online: 'Online',
  flex: 'Flex',
  inClass: 'In-class',
  privateClassroom: 'Private-Classroom',
  liveBroadcast: 'Live-Broadcast',
  liveRoom: 'Live-Room',
  liveRoomStudentCamera: 'Live-Room-Student-Camera',
} as const satisfies Record<CourseType, string>;
const wireCourseType = z.enum(Object.values(typeOnWire) as [(typeof typeOnWire)[CourseType]]);
const typeInside = new Map(Object.entries(typeOnWire).map(([inside, wire]) => [wire, inside as CourseType]));

/** The seven course types in the specification's words. */
export const courseTypeCodec = z.codec(wireCourseType, z.custom<CourseType>(), {
  decode: (wire) => typeInside.get(wire) ?? 'online',
  encode: (type) => typeOnWire[type],
});

const kindSchema = z.enum(['course', 'product']);
const weaveSchema = z.enum(['khit', 'khluen', 'san', 'phikun', 'kit', 'mi']);

export const categoryCodec = z.codec(
  z.object({
    id: z.string(),
    link_path: z.string(),
    name: localTextCodec,
    weave: weaveSchema,
    course_type: kindSchema,
    count: z.int(),
  }),
  z.custom<Category>(),
  {
    decode: (w) => ({
      id: w.id,
      linkPath: w.link_path,
      name: w.name,
      weave: w.weave,
      kind: w.course_type,
      count: w.count,
    }),
    encode: (c) => ({
      id: c.id,
      link_path: c.linkPath,
      name: c.name,
      weave: c.weave,
      course_type: c.kind,
      count: c.count,
    }),
  },
);

const wireListing = z.object({
  id: z.string(),
  course_type: kindSchema,
  slug: z.string(),
  title: localTextCodec,
  summary: localTextCodec,
  link_path: z.string(),
  weave: weaveSchema,
  courseType: z.nullable(courseTypeCodec),
  teacher: z.nullable(localTextCodec),
  pictureUrl: z.nullable(z.string()),
  imageAlt: localTextCodec,
  price: pricesCodec,
  is_free: flagCodec,
  need_approval: flagCodec,
  startDate: z.nullable(instantCodec),
  seat: z.nullable(z.int()),
  duration: z.number(),
  lectures: z.int(),
  rank: z.int(),
  updated_at: instantCodec,
});
type InsideOfWireListing = z.output<typeof wireListing>;

const decodeListing = (w: InsideOfWireListing): Listing => ({
  id: w.id,
  kind: w.course_type,
  slug: w.slug,
  title: w.title,
  summary: w.summary,
  categoryPath: w.link_path,
  weave: w.weave,
  courseType: w.courseType,
  instructorName: w.teacher,
  coverUrl: w.pictureUrl,
  coverAlt: w.imageAlt,
  fromPrices: w.price,
  isFree: w.is_free,
  needsApproval: w.need_approval,
  startsAt: w.startDate,
  seatsLeft: w.seat,
  durationSeconds: w.duration,
  lectureCount: w.lectures,
  rank: w.rank,
  updatedAt: w.updated_at,
});

const encodeListing = (l: Listing): InsideOfWireListing => ({
  id: l.id,
  course_type: l.kind,
  slug: l.slug,
  title: l.title,
  summary: l.summary,
  link_path: l.categoryPath,
  weave: l.weave,
  courseType: l.courseType,
  teacher: l.instructorName,
  pictureUrl: l.coverUrl,
  imageAlt: l.coverAlt,
  price: l.fromPrices,
  is_free: l.isFree,
  need_approval: l.needsApproval,
  startDate: l.startsAt,
  seat: l.seatsLeft,
  duration: l.durationSeconds,
  lectures: l.lectureCount,
  rank: l.rank,
  updated_at: l.updatedAt,
});

export const listingCodec = z.codec(wireListing, z.custom<Listing>(), { decode: decodeListing, encode: encodeListing });

const planTypeOnWire = {
  period: 'Period',
  actual: 'Actual',
  oneTime: 'One-Time Payment',
  free: 'Free',
} as const satisfies Record<PlanType, string>;
const planTypeInside: Record<(typeof planTypeOnWire)[PlanType], PlanType> = {
  Period: 'period',
  Actual: 'actual',
  'One-Time Payment': 'oneTime',
  Free: 'free',
};
const pricingTypeInside = (wire: string): PricingType => (wire === 'default' || wire === 'renew' ? wire : 'other');

export const pricingPlanCodec = z.codec(
  z.object({
    id: z.string(),
    course_id: z.string(),
    reference_code: z.literal('COURSE'),
    reference_id: z.string(),
    plan_type: z.enum(['Period', 'Actual', 'One-Time Payment', 'Free']),
    term: z.nullable(z.number()),
    term_unit: z.nullable(wireTermUnit),
    term_2: z.nullable(z.number()),
    term_unit_2: z.nullable(wireTermUnit),
    price: z.nullable(moneyCodec),
    price_usd: z.nullable(moneyCodec),
    name: localTextCodec,
    status_show: flagCodec,
    is_default: flagCodec,
    pricing_type: z.string(),
    free_for: z.nullable(z.literal('Student')),
    free_course_ids: z.nullable(z.string()),
    need_approval: flagCodec,
    is_for_member: flagCodec,
  }),
  z.custom<PricingPlan>(),
  {
    decode: (w) => ({
      id: w.id,
      itemId: w.course_id,
      type: planTypeInside[w.plan_type],
      pricingType: pricingTypeInside(w.pricing_type),
      name: w.name,
      term: decodeDuration(w.term, w.term_unit),
      extension: decodeDuration(w.term_2, w.term_unit_2),
      prices: { THB: w.price, USD: w.price_usd },
      isShown: w.status_show,
      isDefault: w.is_default,
      needsApproval: w.need_approval,
      membersOnly: w.is_for_member,
      freeForOwnersOf: w.free_for === null ? null : (w.free_course_ids ?? '').split(',').filter((id) => id !== ''),
    }),
    encode: (p) => ({
      id: p.id,
      course_id: p.itemId,
      reference_code: 'COURSE' as const,
      reference_id: p.itemId,
      plan_type: planTypeOnWire[p.type],
      term: p.term?.amount ?? null,
      term_unit: encodeTermUnit(p.term),
      term_2: p.extension?.amount ?? null,
      term_unit_2: encodeTermUnit(p.extension),
      price: p.prices.THB,
      price_usd: p.prices.USD,
      name: p.name,
      status_show: p.isShown,
      is_default: p.isDefault,
      pricing_type: p.pricingType,
      free_for: p.freeForOwnersOf === null ? null : ('Student' as const),
      free_course_ids: p.freeForOwnersOf === null ? null : p.freeForOwnersOf.join(','),
      need_approval: p.needsApproval,
      is_for_member: p.membersOnly,
    }),
  },
);

/** A video's addresses: mp4 first, webm for browsers without H.264. */
export const videoCodec = z.codec(
  z.object({
    videoUrl: z.string(),
    webm_url: z.nullable(z.string()),
    posterUrl: z.nullable(z.string()),
    subtitle: z.array(z.object({ language: z.enum(['th', 'en']), url: z.string() })),
  }),
  z.custom<VideoSource>(),
  {
    decode: (w) => ({ mp4Url: w.videoUrl, webmUrl: w.webm_url, posterUrl: w.posterUrl, subtitles: w.subtitle }),
    encode: (v) => ({ videoUrl: v.mp4Url, webm_url: v.webmUrl, posterUrl: v.posterUrl, subtitle: [...v.subtitles] }),
  },
);

const wireLecture = z.codec(
  z.object({ id: z.string(), name: localTextCodec, preview: flagCodec, duration: z.number() }),
  z.custom<CourseDetail['sections'][number]['lectures'][number]>(),
  {
    decode: (w) => ({ id: w.id, name: w.name, isPreview: w.preview, durationSeconds: w.duration }),
    encode: (l) => ({ id: l.id, name: l.name, preview: l.isPreview, duration: l.durationSeconds }),
  },
);
const wireSection = z.object({ id: z.string(), name: localTextCodec, lectures: z.array(wireLecture) });

export const courseDetailCodec = z.codec(
  z.object({
    listing: wireListing,
    title: z.string(),
    courseDescription: z.object({
      title: localTextCodec,
      description: localTextCodec,
      outcomes: z.array(localTextCodec),
    }),
    course_language: z.enum(['th', 'en']),
    is_recertification_course: flagCodec,
    preview: z.object({
      pictureUrl: z.nullable(z.string()),
      video: z.nullable(videoCodec),
      classType: z.nullable(courseTypeCodec),
      startDate: z.nullable(instantCodec),
      endDate: z.nullable(instantCodec),
      startRegDate: z.nullable(instantCodec),
      endRegDate: z.nullable(instantCodec),
      imageAlt: localTextCodec,
    }),
    teacherHeadline: z.nullable(localTextCodec),
    courseVenue: z.nullable(localTextCodec),
    priceDetail: z.array(pricingPlanCodec),
    curriculum: z.array(wireSection),
    available_qty: z.nullable(z.int()),
    lockCourse: flagCodec,
  }),
  z.custom<CourseDetail>(),
  {
    decode: (w) => ({
      ...decodeListing(w.listing),
      description: w.courseDescription.description,
      outcomes: w.courseDescription.outcomes,
      instructorHeadline: w.teacherHeadline,
      taughtIn: w.course_language,
      isRecertification: w.is_recertification_course,
      schedule: {
        startsAt: w.preview.startDate,
        endsAt: w.preview.endDate,
        registrationOpensAt: w.preview.startRegDate,
        registrationClosesAt: w.preview.endRegDate,
        venue: w.courseVenue,
      },
      teaser: w.preview.video,
      plans: w.priceDetail,
      sections: w.curriculum,
      isLocked: w.lockCourse,
    }),
    encode: (c) => ({
      listing: encodeListing(c),
      title: c.title.th,
      courseDescription: { title: c.title, description: c.description, outcomes: [...c.outcomes] },
      course_language: c.taughtIn,
      is_recertification_course: c.isRecertification,
      preview: {
        pictureUrl: c.coverUrl,
        video: c.teaser,
        classType: c.courseType,
        startDate: c.schedule.startsAt,
        endDate: c.schedule.endsAt,
        startRegDate: c.schedule.registrationOpensAt,
        endRegDate: c.schedule.registrationClosesAt,
        imageAlt: c.coverAlt,
      },
      teacherHeadline: c.instructorHeadline,
      courseVenue: c.schedule.venue,
      priceDetail: [...c.plans],
      curriculum: c.sections.map((section) => ({ ...section, lectures: [...section.lectures] })),
      available_qty: c.kind === 'product' ? c.seatsLeft : null,
      lockCourse: c.isLocked,
    }),
  },
);

/** Which page, how many rows, and in which order. */
export const listSortings = ['popular', 'newest', 'priceUp', 'priceDown'] as const;
const listQuery = z.object({
  filter: z.optional(z.string().check(z.maxLength(200))),
  keyword: z.optional(z.string().check(z.maxLength(200))),
  sort: z.optional(z.enum(listSortings)),
  page: z.optional(countCodec),
  pageSize: z.optional(countCodec),
});

const listOf = z.codec(pageOf(listingCodec), z.custom<{ rows: readonly Listing[]; total: number }>(), {
  decode: (w) => ({ rows: w.data, total: w.total }),
  encode: (page) => ({ success: true as const, data: [...page.rows], total: page.total }),
});

export const listCourses = defineCall({
  name: 'listCourses',
  method: 'GET',
  path: '/public/courses',
  scope: 'public',
  caching: 'shared',
  summary: 'The course list, by category path (filter) or searched (keyword).',
  query: listQuery,
  response: listOf,
});

export const catalogueDelta = defineCall({
  name: 'catalogueDelta',
  method: 'GET',
  path: '/public/courses/index',
  scope: 'public',
  caching: 'shared',
  origin: 'addition',
  summary: 'Light rows of every course and product, or what changed since an instant.',
  query: z.object({ since: z.optional(instantCodec) }),
  response: z.codec(
    z.object({
      success: z.literal(true),
      data: z.array(listingCodec),
      removed: z.array(z.string()),
      as_of: instantCodec,
    }),
    z.custom<CatalogueDelta>(),
    {
      decode: (w) => ({ rows: w.data, removedIds: w.removed, asOf: w.as_of }),
      encode: (d) => ({ success: true as const, data: [...d.rows], removed: [...d.removedIds], as_of: d.asOf }),
    },
  ),
});

export const listCategories = defineCall({
  name: 'listCategories',
  method: 'GET',
  path: '/public/categories',
  scope: 'public',
  caching: 'shared',
  origin: 'addition',
  summary: 'The categories of courses and products.',
  response: dataOf(z.array(categoryCodec)),
});

export const coursesByCategory = defineCall({
  name: 'coursesByCategory',
  method: 'POST',
  path: '/public/course/cate/pathname',
  scope: 'public',
  summary: 'Courses or products of one category.',
  body: z.object({ link_path: z.string().check(z.maxLength(200)) }),
  response: listOf,
  failures: ['NOT_FOUND'],
});

const slugSchema = z.string().check(z.minLength(1), z.maxLength(300));

export const courseDetail = defineCall({
  name: 'courseDetail',
  method: 'GET',
  path: '/public/courses/{slug}/{n}',
  scope: 'public',
  caching: 'shared',
  summary: 'One course by the last segment of its address.',
  params: z.object({ slug: slugSchema, n: z.string().check(z.maxLength(80)) }),
  response: dataOf(courseDetailCodec),
  failures: ['NOT_FOUND'],
});

export const listProducts = defineCall({
  name: 'listProducts',
  method: 'GET',
  path: '/public/product',
  scope: 'public',
  caching: 'shared',
  summary: 'The product list, by category path (filter) or searched (keyword).',
  query: listQuery,
  response: listOf,
});

export const productDetail = defineCall({
  name: 'productDetail',
  method: 'GET',
  path: '/public/products/{id}/{n}',
  scope: 'public',
  caching: 'shared',
  summary: 'One product by id or address segment.',
  params: z.object({ id: slugSchema, n: z.string().check(z.maxLength(80)) }),
  response: dataOf(courseDetailCodec),
  failures: ['NOT_FOUND'],
});

export type HowToBuy = { readonly isEnabled: boolean; readonly steps: readonly { th: string; en: string | null }[] };
export const howToBuy = defineCall({
  name: 'howToBuy',
  method: 'GET',
  path: '/public/payments/howtobuy',
  scope: 'public',
  caching: 'shared',
  summary: 'How to buy, step by step, when the shop shows it.',
  response: dataOf(
    z.codec(z.object({ is_enable_howtobuy: flagCodec, description: z.array(localTextCodec) }), z.custom<HowToBuy>(), {
      decode: (w) => ({ isEnabled: w.is_enable_howtobuy, steps: w.description }),
      encode: (h) => ({ is_enable_howtobuy: h.isEnabled, description: [...h.steps] }),
    }),
  ),
});

/** What of a course depends on the person who looks: own order, its state, own plans. */
export const courseViewer = defineCall({
  name: 'courseViewer',
  method: 'GET',
  path: '/public/courses/{id}/viewer',
  scope: 'public',
  origin: 'addition',
  summary: "The caller's own standing with a course: running order, access, and plans of one's own.",
  params: z.object({ id: idSchema }),
  response: dataOf(
    z.codec(
      z.object({
        orderCourseId: z.nullable(z.string()),
        statusOrder: z.nullable(z.string()),
        order_token: z.nullable(z.string()),
        has_access: flagCodec,
        priceDetailByUserId: z.array(pricingPlanCodec),
      }),
      z.custom<CourseViewer>(),
      {
        decode: (w) => ({
          orderId: w.orderCourseId,
          orderStatus: w.statusOrder as CourseViewer['orderStatus'],
          orderToken: w.order_token,
          hasAccess: w.has_access,
          ownPlans: w.priceDetailByUserId,
        }),
        encode: (v) => ({
          orderCourseId: v.orderId,
          statusOrder: v.orderStatus,
          order_token: v.orderToken,
          has_access: v.hasAccess,
          priceDetailByUserId: [...v.ownPlans],
        }),
      },
    ),
  ),
});

/** The viewer's own order of a course and its status; all empty for a guest. */
export type CourseViewer = {
  readonly orderId: string | null;
  readonly orderStatus: import('../domain/orderStatus.ts').OrderStatus | null;
  readonly orderToken: string | null;
  readonly hasAccess: boolean;
  readonly ownPlans: readonly PricingPlan[];
};
