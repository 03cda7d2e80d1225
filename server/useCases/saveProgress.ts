import type { WatchReport } from '../../src/contract/progress.ts';
import { lecturePositions } from '../../src/domain/playbackPosition.ts';
import { isLectureFinished, joinNeighbours, type WatchedInterval } from '../../src/domain/progress.ts';
import { type Refusal, refuse } from '../http/failure.ts';
import { grantsOf } from '../store/access.ts';
import { lockPerson } from '../store/buyers.ts';
import type { Tx } from '../store/connection.ts';
import { findCourses, lecturesOf, type TaughtLecture } from '../store/curriculum.ts';
import { addIntervals, intervalsIn, writeFinishes, writePositions } from '../store/progress.ts';

/**
 * Adds what a device played to the log, once for its key, and unites it with what other devices played. Who ever had
 * access may report, also later: the access may have ended while the phone was without a network. Lectures that are
 * gone are left out in silence, for nobody could mend such a report.
 */
export async function saveProgress(
  tx: Tx,
  report: WatchReport,
  entryKey: string,
  now: number,
): Promise<{ readonly received_at: string } | Refusal> {
  const { userId, courseId } = report;
  const [course] = await findCourses(tx, [courseId]);
  if (!course) return refuse('NOT_FOUND');
  const hadAccess = (await grantsOf(tx, userId, courseId)).length > 0;
  const lectures = (await lecturesOf(tx, [courseId])).filter((lecture) => hadAccess || lecture.isPreview);
  if (lectures.length === 0) return refuse('PERMISSION_DENIED');

  const played = joinNeighbours(playedIn(report, lectures, now));
  if (played.length > 0) {
    await lockPerson(tx, userId);
    await addIntervals(tx, { userId, courseId, entryKey }, played);
    await unite(tx, userId, courseId, lectures, now);
  }
  return { received_at: new Date(now).toISOString() };
}

/** The stretches within their lectures. A device whose clock is ahead would win for ever: its times end now. */
function playedIn(
  { intervals, deviceId }: WatchReport,
  lectures: readonly TaughtLecture[],
  now: number,
): readonly WatchedInterval[] {
  return intervals.flatMap(({ lectureId, from, to, recordedAt }) => {
    const lecture = lectures.find((each) => each.id === lectureId);
    if (!lecture) return [];
    const end = lecture.durationSeconds > 0 ? Math.min(to, lecture.durationSeconds) : to;
    return from < end ? [{ lectureId, deviceId, from, to: end, recordedAt: Math.min(recordedAt, now) }] : [];
  });
}

async function unite(
  tx: Tx,
  userId: string,
  courseId: string,
  lectures: readonly TaughtLecture[],
  now: number,
): Promise<void> {
  const log = await intervalsIn(tx, userId, [courseId]);
  await writePositions(tx, userId, courseId, lecturePositions(log));
  const finished = lectures.filter(({ id, durationSeconds }) =>
    isLectureFinished(
      durationSeconds,
      log.filter((interval) => interval.lectureId === id),
    ),
  );
  await writeFinishes(
    tx,
    userId,
    courseId,
    finished.map(({ id }) => id),
    now,
  );
}
