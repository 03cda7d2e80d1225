import type {
  AccessCountdown,
  CourseProgress,
  LastLecture,
  OwnedCourse,
} from '../../../src/contract/learning/progress.ts';
import { isWatchable } from '../../../src/domain/catalogue/courseType.ts';
import { type AccessGrant, accessOfOrders } from '../../../src/domain/learning/accessOfOrders.ts';
import { stateAccess } from '../../../src/domain/learning/accessStatement.ts';
import { type AccessState, mayWatch, watchAllowanceMs } from '../../../src/domain/learning/accessTime.ts';
import { boughtAtOf, ownLectures, ownPercentDone } from '../../../src/domain/learning/ownLectures.ts';
import { lastPosition } from '../../../src/domain/learning/playbackPosition.ts';
import { coverUrl } from '../../base/fileAddresses.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Db } from '../../store/database/connection.ts';
import { grantsOf } from '../../store/learning/access.ts';
import { findCourses, lecturesOf } from '../../store/learning/curriculum.ts';
import { finishedIn, intervalsIn, playedTimes, positionsIn } from '../../store/learning/progress.ts';
import type { AppParts } from '../appParts.ts';
import { accessTo } from './accessTo.ts';
import { signAccess } from './signAccess.ts';

/** A person's progress in a course. */
export async function showCourseProgress(db: Db, userId: string, courseId: string): Promise<CourseProgress | Refusal> {
  if ((await findCourses(db, [courseId])).length === 0) return refuse('NOT_FOUND');
  const lectures = await lecturesOf(db, [courseId]);
  const grants = await grantsOf(db, userId, courseId);
  const positions = await positionsIn(db, userId, courseId);
  return {
    percentDone: ownPercentDone(lectures, grants, await intervalsIn(db, userId, [courseId])),
    finishedLectureIds: await finishedIn(db, userId, [courseId]),
    positions: positions.map((row) => ({
      lectureId: row.lectureId,
      position: row.lastSeconds,
      furthest: row.furthestSeconds,
      recordedAt: row.lastRecordedAt,
    })),
  };
}

/** The lectures of a course that a person has. */
const lecturesOfPerson = async (db: Db, userId: string, courseId: string) =>
  ownLectures(await lecturesOf(db, [courseId]), boughtAtOf(await grantsOf(db, userId, courseId)));

/** A person's last position in a course; `null` before the first second. */
export async function showLastLecture(db: Db, userId: string, courseId: string): Promise<LastLecture | null | Refusal> {
  if ((await findCourses(db, [courseId])).length === 0) return refuse('NOT_FOUND');
  const lectures = await lecturesOfPerson(db, userId, courseId);
  const intervals = await intervalsIn(db, userId, [courseId]);
  const last = lastPosition(intervals.filter(({ lectureId }) => lectures.some((lecture) => lecture.id === lectureId)));
  const lecture = lectures.find((each) => each.id === last?.lectureId);
  if (!last || !lecture) return null;
  const own = intervals.filter((interval) => interval.lectureId === lecture.id);
  return {
    sectionId: lecture.sectionId,
    lectureId: lecture.id,
    position: last.seconds,
    furthest: Math.max(...own.map((interval) => interval.to)),
    recordedAt: last.recordedAt,
  };
}

/** A person's remaining access to a course; `null` without access. */
export async function showCountdown(
  { db, config }: Pick<AppParts, 'db' | 'config'>,
  userId: string,
  courseId: string,
  now: number,
): Promise<AccessCountdown | null> {
  const { state, grants } = await accessTo(db, userId, courseId, now);
  if (state === null) return null;
  const grant = decisiveGrant(grants, state);
  const statement = stateAccess(courseId, userId, state, now);
  if (grant === null || statement === null) return null;
  const played = playedTimes(await intervalsIn(db, userId, [courseId]));
  const finished = await finishedIn(db, userId, [courseId]);
  const own = ownLectures(await lecturesOf(db, [courseId]), boughtAtOf(grants));
  const watchedMs = played.reduce((sum, part) => (part.recordedAt >= grant.startedAt ? sum + part.ms : sum), 0);
  return {
    planType: grant.type,
    startedAt: grant.startedAt,
    endsAt: state.endsAt,
    term: grant.term,
    extension: grant.extension,
    allowanceMs: state.remainingWatchMs === null ? null : state.remainingWatchMs + watchedMs,
    watchedMs,
    finishedCount: own.filter(({ id }) => finished.includes(id)).length,
    orderId: grant.orderId,
    signed: signAccess(config.secrets.ACCESS_KEY, statement),
  };
}

/** The newest grant of the kind that decides the access. */
function decisiveGrant(grants: readonly AccessGrant[], state: AccessState): AccessGrant | null {
  const isCounted = state.remainingWatchMs !== null;
  const deciding = grants.filter(
    (grant) => grant.status === 'approved' && (watchAllowanceMs(grant) !== null) === isCounted,
  );
  return deciding.toSorted((a, b) => b.startedAt - a.startedAt)[0] ?? null;
}

/** The courses of a person's approved orders, newest first. */
export async function showOwnCourses(db: Db, userId: string, now: number): Promise<readonly OwnedCourse[]> {
  const grants = (await grantsOf(db, userId)).filter((grant) => grant.status === 'approved');
  const ids = [...new Set(grants.toReversed().map((grant) => grant.itemId))];
  const courses = await findCourses(db, ids);
  const lectures = await lecturesOf(db, ids);
  const intervals = await intervalsIn(db, userId, ids);
  const finished = new Set(await finishedIn(db, userId, ids));
  return ids.flatMap((courseId) => {
    const course = courses.find(({ id }) => id === courseId);
    if (!course) return [];
    const given = grants.filter((grant) => grant.itemId === courseId);
    const ofCourse = lectures.filter((lecture) => lecture.courseId === courseId);
    const own = ownLectures(ofCourse, boughtAtOf(given));
    const log = intervals.filter((interval) => interval.courseId === courseId);
    const state = accessOfOrders(given, playedTimes(log), now);
    return {
      courseId,
      slug: course.slug,
      title: course.title,
      coverUrl: coverUrl(course.coverName),
      percentDone: ownPercentDone(ofCourse, given, log),
      lectureCount: own.length,
      finishedCount: own.filter((lecture) => finished.has(lecture.id)).length,
      endsAt: state?.endsAt ?? null,
      hasAccess: state !== null && mayWatch(state),
      isWatchable: isWatchable(course.type),
    };
  });
}
