import * as z from 'zod/mini';
import type { CourseDetail, FreeBook } from '../../domain/catalogue/course.ts';
import { defineCall } from '../call.ts';
import { videoCodec } from '../learning/video.ts';
import { dataOf, flagCodec, instantCodec, localTextCodec } from '../primitives.ts';
import { layoutCodec } from '../site/layout.ts';
import { courseTypeCodec, decodeListing, encodeListing, kindSchema, wireListing } from './listing.ts';
import { pricingPlanCodec } from './pricingPlan.ts';
import { decodeSharing, encodeSharing, wireSharing } from './sharing.ts';

const wireLecture = z.codec(
  z.object({
    id: z.string(),
    name: localTextCodec,
    preview: flagCodec,
    duration: z.number(),
    video: z.nullable(videoCodec),
  }),
  z.custom<CourseDetail['sections'][number]['lectures'][number]>(),
  {
    decode: (w) => ({ id: w.id, name: w.name, isPreview: w.preview, durationSeconds: w.duration, film: w.video }),
    encode: (l) => ({ id: l.id, name: l.name, preview: l.isPreview, duration: l.durationSeconds, video: l.film }),
  },
);
/** Ids with commas between them. */
const commaListCodec = z.codec(z.string(), z.array(z.string()), {
  decode: (text) => (text === '' ? [] : text.split(',')),
  encode: (ids) => ids.join(','),
});

/** `free_book` and `free_book_type` are the specification's; what is shown of the product beside them is an addition. */
const wireFreeBook = z.object({
  free_book: z.nullable(z.string()),
  free_book_type: z.nullable(z.enum(['ship', 'download'])),
  free_book_item: z.nullable(
    z.object({ slug: z.string(), title: localTextCodec, pictureUrl: z.nullable(z.string()), imageAlt: localTextCodec }),
  ),
});

const decodeFreeBook = (w: z.output<typeof wireFreeBook>): FreeBook | null =>
  w.free_book === null || w.free_book_type === null || w.free_book_item === null
    ? null
    : {
        itemId: w.free_book,
        slug: w.free_book_item.slug,
        title: w.free_book_item.title,
        coverUrl: w.free_book_item.pictureUrl,
        coverAlt: w.free_book_item.imageAlt,
        delivery: w.free_book_type,
      };

const encodeFreeBook = (book: FreeBook | null): z.output<typeof wireFreeBook> => ({
  free_book: book?.itemId ?? null,
  free_book_type: book?.delivery ?? null,
  free_book_item: book && { slug: book.slug, title: book.title, pictureUrl: book.coverUrl, imageAlt: book.coverAlt },
});

const wireSection = z.object({ id: z.string(), name: localTextCodec, lectures: z.array(wireLecture) });

/** The label set of a course's page; there is one for all of them. */
const labelSet = 'course' as const;

/**
 * What a list shows of it stands in `listing` once more (an addition), in the shape of a list's row. `preview.video`, the
 * film's other forms and its subtitles, is an addition, too.
 */
export const courseDetailCodec = z.codec(
  z.object({
    id: z.string(),
    course_type: kindSchema,
    courseType: z.nullable(courseTypeCodec),
    link_path: z.string(),
    seat: z.nullable(z.int()),
    custom_text_language_key: z.literal(labelSet),
    promotion: z.array(z.object({ id: z.string(), title: localTextCodec })),
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
      videoUrl: z.nullable(z.string()),
      videoName: z.nullable(localTextCodec),
      videoDesc: z.nullable(localTextCodec),
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
    ...wireFreeBook.shape,
    lockCourse: flagCodec,
    endPublish: z.nullable(instantCodec),
    layout_course_detail: layoutCodec,
    is_layout_course_registration: flagCodec,
    course_for_user_group: commaListCodec,
    ...wireSharing.shape,
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
      freeBook: decodeFreeBook(w),
      isLocked: w.lockCourse,
      publishEndsAt: w.endPublish,
      layout: w.layout_course_detail,
      limitedTo: w.course_for_user_group,
      sharing: decodeSharing(w),
      promotions: w.promotion,
    }),
    encode: (c) => ({
      id: c.id,
      course_type: c.kind,
      courseType: c.courseType,
      link_path: c.categoryPath,
      seat: c.seatsLeft,
      custom_text_language_key: labelSet,
      promotion: [...c.promotions],
      listing: encodeListing(c),
      title: c.title.th,
      courseDescription: { title: c.title, description: c.description, outcomes: [...c.outcomes] },
      course_language: c.taughtIn,
      is_recertification_course: c.isRecertification,
      preview: {
        pictureUrl: c.coverUrl,
        videoUrl: c.teaser?.mp4Url ?? null,
        videoName: c.teaser && c.title,
        videoDesc: c.teaser && c.summary,
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
      ...encodeFreeBook(c.freeBook),
      available_qty: c.kind === 'product' ? c.seatsLeft : null,
      lockCourse: c.isLocked,
      endPublish: c.publishEndsAt,
      layout_course_detail: c.layout,
      is_layout_course_registration: c.layout === 'four',
      course_for_user_group: [...c.limitedTo],
      ...encodeSharing(c.sharing),
    }),
  },
);

/** The last part of an item's address. */
export const slugSchema = z.string().check(z.minLength(1), z.maxLength(300));

export const courseDetail = defineCall({
  name: 'courseDetail',
  method: 'GET',
  path: '/public/courses/{slug}/{n}',
  scope: 'public',
  caching: 'shared',
  summary: 'One course by the last segment of its address.',
  params: z.object({ slug: slugSchema, n: z.string().check(z.maxLength(80)) }),
  response: dataOf(courseDetailCodec),
  failures: ['NOT_FOUND', 'NOT_PUBLISHED'],
});
