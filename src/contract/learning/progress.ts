import * as z from 'zod/mini';
import type { SignedAccess } from '../../domain/learning/accessStatement.ts';
import { type Duration, durationMs } from '../../domain/learning/duration.ts';
import {
  type LectureFile,
  lectureContents,
  type Playlist,
  type PlaylistLecture,
} from '../../domain/learning/playlist.ts';
import type { WatchedInterval as RecordedInterval } from '../../domain/learning/progress.ts';
import type { PlanType } from '../../domain/pricing/pricingPlan.ts';
import type { EpochMs } from '../../domain/time.ts';
import { defineCall } from '../call.ts';
import { durationIn, planTypeCodec } from '../catalogue/pricingPlan.ts';
import { field, flat, type Inside, object, wireOnly } from '../field.ts';
import { dataOf, flag, idSchema, instant, list, localText, orNull, pageOf, pageQuery } from '../primitives.ts';
import { videoCodec } from './video.ts';

const lectureFile = object<LectureFile>({
  name: field('name', z.string()),
  url: field('url', z.string()),
  bytes: field('bytes', z.number()),
});
const lecture = object<PlaylistLecture>({
  id: field('id', z.string()),
  name: field('name', localText),
  isPreview: field('preview', flag),
  durationSeconds: field('duration', z.number()),
  text: field('text', z.nullable(localText)),
  contentType: field('content_type', z.enum(lectureContents)),
  video: field('video', z.nullable(videoCodec)),
  file: field('file', z.nullable(lectureFile)),
  linkUrl: field('link', z.nullable(z.string())),
  files: field('files', list(lectureFile)),
});
const section = z.object({
  id: z.string(),
  name: localText,
  location: z.nullable(localText),
  lectures: list(lecture),
});

export const playlist = defineCall('playlist', 'GET /public/course/videoplaylist/{courseId}', 'public', {
  origin: 'specification',
  summary: 'The playlist; addresses of videos only for what the caller may watch.',
  response: dataOf(
    object<Playlist>({
      courseId: field('courseId', z.string()),
      slug: field('slug', z.string()),
      title: field('title', localText),
      hasAccess: field('has_access', flag),
      sections: field('sections', list(section)),
    }),
  ),
  failures: ['COURSE_ACCESS_DENIED', 'NOT_FOUND'],
});

const positionTable = {
  lectureId: field('lectures_id', z.string()),
  position: field('position', z.number()),
  furthest: field('furthest', z.number()),
  recordedAt: field('recorded_at', instant),
};
const lecturePosition = object(positionTable);
/** The last position of a person: seconds, and the time (ms) of the watching device. */
export type LecturePosition = Inside<typeof lecturePosition>;

const progress = object({
  percentDone: field('percent', z.number()),
  finishedLectureIds: field('finished', list(z.string())),
  positions: field('positions', list(lecturePosition)),
});
export type CourseProgress = Inside<typeof progress>;

export const courseProgress = defineCall(
  'courseProgress',
  'GET /private/progress/student/{userId}/course/{courseId}',
  'buyer',
  {
    origin: 'specification',
    summary: "The caller's own progress in a course. Another's id is refused.",
    response: dataOf(progress),
    failures: ['PERMISSION_DENIED', 'NOT_FOUND'],
  },
);

const lastPosition = object({ sectionId: field('section_id', z.string()), ...positionTable });
export type LastLecture = Inside<typeof lastPosition>;

export const lastLecture = defineCall(
  'lastLecture',
  'GET /private/progress/lasttime/{userId}/course/{courseId}',
  'buyer',
  {
    origin: 'specification',
    summary: "The caller's last lecture and second in a course; null before the first.",
    response: dataOf(z.nullable(lastPosition)),
    failures: ['PERMISSION_DENIED', 'NOT_FOUND'],
  },
);

/** A stretch recorded by a device. */
export type WatchedInterval = Omit<RecordedInterval, 'deviceId'>;

/** Time of receipt on the server: epoch milliseconds. */
export type WatchReceipt = { readonly receivedAt: number };

/** Limit of stretches in one report. */
export const intervalsMaximum = 500;

const seconds = z.number().check(z.minimum(0), z.maximum(86_400));

const interval = object<WatchedInterval>({
  lectureId: field('lectures_id', idSchema),
  from: field('from', seconds),
  to: field('to', seconds),
  recordedAt: field('recorded_at', instant),
});

const watchReport = object({
  userId: field('user_id', idSchema),
  courseId: field('course_id', idSchema),
  deviceId: field('device_id', idSchema),
  intervals: field('intervals', list(interval).check(z.minLength(1), z.maxLength(intervalsMaximum))),
});
export type WatchReport = Inside<typeof watchReport>;

export const saveProgressCall = defineCall('saveProgress', 'POST /private/progress/intervals', 'person', {
  // Another user on the same device, such as an administrator, is no refusal for ever.
  idempotent: true,
  summary:
    'Adds watched stretches of one device; united on the server. Names its user: 409 OTHER_USER for another session.',
  body: watchReport,
  response: dataOf(object<WatchReceipt>({ receivedAt: field('received_at', instant) })),
  failures: ['OTHER_USER', 'PERMISSION_DENIED', 'NOT_FOUND', 'IDEMPOTENCY_CONFLICT'],
});

const signedAccess = object<SignedAccess>({
  statement: flat({
    courseId: field('course_id', z.string()),
    userId: field('user_id', z.string()),
    issuedAt: field('issued_at', instant),
    endsAt: field('ends_at', z.nullable(instant)),
    watchAllowanceMs: field('watch_left', z.nullable(z.number())),
  }),
  signature: field('signature', z.string()),
  publicKey: field('public_key', orNull(z.string())),
});

/** The caller's remaining access to a course. Times and durations in ms. */
export type AccessCountdown = {
  readonly planType: PlanType;
  readonly startedAt: EpochMs;
  /** `null`: no end date. */
  readonly endsAt: EpochMs | null;
  /** The plan's terms as bought. */
  readonly term: Duration | null;
  readonly extension: Duration | null;
  /** Allowed and used watching time; `null` if it is unlimited. */
  readonly allowanceMs: number | null;
  readonly watchedMs: number;
  /** Number of finished lectures. */
  readonly finishedCount: number;
  readonly orderId: string | null;
  /** The same as a signed statement, for offline use. */
  readonly signed: SignedAccess | null;
};

const accessCountdown = object<AccessCountdown>(
  {
    planType: field('planType', planTypeCodec),
    startedAt: field('startDateTime', instant),
    endsAt: field('finishDateTime', z.nullable(instant)),
    term: durationIn('term', 'termUnit'),
    extension: durationIn('term2', 'termUnit2'),
    allowanceMs: field('watch_allowance', z.nullable(z.number())),
    watchedMs: field('progressTime', z.number()),
    finishedCount: field('readLecture', z.int()),
    orderId: field('orderID', z.nullable(z.string())),
    signed: field('access_statement', z.nullable(signedAccess)),
  },
  // The following are for other programs.
  wireOnly('isTermUnit2', flag, ({ extension }) => extension !== null),
  wireOnly('countDownTime', z.nullable(z.number()), (access) => access.allowanceMs ?? calendarLength(access)),
  wireOnly('courseDays', z.nullable(z.int()), (access) => {
    const length = calendarLength(access);
    return length === null ? null : Math.ceil(length / durationMs({ amount: 1, unit: 'day' }));
  }),
);

/** From the start to the end (ms); `null` without an end. */
const calendarLength = ({ startedAt, endsAt }: AccessCountdown): number | null =>
  endsAt === null ? null : endsAt - startedAt;

export const accessKey = defineCall('accessKey', 'GET /public/access/key', 'public', {
  caching: 'shared',
  summary: "The shop's public key (P-256, SPKI, base64) under which it states accesses.",
  response: dataOf(z.string()),
});

export const countdown = defineCall('countdown', 'GET /private/course/countdowntime/{courseId}', 'buyer', {
  origin: 'specification',
  summary: 'The remaining access of the caller to a course; null without access.',
  response: dataOf(z.nullable(accessCountdown)),
});

const ownedCourse = object({
  courseId: field('course_id', z.string()),
  slug: field('slug', z.string()),
  title: field('title', localText),
  coverUrl: field('course_image', z.nullable(z.string())),
  percentDone: field('percent', z.number()),
  lectureCount: field('lectures', z.int()),
  finishedCount: field('finished', z.int()),
  endsAt: field('finishDateTime', z.nullable(instant)),
  hasAccess: field('has_access', flag),
  isWatchable: field('is_watchable', flag),
});
/** A course of the caller with its progress. */
export type OwnedCourse = Inside<typeof ownedCourse>;

export const ownCourses = defineCall('ownCourses', 'GET /private/courses', 'buyer', {
  summary:
    "The buyer's approved courses with progress and end of access; all of them where no page is asked for, as a device keeps them.",
  query: z.object(pageQuery),
  response: pageOf(ownedCourse),
});
