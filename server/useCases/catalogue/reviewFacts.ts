import { isWatchable } from '../../../src/domain/catalogue/courseType.ts';
import type { ReviewFacts } from '../../../src/domain/catalogue/review.ts';
import { boughtAtOf, ownLectures, ownPercentDone } from '../../../src/domain/learning/ownLectures.ts';
import { itemsForSale } from '../../store/catalogue/items.ts';
import type { Db } from '../../store/database/connection.ts';
import { grantsOf } from '../../store/learning/access.ts';
import { lecturesOf } from '../../store/learning/curriculum.ts';
import { finishedIn, intervalsIn } from '../../store/learning/progress.ts';

/** The facts about a person and a course that decide whether they may review it. */
export async function reviewFacts(db: Db, userId: string, courseId: string, now: number): Promise<ReviewFacts> {
  const grants = (await grantsOf(db, userId, courseId)).filter(({ status }) => status === 'approved');
  const [course] = await itemsForSale(db, [courseId]);
  const hasBought = grants.length > 0 && course !== undefined;
  const nothing = { percentDone: 0, lectureCount: 0, finishedCount: 0 };
  if (!hasBought) return { hasBought, isWatchable: false, ...nothing, startsAt: null, now };
  const { courseType, schedule } = course;
  const lectures = await lecturesOf(db, [courseId]);
  // Watching never finishes a lecture without a length.
  const own = ownLectures(lectures, boughtAtOf(grants)).filter(({ durationSeconds }) => durationSeconds > 0);
  const finished = new Set(await finishedIn(db, userId, [courseId]));
  return {
    ...{ hasBought, isWatchable: courseType !== null && isWatchable(courseType) },
    percentDone: ownPercentDone(lectures, grants, await intervalsIn(db, userId, [courseId])),
    lectureCount: own.length,
    finishedCount: own.filter(({ id }) => finished.has(id)).length,
    ...{ startsAt: schedule.startsAt, now },
  };
}
