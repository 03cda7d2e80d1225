import * as z from 'zod/mini';
import type { CourseDetail, FreeBook, PromotionName } from '../../domain/catalogue/course.ts';
import { lectureContents } from '../../domain/learning/playlist.ts';
import { defineCall } from '../call.ts';
import { type Codec, field, flat, joined, object, type Row, wireOnly, within } from '../field.ts';
import { videoCodec } from '../learning/video.ts';
import { dataOf, flag, instant, languageSchema, list, localText } from '../primitives.ts';
import { layoutCodec } from '../site/layout.ts';
import { courseTypeCodec, kindSchema, listingTable } from './listing.ts';
import { pricingPlanCodec } from './pricingPlan.ts';
import { sharingTable } from './sharing.ts';

const lecture = object<CourseDetail['sections'][number]['lectures'][number]>({
  id: field('id', z.string()),
  name: field('name', localText),
  isPreview: field('preview', flag),
  durationSeconds: field('duration', z.number()),
  contentType: field('content_type', z.enum(lectureContents)),
  film: field('video', z.nullable(videoCodec)),
});

const section: Codec<CourseDetail['sections'][number]> = z.object({
  id: z.string(),
  name: localText,
  location: z.nullable(localText),
  lectures: list(lecture),
});

/** Ids separated by commas. */
const commaList = z.codec(z.string(), z.custom<readonly string[]>(), {
  decode: (text) => (text === '' ? [] : text.split(',')),
  encode: (ids) => ids.join(','),
});

const shownBook = object<Omit<FreeBook, 'itemId' | 'delivery'>>({
  slug: field('slug', z.string()),
  title: field('title', localText),
  coverUrl: field('pictureUrl', z.nullable(z.string())),
  coverAlt: field('imageAlt', localText),
});

/** `free_book` and `free_book_type` are the specification's; the shown product is an addition. */
const freeBook: Row<FreeBook | null> = joined(
  {
    itemId: field('free_book', z.nullable(z.string())),
    delivery: field('free_book_type', z.nullable(z.enum(['ship', 'download']))),
    shown: field('free_book_item', z.nullable(shownBook)),
  },
  {
    decode: ({ itemId, delivery, shown }) =>
      itemId === null || delivery === null || shown === null ? null : { itemId, delivery, ...shown },
    encode: (book) => ({ itemId: book?.itemId ?? null, delivery: book?.delivery ?? null, shown: book }),
  },
);

const promotionName: Codec<PromotionName> = z.object({ id: z.string(), title: localText });

/** One set of labels for all course pages. */
const labelSet = 'course' as const;

/**
 * `listing` repeats a list's row (an addition). The other formats and subtitles in `preview.video` are additions too.
 */
export const courseDetailCodec = object<CourseDetail>(
  {
    ...within('listing', listingTable),
    description: field('courseDescription.description', localText),
    outcomes: field('courseDescription.outcomes', list(localText)),
    instructorHeadline: field('teacherHeadline', z.nullable(localText)),
    isRecertification: field('is_recertification_course', flag),
    schedule: flat({
      startsAt: field('preview.startDate', z.nullable(instant)),
      endsAt: field('preview.endDate', z.nullable(instant)),
      registrationOpensAt: field('preview.startRegDate', z.nullable(instant)),
      registrationClosesAt: field('preview.endRegDate', z.nullable(instant)),
      venue: field('courseVenue', z.nullable(localText)),
    }),
    teaser: field('preview.video', z.nullable(videoCodec)),
    plans: field('priceDetail', list(pricingPlanCodec)),
    sections: field('curriculum', list(section)),
    freeBook,
    isLocked: field('lockCourse', flag),
    publishEndsAt: field('endPublish', z.nullable(instant)),
    layout: field('layout_course_detail', layoutCodec),
    limitedTo: field('course_for_user_group', commaList),
    sharing: flat(sharingTable),
    revisedAt: field('revised_at', instant),
    learnerCount: field('learners', z.int()),
    promotions: field('promotion', list(promotionName)),
  },
  wireOnly('id', z.string(), ({ id }) => id),
  wireOnly('course_language', languageSchema, ({ taughtIn }) => taughtIn),
  wireOnly('course_type', kindSchema, ({ kind }) => kind),
  wireOnly('courseType', z.nullable(courseTypeCodec), ({ courseType }) => courseType),
  wireOnly('link_path', z.string(), ({ categoryPath }) => categoryPath),
  wireOnly('seat', z.nullable(z.int()), ({ seatsLeft }) => seatsLeft),
  wireOnly('custom_text_language_key', z.literal(labelSet), () => labelSet),
  wireOnly('title', z.string(), ({ title }) => title.th),
  wireOnly('courseDescription.title', localText, ({ title }) => title),
  wireOnly('preview.pictureUrl', z.nullable(z.string()), ({ coverUrl }) => coverUrl),
  wireOnly('preview.videoUrl', z.nullable(z.string()), ({ teaser }) => teaser?.mp4Url ?? null),
  wireOnly('preview.videoName', z.nullable(localText), ({ teaser, title }) => teaser && title),
  wireOnly('preview.videoDesc', z.nullable(localText), ({ teaser, summary }) => teaser && summary),
  wireOnly('preview.classType', z.nullable(courseTypeCodec), ({ courseType }) => courseType),
  wireOnly('preview.imageAlt', localText, ({ coverAlt }) => coverAlt),
  wireOnly('available_qty', z.nullable(z.int()), ({ kind, seatsLeft }) => (kind === 'product' ? seatsLeft : null)),
  wireOnly('is_layout_course_registration', flag, ({ layout }) => layout === 'four'),
);

/** The last segment of an item's address. */
export const slugSchema = z.string().check(z.minLength(1), z.maxLength(300));

export const courseDetail = defineCall('courseDetail', 'GET /public/courses/{slug}/{n}', 'public', {
  origin: 'specification',
  caching: 'shared',
  summary: 'One course by the last segment of its address.',
  params: z.object({ slug: slugSchema, n: z.string().check(z.maxLength(80)) }),
  response: dataOf(courseDetailCodec),
  failures: ['NOT_FOUND', 'NOT_PUBLISHED'],
});
