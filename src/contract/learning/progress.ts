import * as z from 'zod/mini';
import type { SignedAccess } from '../../domain/learning/accessStatement.ts';
import type { PlayedHour } from '../../domain/learning/playedAt.ts';
import type { Playlist, PlaylistLecture } from '../../domain/learning/playlist.ts';
import { defineCall } from '../call.ts';
import { pageCodec } from '../pageCodec.ts';
import { countCodec, dataOf, flagCodec, idSchema, instantCodec, localTextCodec } from '../primitives.ts';
import { videoCodec } from './video.ts';

const lectureCodec = z.codec(
  z.object({
    id: z.string(),
    name: localTextCodec,
    preview: flagCodec,
    duration: z.number(),
    text: z.nullable(localTextCodec),
    video: z.nullable(videoCodec),
  }),
  z.custom<PlaylistLecture>(),
  {
    decode: (w) => ({
      id: w.id,
      name: w.name,
      isPreview: w.preview,
      durationSeconds: w.duration,
      text: w.text,
      video: w.video,
    }),
    encode: (l) => ({
      id: l.id,
      name: l.name,
      preview: l.isPreview,
      duration: l.durationSeconds,
      text: l.text,
      video: l.video,
    }),
  },
);

export const playlist = defineCall({
  name: 'playlist',
  method: 'GET',
  path: '/public/course/videoplaylist/{courseId}',
  scope: 'public',
  summary: 'The playlist; addresses of videos only for what the caller may watch.',
  params: z.object({ courseId: idSchema }),
  response: dataOf(
    z.codec(
      z.object({
        courseId: z.string(),
        slug: z.string(),
        title: localTextCodec,
        has_access: flagCodec,
        sections: z.array(z.object({ id: z.string(), name: localTextCodec, lectures: z.array(lectureCodec) })),
      }),
      z.custom<Playlist>(),
      {
        decode: (w) => ({
          courseId: w.courseId,
          slug: w.slug,
          title: w.title,
          hasAccess: w.has_access,
          sections: w.sections,
        }),
        encode: (p) => ({
          courseId: p.courseId,
          slug: p.slug,
          title: p.title,
          has_access: p.hasAccess,
          sections: p.sections.map((section) => ({ ...section, lectures: [...section.lectures] })),
        }),
      },
    ),
  ),
  failures: ['COURSE_ACCESS_DENIED', 'NOT_FOUND'],
});

/** Where a person was last: position in seconds, recorded at an instant (ms) of the watching device. */
export type LecturePosition = {
  readonly lectureId: string;
  readonly position: number;
  readonly furthest: number;
  readonly recordedAt: number;
};

const positionCodec = z.codec(
  z.object({ lectures_id: z.string(), position: z.number(), furthest: z.number(), recorded_at: instantCodec }),
  z.custom<LecturePosition>(),
  {
    decode: (w) => ({
      lectureId: w.lectures_id,
      position: w.position,
      furthest: w.furthest,
      recordedAt: w.recorded_at,
    }),
    encode: (p) => ({
      lectures_id: p.lectureId,
      position: p.position,
      furthest: p.furthest,
      recorded_at: p.recordedAt,
    }),
  },
);

export type CourseProgress = {
  readonly percentDone: number;
  readonly finishedLectureIds: readonly string[];
  readonly positions: readonly LecturePosition[];
};

const userCourse = z.object({ userId: idSchema, courseId: idSchema });

export const courseProgress = defineCall({
  name: 'courseProgress',
  method: 'GET',
  path: '/private/progress/student/{userId}/course/{courseId}',
  scope: 'buyer',
  summary: "The caller's own progress in a course. Another's id is refused.",
  params: userCourse,
  response: dataOf(
    z.codec(
      z.object({ percent: z.number(), finished: z.array(z.string()), positions: z.array(positionCodec) }),
      z.custom<CourseProgress>(),
      {
        decode: (w) => ({ percentDone: w.percent, finishedLectureIds: w.finished, positions: w.positions }),
        encode: (p) => ({
          percent: p.percentDone,
          finished: [...p.finishedLectureIds],
          positions: [...p.positions],
        }),
      },
    ),
  ),
  failures: ['PERMISSION_DENIED', 'NOT_FOUND'],
});

export type LastLecture = LecturePosition & { readonly sectionId: string };

export const lastLecture = defineCall({
  name: 'lastLecture',
  method: 'GET',
  path: '/private/progress/lasttime/{userId}/course/{courseId}',
  scope: 'buyer',
  summary: 'The lecture and second where the caller was last in a course; null before the first.',
  params: userCourse,
  response: dataOf(
    z.nullable(
      z.codec(
        z.object({
          section_id: z.string(),
          lectures_id: z.string(),
          position: z.number(),
          furthest: z.number(),
          recorded_at: instantCodec,
        }),
        z.custom<LastLecture>(),
        {
          decode: (w) => ({
            sectionId: w.section_id,
            lectureId: w.lectures_id,
            position: w.position,
            furthest: w.furthest,
            recordedAt: w.recorded_at,
          }),
          encode: (l) => ({
            section_id: l.sectionId,
            lectures_id: l.lectureId,
            position: l.position,
            furthest: l.furthest,
            recorded_at: l.recordedAt,
          }),
        },
      ),
    ),
  ),
  failures: ['PERMISSION_DENIED', 'NOT_FOUND'],
});

/**
 * A stretch that was watched: seconds of the lecture, and when (ms) the device noted it. `playedAt` is when that was by the
 * server's clock, where the device knows that its own is off; former versions never tell it.
 */
export type WatchedInterval = PlayedHour & {
  readonly lectureId: string;
  readonly from: number;
  readonly to: number;
};

export type WatchReport = {
  readonly userId: string;
  readonly courseId: string;
  readonly deviceId: string;
  readonly intervals: readonly WatchedInterval[];
};

/** When the server took a report: epoch milliseconds. */
export type WatchReceipt = { readonly receivedAt: number };

/** Stretches that one report may hold. */
export const intervalsMaximum = 500;

const seconds = z.number().check(z.minimum(0), z.maximum(86_400));

export const saveProgress = defineCall({
  name: 'saveProgress',
  method: 'POST',
  path: '/private/progress/intervals',
  // An administrator on the same device is another user, too, and not a refusal for ever.
  scope: 'person',
  origin: 'addition',
  idempotent: true,
  summary:
    'Adds watched stretches of one device; united on the server. Names its user: 409 OTHER_USER for another session.',
  body: z.codec(
    z.object({
      user_id: idSchema,
      course_id: idSchema,
      device_id: idSchema,
      intervals: z
        .array(
          z.object({
            lectures_id: idSchema,
            from: seconds,
            to: seconds,
            recorded_at: instantCodec,
            played_at: z.optional(instantCodec),
          }),
        )
        .check(z.minLength(1), z.maxLength(intervalsMaximum)),
    }),
    z.custom<WatchReport>(),
    {
      decode: (w) => ({
        userId: w.user_id,
        courseId: w.course_id,
        deviceId: w.device_id,
        intervals: w.intervals.map((i) => ({
          lectureId: i.lectures_id,
          from: i.from,
          to: i.to,
          recordedAt: i.recorded_at,
          ...(i.played_at === undefined ? {} : { playedAt: i.played_at }),
        })),
      }),
      encode: (r) => ({
        user_id: r.userId,
        course_id: r.courseId,
        device_id: r.deviceId,
        intervals: r.intervals.map((i) => ({
          lectures_id: i.lectureId,
          from: i.from,
          to: i.to,
          recorded_at: i.recordedAt,
          ...(i.playedAt === undefined ? {} : { played_at: i.playedAt }),
        })),
      }),
    },
  ),
  response: dataOf(
    z.codec(z.object({ received_at: instantCodec }), z.custom<WatchReceipt>(), {
      decode: (w) => ({ receivedAt: w.received_at }),
      encode: (r) => ({ received_at: r.receivedAt }),
    }),
  ),
  failures: ['OTHER_USER', 'PERMISSION_DENIED', 'NOT_FOUND', 'IDEMPOTENCY_CONFLICT'],
});

/** What is left of the caller's access to a course. Instants and lengths in ms. */
export type AccessCountdown = {
  readonly planType: 'period' | 'actual' | 'oneTime' | 'free';
  readonly startedAt: number;
  /** `null`: no end by the calendar. */
  readonly endsAt: number | null;
  /** Allowance of watched time and what of it is used; `null` where time is not counted. */
  readonly allowanceMs: number | null;
  readonly watchedMs: number;
  readonly orderId: string;
  /** The same as a signed statement, by which a device opens what it kept; `null` in what a former build kept. */
  readonly signed: SignedAccess | null;
};

const signedAccessCodec = z.codec(
  z.object({
    course_id: z.string(),
    user_id: z.string(),
    issued_at: instantCodec,
    ends_at: z.nullable(instantCodec),
    watch_left: z.nullable(z.number()),
    signature: z.string(),
    public_key: z.optional(z.string()),
  }),
  z.custom<SignedAccess>(),
  {
    decode: (w) => ({
      statement: {
        courseId: w.course_id,
        userId: w.user_id,
        issuedAt: w.issued_at,
        endsAt: w.ends_at,
        watchAllowanceMs: w.watch_left,
      },
      signature: w.signature,
      publicKey: w.public_key ?? null,
    }),
    encode: ({ statement, signature, publicKey }) => ({
      course_id: statement.courseId,
      user_id: statement.userId,
      issued_at: statement.issuedAt,
      ends_at: statement.endsAt,
      watch_left: statement.watchAllowanceMs,
      signature,
      ...(publicKey === null ? {} : { public_key: publicKey }),
    }),
  },
);

export const accessKey = defineCall({
  name: 'accessKey',
  method: 'GET',
  path: '/public/access/key',
  scope: 'public',
  caching: 'shared',
  origin: 'addition',
  summary: "The shop's public key (P-256, SPKI, base64) under which it states accesses.",
  response: dataOf(z.string()),
});

export const countdown = defineCall({
  name: 'countdown',
  method: 'GET',
  path: '/private/course/countdowntime/{courseId}',
  scope: 'buyer',
  summary: "What is left of the caller's access to a course; null without access.",
  params: z.object({ courseId: idSchema }),
  response: dataOf(
    z.nullable(
      z.codec(
        z.object({
          planType: z.enum(['Period', 'Actual', 'One-Time Payment', 'Free']),
          startDateTime: instantCodec,
          finishDateTime: z.nullable(instantCodec),
          countDownTime: z.nullable(z.number()),
          progressTime: z.number(),
          orderID: z.string(),
          access_statement: z.nullable(signedAccessCodec),
        }),
        z.custom<AccessCountdown>(),
        {
          decode: (w) => ({
            planType: planInside[w.planType],
            startedAt: w.startDateTime,
            endsAt: w.finishDateTime,
            allowanceMs: w.countDownTime,
            watchedMs: w.progressTime,
            orderId: w.orderID,
            signed: w.access_statement,
          }),
          encode: (c) => ({
            planType: planOnWire[c.planType],
            startDateTime: c.startedAt,
            finishDateTime: c.endsAt,
            countDownTime: c.allowanceMs,
            progressTime: c.watchedMs,
            orderID: c.orderId,
            access_statement: c.signed,
          }),
        },
      ),
    ),
  ),
});

const planOnWire = { period: 'Period', actual: 'Actual', oneTime: 'One-Time Payment', free: 'Free' } as const;
const planInside = { Period: 'period', Actual: 'actual', 'One-Time Payment': 'oneTime', Free: 'free' } as const;
/** One of the caller's courses, with how far it is. */
export type OwnedCourse = {
  readonly courseId: string;
  readonly slug: string;
  readonly title: { th: string; en: string | null };
  readonly coverUrl: string | null;
  readonly percentDone: number;
  readonly lectureCount: number;
  readonly finishedCount: number;
  readonly endsAt: number | null;
  readonly hasAccess: boolean;
  readonly isWatchable: boolean;
};

const ownedCourseCodec = z.codec(
  z.object({
    course_id: z.string(),
    slug: z.string(),
    title: localTextCodec,
    course_image: z.nullable(z.string()),
    percent: z.number(),
    lectures: z.int(),
    finished: z.int(),
    finishDateTime: z.nullable(instantCodec),
    has_access: flagCodec,
    is_watchable: flagCodec,
  }),
  z.custom<OwnedCourse>(),
  {
    decode: (w) => ({
      courseId: w.course_id,
      slug: w.slug,
      title: w.title,
      coverUrl: w.course_image,
      percentDone: w.percent,
      lectureCount: w.lectures,
      finishedCount: w.finished,
      endsAt: w.finishDateTime,
      hasAccess: w.has_access,
      isWatchable: w.is_watchable,
    }),
    encode: (c) => ({
      course_id: c.courseId,
      slug: c.slug,
      title: c.title,
      course_image: c.coverUrl,
      percent: c.percentDone,
      lectures: c.lectureCount,
      finished: c.finishedCount,
      finishDateTime: c.endsAt,
      has_access: c.hasAccess,
      is_watchable: c.isWatchable,
    }),
  },
);

export const ownCourses = defineCall({
  name: 'ownCourses',
  method: 'GET',
  path: '/private/courses',
  scope: 'buyer',
  origin: 'addition',
  summary:
    "The buyer's approved courses with progress and end of access; all of them where no page is asked for, as a device keeps them.",
  query: z.object({ page: z.optional(countCodec), pageSize: z.optional(countCodec) }),
  response: pageCodec(ownedCourseCodec),
});
