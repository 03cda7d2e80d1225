import type { CourseOfGroup } from '../../../src/contract/catalogue/courseOfGroup.ts';
import { type CourseDetail, idFromSlug } from '../../../src/domain/catalogue/course.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { runningPromotions } from '../../store/cart/offers.ts';
import { findItem } from '../../store/catalogue/items.ts';
import { plansOfItems } from '../../store/catalogue/plans.ts';
import { isUnpublished } from '../../store/catalogue/shownItems.ts';
import type { Db } from '../../store/database/connection.ts';
import { grantsVersion } from '../../store/learning/access.ts';
import type { CallContext } from '../callContext.ts';
import { catalogueVersionText } from './catalogueVersionText.ts';
import { isInGroupsOf, ownsCourse } from './groupRight.ts';
import { showDetail } from './showItems.ts';

/**
 * A course page for everybody. A course limited to groups shows only its listing data; members ask for the rest
 * (`showCourseOfGroup`).
 */
export async function showCourse(db: Db, slug: string, now: EpochMs): Promise<CourseDetail | Refusal> {
  const course = await wholeCourse(db, idFromSlug(slug), now);
  return isRefusal(course) || course.limitedTo.length === 0 ? course : outlineOf(course);
}

/** The whole course page for this caller; a buyer outside its groups gets no plans. */
export async function showCourseOfGroup(
  db: Db,
  id: string,
  { caller, now }: Pick<CallContext, 'caller' | 'now'>,
): Promise<CourseOfGroup | Refusal> {
  const course = await wholeCourse(db, id, now);
  if (isRefusal(course)) return course;
  if (await isInGroupsOf(db, course.limitedTo, caller)) return { course };
  return { course: (await ownsCourse(db, id, caller)) ? { ...course, plans: [] } : null };
}

async function wholeCourse(db: Db, id: string, now: EpochMs): Promise<CourseDetail | Refusal> {
  const item = await findItem(db, id, 'course');
  if (item !== null) return showDetail(item, await plansOfItems(db, [id]), await runningPromotions(db, now));
  return refuse((await isUnpublished(db, id, 'course')) ? 'NOT_PUBLISHED' : 'NOT_FOUND');
}

/** Changes with the catalogue and the learners, and when a promotion begins, ends or changes. */
export async function courseVersion(context: CallContext): Promise<string> {
  const running = await runningPromotions(context.parts.db, context.now);
  const named = running.map(({ id, title, courseIds }) => [id, title, courseIds]);
  const learners = await grantsVersion(context.parts.db);
  return `${await catalogueVersionText(context)} ${learners} ${JSON.stringify(named)}`;
}

const outlineOf = (course: CourseDetail): CourseDetail => ({
  ...course,
  ...{ description: { th: '', en: null }, outcomes: [], plans: [], sections: [], teaser: null, freeBook: null },
  schedule: { ...course.schedule, venue: null },
});
