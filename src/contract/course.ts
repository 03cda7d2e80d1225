import * as z from 'zod/mini';
import type { CourseDetail } from '../domain/course.ts';
import { defineCall } from './call.ts';
import { courseTypeCodec, decodeListing, encodeListing, wireListing } from './listing.ts';
import { pricingPlanCodec } from './pricingPlan.ts';
import { dataOf, flagCodec, instantCodec, localTextCodec } from './primitives.ts';
import { videoCodec } from './video.ts';

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
  failures: ['NOT_FOUND'],
});
