import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PlayedTime } from '../../src/domain/accessOfOrders.ts';
import type { PlaybackPosition } from '../../src/domain/playbackPosition.ts';
import type { WatchedInterval } from '../../src/domain/progress.ts';
import type { Db, Tx } from './connection.ts';
import { lectureFinishes, progressIntervals, progressPositions } from './schema/learning.ts';

/** Adds stretches to the log. `entryKey` is the intention that brought them; the same one adds nothing twice. */
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

export type CourseInterval = WatchedInterval & { readonly courseId: string };

/** The log of one person in these courses. */
export async function intervalsIn(
  db: Db,
  userId: string,
  courseIds: readonly string[],
): Promise<readonly CourseInterval[]> {
  if (courseIds.length === 0) return [];
  const rows = await db
    .select()
    .from(progressIntervals)
    .where(and(eq(progressIntervals.userId, userId), inArray(progressIntervals.courseId, [...courseIds])))
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

/** Stretches of the log as an allowance counts them. */
export const playedTimes = (intervals: readonly CourseInterval[]): readonly PlayedTime[] =>
  intervals.map(({ recordedAt, from, to }) => ({ recordedAt, ms: Math.round((to - from) * 1_000) }));

export type LectureProgress = { readonly last: PlaybackPosition; readonly furthest: number };

/** Writes what follows from the whole log. */
export async function writePositions(
  tx: Tx,
  userId: string,
  courseId: string,
  positions: readonly LectureProgress[],
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

/** A lecture that was finished once stays so. */
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

/** Last and furthest second of each lecture that was played, the latest first. */
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
