import { ownPercentDone } from '../../../src/domain/learning/ownLectures.ts';
import type { TaughtStudent } from '../../../src/domain/learning/taught.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Db } from '../../store/database/connection.ts';
import { grantsOf } from '../../store/learning/access.ts';
import { lecturesOf, type TaughtLecture } from '../../store/learning/curriculum.ts';
import { intervalsIn } from '../../store/learning/progress.ts';
import { lastWatchedIn, studentsOf, teaches } from '../../store/learning/taught.ts';

type Page = { readonly offset: number; readonly limit: number };

/** A page of a course's students for its teacher; another's course is like a missing one. */
export async function showTaughtStudents(
  db: Db,
  teacherId: string,
  courseId: string,
  page: Page,
): Promise<{ readonly rows: readonly TaughtStudent[]; readonly total: number } | Refusal> {
  if (!(await teaches(db, teacherId, courseId))) return refuse('NOT_FOUND');
  const { rows, total } = await studentsOf(db, courseId, page);
  const lectures = await lecturesOf(db, [courseId]);
  const lastWatched = await lastWatchedIn(
    db,
    courseId,
    rows.map(({ id }) => id),
  );
  const shown: TaughtStudent[] = [];
  for (const { id, name } of rows) {
    const lastWatchedAt = lastWatched.get(id) ?? null;
    const done = lastWatchedAt === null ? 0 : await percentDoneBy(db, id, courseId, lectures);
    shown.push({ id, name, percentDone: done, lastWatchedAt });
  }
  return { rows: shown, total };
}

const percentDoneBy = async (db: Db, userId: string, courseId: string, lectures: readonly TaughtLecture[]) =>
  ownPercentDone(lectures, await grantsOf(db, userId, courseId), await intervalsIn(db, userId, [courseId]));
