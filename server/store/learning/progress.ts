import { and, asc, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { PlayedTime } from '../../../src/domain/learning/accessOfOrders.ts';
import type { LecturePosition } from '../../../src/domain/learning/playbackPosition.ts';
import type { WatchedInterval } from '../../../src/domain/learning/progress.ts';
import type { Db, Tx } from '../database/connection.ts';
import { lectureFinishes, progressIntervals, progressPositions } from '../schema/learning.ts';

/** Adds stretches to the log. `entryKey` is the outbox entry's key; the same one adds nothing twice. */
export async function addIntervals(
  tx: Tx,
  { userId, courseId, entryKey }: { readonly userId: string; readonly courseId: string; readonly entryKey: string },
  intervals: readonly WatchedInterval[],
): Promise<void> {
  await tx
    .insert(progressIntervals)
    .values(
      intervals.map(({ lectureId, deviceId, from, to, recordedAt }, ordinal) => ({
        ...{ userId, courseId, entryKey, ordinal, lectureId, deviceId, recordedAt },
        fromSeconds: from,
        toSeconds: to,
      })),
    )
    .onConflictDoNothing();
}

type CourseInterval = WatchedInterval & { readonly courseId: string };

/** The log of one person in these courses. */
export const intervalsIn = async (
  db: Db,
  userId: string,
  courseIds: readonly string[],
): Promise<readonly CourseInterval[]> =>
  courseIds.length === 0 ? [] : await readLog(db, userId, inArray(progressIntervals.courseId, [...courseIds]));

/** A person's log in a course from an instant on. */
export const intervalsSince = (
  db: Db,
  userId: string,
  courseId: string,
  since: number,
): Promise<readonly CourseInterval[]> =>
  readLog(db, userId, and(eq(progressIntervals.courseId, courseId), gte(progressIntervals.recordedAt, since)));

/** One person's log of these lectures. */
export const intervalsOf = async (
  db: Db,
  userId: string,
  lectureIds: readonly string[],
): Promise<readonly CourseInterval[]> =>
  lectureIds.length === 0 ? [] : await readLog(db, userId, inArray(progressIntervals.lectureId, [...lectureIds]));

async function readLog(db: Db, userId: string, part: SQL | undefined): Promise<readonly CourseInterval[]> {
  const rows = await db
    .select()
    .from(progressIntervals)
    .where(and(eq(progressIntervals.userId, userId), part))
    .orderBy(asc(progressIntervals.recordedAt), asc(progressIntervals.entryKey), asc(progressIntervals.ordinal));
  return rows.map((row) => ({
    courseId: row.courseId,
    lectureId: row.lectureId,
    deviceId: row.deviceId,
    from: row.fromSeconds,
    to: row.toSeconds,
    recordedAt: row.recordedAt,
  }));
}

/** Played stretches for an allowance. */
export const playedTimes = (intervals: readonly CourseInterval[]): readonly PlayedTime[] =>
  intervals.map(({ recordedAt, from, to }) => ({ recordedAt, ms: Math.round((to - from) * 1_000) }));

/** Writes the positions computed from the log. The furthest second never decreases. */
export async function writePositions(
  tx: Tx,
  userId: string,
  courseId: string,
  positions: readonly LecturePosition[],
): Promise<void> {
  await tx
    .insert(progressPositions)
    .values(
      positions.map(({ last, furthest }) => ({
        userId,
        courseId,
        lectureId: last.lectureId,
        lastSeconds: last.seconds,
        lastRecordedAt: last.recordedAt,
        furthestSeconds: furthest,
      })),
    )
    .onConflictDoUpdate({
      target: [progressPositions.userId, progressPositions.lectureId],
      set: {
        lastSeconds: sql`excluded.last_seconds`,
        lastRecordedAt: sql`excluded.last_recorded_at`,
        furthestSeconds: sql`greatest(${progressPositions.furthestSeconds}, excluded.furthest_seconds)`,
      },
    });
}

/** Marks lectures as finished, for good. */
export async function writeFinishes(
  tx: Tx,
  userId: string,
  courseId: string,
  lectureIds: readonly string[],
  now: number,
): Promise<void> {
  if (lectureIds.length === 0) return;
  await tx
    .insert(lectureFinishes)
    .values(lectureIds.map((lectureId) => ({ userId, courseId, lectureId, changedAt: now })))
    .onConflictDoNothing();
}

/** Last and furthest second of each played lecture, latest first. */
export const positionsIn = (db: Db, userId: string, courseId: string) =>
  db
    .select()
    .from(progressPositions)
    .where(and(eq(progressPositions.userId, userId), eq(progressPositions.courseId, courseId)))
    .orderBy(desc(progressPositions.lastRecordedAt), asc(progressPositions.lectureId));

/** Ids of the finished lectures of these courses. */
export async function finishedIn(db: Db, userId: string, courseIds: readonly string[]): Promise<readonly string[]> {
  if (courseIds.length === 0) return [];
  const rows = await db
    .select({ lectureId: lectureFinishes.lectureId })
    .from(lectureFinishes)
    .where(
      and(
        eq(lectureFinishes.userId, userId),
        inArray(lectureFinishes.courseId, [...courseIds]),
        eq(lectureFinishes.isFinished, true),
      ),
    )
    .orderBy(asc(lectureFinishes.lectureId));
  return rows.map((row) => row.lectureId);
}
