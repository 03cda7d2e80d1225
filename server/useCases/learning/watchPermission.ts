import { isWatchable } from '../../../src/domain/catalogue/courseType.ts';
import { mayWatch } from '../../../src/domain/learning/accessTime.ts';
import { boughtAtOf } from '../../../src/domain/learning/ownLectures.ts';
import { hasRight } from '../../../src/domain/people/rights.ts';
import type { Caller } from '../../base/caller.ts';
import type { Db } from '../../store/database/connection.ts';
import { findCourses, type TaughtCourse } from '../../store/learning/curriculum.ts';
import { accessTo } from './accessTo.ts';

/** A caller's permission for a course with its end and its purchase; `null` allows previews only. */
export type WatchPermission = {
  readonly userId: string;
  readonly endsAt: number | null;
  /** `null` for an editor of content. */
  readonly boughtAt: number | null;
} | null;

/** Whether a caller may watch this course now. Who edits content may. */
export async function watchPermission(
  db: Db,
  course: Pick<TaughtCourse, 'id' | 'type'>,
  caller: Caller,
  now: number,
): Promise<WatchPermission> {
  if (caller.kind !== 'person') return null;
  if (hasRight(caller.role, 'content')) return { userId: caller.userId, endsAt: null, boughtAt: null };
  if (!isWatchable(course.type)) return null;
  const { state, grants } = await accessTo(db, caller.userId, course.id, now);
  if (state === null || !mayWatch(state)) return null;
  return { userId: caller.userId, endsAt: state.endsAt, boughtAt: boughtAtOf(grants) };
}

/** How long (ms) a permission is cached: a film is fetched in many pieces. */
const believedForMs = 60_000;
/** Most cached permissions; the oldest are dropped. */
const yesesMaximum = 5_000;

type WatchCheck = (caller: Caller, courseId: string, now: number) => Promise<boolean>;

/** Whether a caller may still watch a course, checked at most once a minute while allowed. */
export function watchChecker(db: Db): WatchCheck {
  const believedUntil = new Map<string, number>();
  return async (caller, courseId, now) => {
    if (caller.kind !== 'person') return false;
    const key = `${caller.userId} ${courseId}`;
    if ((believedUntil.get(key) ?? 0) > now) return true;
    believedUntil.delete(key);
    const [course] = await findCourses(db, [courseId]);
    if (!course || (await watchPermission(db, course, caller, now)) === null) return false;
    believedUntil.set(key, now + believedForMs);
    if (believedUntil.size > yesesMaximum) forgetOldest(believedUntil);
    return true;
  };
}

function forgetOldest(believed: Map<string, number>): void {
  const [oldest] = believed.keys();
  if (oldest !== undefined) believed.delete(oldest);
}
