import { hasRight } from '../../../src/domain/people/rights.ts';
import { enforcedGroups, isInGroups } from '../../../src/domain/people/userGroup.ts';
import type { SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import type { Caller } from '../../base/caller.ts';
import { itemsForSale, type SaleRow } from '../../store/catalogue/items.ts';
import type { Db } from '../../store/database/connection.ts';
import { ownedCourseIds } from '../../store/order/purchases.ts';
import { groupOf, groupsOfItem } from '../../store/people/userGroups.ts';
import { readSettings } from '../../store/site/settings.ts';

/** Whether a caller is in one of the groups; an administrator always is. */
export async function isInGroupsOf(db: Db, limitedTo: readonly string[], caller: Caller): Promise<boolean> {
  if (limitedTo.length === 0) return true;
  if (caller.kind !== 'person') return false;
  return hasRight(caller.role, 'content') || isInGroups(limitedTo, await groupOf(db, caller.userId));
}

/** Whether a caller has bought the course: a group decides who may see and buy, not who keeps access. */
export const ownsCourse = async (db: Db, courseId: string, caller: Caller): Promise<boolean> =>
  caller.kind === 'person' && (await ownedCourseIds(db, caller.userId)).includes(courseId);

/** The given items with groups that a buyer is not in; a guest is in none. */
export async function itemsNotFor(
  db: Db,
  items: readonly SaleRow[],
  settings: SiteSettings,
  buyerId: string | null,
): Promise<readonly SaleRow[]> {
  const limited = items.filter(({ userGroupIds }) => enforcedGroups(settings, userGroupIds).length > 0);
  if (limited.length === 0) return [];
  const groupId = buyerId === null ? null : await groupOf(db, buyerId);
  return limited.filter(({ userGroupIds }) => !isInGroups(userGroupIds, groupId));
}

/** The given ids whose plans a caller may know: not those of other groups. */
export async function idsToldTo(db: Db, itemIds: readonly string[], caller: Caller): Promise<readonly string[]> {
  if (caller.kind === 'person' && hasRight(caller.role, 'content')) return itemIds;
  const items = await itemsForSale(db, itemIds);
  const denied = await itemsNotFor(db, items, await readSettings(db), caller.kind === 'person' ? caller.userId : null);
  const deniedIds = new Set(denied.map(({ id }) => id));
  return itemIds.filter((id) => !deniedIds.has(id));
}

/** Whether a caller may see a course's content (specification 6, course access by user group). */
export async function mayEnterCourse(db: Db, courseId: string, caller: Caller): Promise<boolean> {
  const groups = await groupsOfItem(db, courseId);
  return groups.length === 0 || (await isInGroupsOf(db, enforcedGroups(await readSettings(db), groups), caller));
}
