import { accessOfOrders } from '../../../src/domain/learning/accessOfOrders.ts';
import { ownPercentDone } from '../../../src/domain/learning/ownLectures.ts';
import type { CourseOfPerson, PersonAtDesk } from '../../../src/domain/people/deskPerson.ts';
import type { Db } from '../../store/database/connection.ts';
import { accessHistory, grantsOf } from '../../store/learning/access.ts';
import { findCourses, lecturesOf } from '../../store/learning/curriculum.ts';
import { intervalsIn, playedTimes } from '../../store/learning/progress.ts';
import { ordersOfUser } from '../../store/order/orders.ts';
import { countSessions, findListedPerson } from '../../store/people/deskPeople.ts';
import { hasPassword } from '../../store/people/people.ts';
import { readDetails } from './personDetails.ts';

/** A person with all that the desk needs to help; `null` without such a person. */
export async function showPersonAtDesk(db: Db, userId: string, now: number): Promise<PersonAtDesk | null> {
  const listed = await findListedPerson(db, userId);
  const details = await readDetails(db, userId);
  if (listed === null || details === null) return null;
  const orders = await ordersOfUser(db, userId);
  return {
    ...listed,
    hasPassword: await hasPassword(db, userId),
    sessionCount: await countSessions(db, userId, now),
    ...details,
    courses: await coursesOf(db, userId, now),
    orders: orders.map(({ order: { id, number, status, placedAt, total, currency } }) => ({
      ...{ id, number, status, placedAt, total, currency },
    })),
  };
}

/** Every course to which the person ever had access, with the newest access first. */
async function coursesOf(db: Db, userId: string, now: number): Promise<readonly CourseOfPerson[]> {
  const history = await accessHistory(db, userId);
  const ids = [...new Set(history.map(({ itemId }) => itemId))];
  const courses = await findCourses(db, ids);
  const lectures = await lecturesOf(db, ids);
  const intervals = await intervalsIn(db, userId, ids);
  const grants = await grantsOf(db, userId);
  return courses.map(({ id, title }) => {
    const log = intervals.filter(({ courseId }) => courseId === id);
    const counted = grants.filter(({ itemId }) => itemId === id);
    const state = accessOfOrders(counted, playedTimes(log), now);
    return {
      ...{ courseId: id, title },
      percentDone: ownPercentDone(
        lectures.filter(({ courseId }) => courseId === id),
        counted,
        log,
      ),
      state: state?.kind ?? null,
      accesses: history
        .filter(({ itemId }) => itemId === id)
        .map((access) => ({
          ...{ id: access.id, orderId: access.orderId, givenReason: access.givenReason },
          ...{ startsAt: access.startsAt, endsAt: access.endsAt },
          ...{ takenAt: access.revokedAt, takenReason: access.takenReason },
        })),
    };
  });
}
