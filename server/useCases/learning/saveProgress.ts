import type { WatchReceipt, WatchReport } from '../../../src/contract/learning/progress.ts';
import { recordedWithin } from '../../../src/domain/learning/clockSkew.ts';
import { boughtAtOf, ownLectures } from '../../../src/domain/learning/ownLectures.ts';
import {
  type LecturePosition,
  lecturePositions,
  visitContextMs,
} from '../../../src/domain/learning/playbackPosition.ts';
import { isLectureFinished, joinNeighbours, type WatchedInterval } from '../../../src/domain/learning/progress.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { grantsOf } from '../../store/learning/access.ts';
import { findCourses, lecturesOf, type TaughtLecture } from '../../store/learning/curriculum.ts';
import {
  addIntervals,
  finishedIn,
  intervalsOf,
  intervalsSince,
  positionsIn,
  writeFinishes,
  writePositions,
} from '../../store/learning/progress.ts';
import { lockPerson } from '../../store/order/buyers.ts';

/**
 * Adds a device's stretches to the log once for their key and unites them. Anybody who ever had access may report, also
 * after its end: the phone may have been offline. Missing lectures are skipped silently.
 */
export async function saveProgress(
  tx: Tx,
  report: WatchReport,
  entryKey: string,
  now: number,
): Promise<WatchReceipt | Refusal> {
  const { userId, courseId } = report;
  const [course] = await findCourses(tx, [courseId]);
  if (!course) return refuse('NOT_FOUND');
  const grants = await grantsOf(tx, userId, courseId);
  const accessSince = grants[0]?.startedAt ?? null;
  const lectures = ownLectures(await lecturesOf(tx, [courseId]), boughtAtOf(grants)).filter(
    (lecture) => accessSince !== null || lecture.isPreview,
  );
  if (lectures.length === 0) return refuse('PERMISSION_DENIED');

  const played = joinNeighbours(playedIn(report, lectures, accessSince, now));
  if (played.length > 0) {
    await lockPerson(tx, userId);
    await addIntervals(tx, { userId, courseId, entryKey }, played);
    await unitePositions(tx, userId, courseId, played);
    await finishLectures(tx, report, lectures, played, now);
  }
  return { receivedAt: now };
}

/** The stretches clipped to their lectures and to possible times: outside previews, since access began. */
function playedIn(
  { intervals, deviceId }: WatchReport,
  lectures: readonly TaughtLecture[],
  accessSince: number | null,
  now: number,
): readonly WatchedInterval[] {
  return intervals.flatMap(({ lectureId, from, to, recordedAt }) => {
    const lecture = lectures.find((each) => each.id === lectureId);
    if (!lecture) return [];
    const end = lecture.durationSeconds > 0 ? Math.min(to, lecture.durationSeconds) : to;
    if (from >= end) return [];
    const possibleAt = recordedWithin(recordedAt, lecture.isPreview ? null : accessSince, now);
    return [{ lectureId, deviceId, from, to: end, recordedAt: possibleAt }];
  });
}

/**
 * Reads the log from shortly before the first new stretch; earlier data is in the positions. Earlier visits' lengths
 * are unknown, so early positions count as a glance.
 */
async function unitePositions(
  tx: Tx,
  userId: string,
  courseId: string,
  played: readonly WatchedInterval[],
): Promise<void> {
  const since = Math.min(...played.map(({ recordedAt }) => recordedAt)) - visitContextMs;
  const log = await intervalsSince(tx, userId, courseId, since);
  const before = (await positionsIn(tx, userId, courseId))
    .filter((row) => row.lastRecordedAt < since)
    .map(
      ({
        lectureId,
        lastSeconds: seconds,
        lastRecordedAt: recordedAt,
        furthestSeconds: furthest,
      }): LecturePosition => ({
        last: { lectureId, seconds, visitSeconds: seconds, recordedAt, deviceId: '' },
        furthest,
      }),
    );
  const touched = new Set(log.map(({ lectureId }) => lectureId));
  const united = lecturePositions(log, before).filter(({ last }) => touched.has(last.lectureId));
  await writePositions(tx, userId, courseId, united);
}

/** Only lectures played now and unfinished can become finished. */
async function finishLectures(
  tx: Tx,
  { userId, courseId }: WatchReport,
  lectures: readonly TaughtLecture[],
  played: readonly WatchedInterval[],
  now: number,
): Promise<void> {
  const finished = new Set(await finishedIn(tx, userId, [courseId]));
  const open = lectures.filter(({ id }) => !finished.has(id) && played.some(({ lectureId }) => lectureId === id));
  const log = await intervalsOf(
    tx,
    userId,
    open.map(({ id }) => id),
  );
  const ended = open.filter(({ id, durationSeconds }) =>
    isLectureFinished(
      durationSeconds,
      log.filter(({ lectureId }) => lectureId === id),
    ),
  );
  await writeFinishes(
    tx,
    userId,
    courseId,
    ended.map(({ id }) => id),
    now,
  );
}
