import type { BesideCourse } from '../../../src/contract/catalogue/besideCourse.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { idsOfCategory, idsOfTeacher, placeOfCourse } from '../../store/catalogue/besideCourse.ts';
import { coursesOfIds } from '../../store/catalogue/items.ts';
import type { Db } from '../../store/database/connection.ts';
import { storedSettings } from '../../store/site/settings.ts';
import type { CallContext } from '../callContext.ts';
import { bestSellers } from './bestSellers.ts';
import { catalogueVersionText } from './catalogueVersionText.ts';
import { showListing } from './showItems.ts';

/** One row of the page. */
const mostShown = 8;

/** Other courses below a course's page: never the course itself, and none in both of the first rows. */
export async function showBesideCourse(db: Db, courseId: string, now: number): Promise<BesideCourse | Refusal> {
  const place = await placeOfCourse(db, courseId);
  if (place === null) return refuse('NOT_FOUND');
  const { sameTeacherShown, sameGroupShown } = await storedSettings(db);
  const teacher = sameTeacherShown ? await idsOfTeacher(db, place, mostShown) : [];
  const group = sameGroupShown ? await idsOfCategory(db, place, teacher.length + mostShown) : [];
  const best = await shownBestSellers(db, now);
  const found = await coursesOfIds(db, [...new Set([...teacher, ...group, ...best])]);
  const rows = new Map(found.map((row) => [row.id, showListing(row)]));
  const shown = (ids: readonly string[]) => ids.flatMap((id) => rows.get(id) ?? []).slice(0, mostShown);
  return {
    sameTeacher: shown(teacher),
    sameGroup: shown(group.filter((id) => !teacher.includes(id))),
    bestSelling: shown(best.filter((id) => id !== courseId)),
  };
}

/** Changes with the catalogue, the settings and the best sellers. */
export async function besideVersion(context: CallContext): Promise<string> {
  const best = await shownBestSellers(context.parts.db, context.now);
  return [await catalogueVersionText(context), ...best].join(' ');
}

const shownBestSellers = async (db: Db, now: number): Promise<readonly string[]> =>
  (await storedSettings(db)).bestSellersShown ? await bestSellers(db, now) : [];
