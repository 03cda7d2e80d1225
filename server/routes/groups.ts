import {
  addGroup as addGroupCall,
  adminGroups,
  adminPeople,
  removeGroup as removeGroupCall,
  renameGroup as renameGroupCall,
  setCourseInGroup as setCourseInGroupCall,
  setPersonInGroup,
} from '../../src/contract/administration/adminGroup.ts';
import { isRefusal, refuse } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { allOrRefused } from '../http/idempotency.ts';
import { pageOf } from '../http/pages/pageOf.ts';
import { newId } from '../store/database/newId.ts';
import {
  holdGroup,
  listCountedGroups,
  putIntoGroup,
  searchGroupPeople,
  setCourseInGroup,
  takeOutOfGroup,
} from '../store/people/userGroups.ts';
import { removeGroup } from '../useCases/catalogue/removeGroup.ts';
import { addGroup, renameGroup } from '../useCases/catalogue/saveGroup.ts';

/** Groups of people, who is in them, and which courses are kept for them. */
export const groupRoutes = [
  handle(adminGroups, (_, { parts }) => listCountedGroups(parts.db)),

  handle(addGroupCall, ({ body }, { parts, once, now }) => {
    const id = newId(now, parts.randomBytes);
    return once((tx) => addGroup(tx, id, body.name));
  }),

  handle(renameGroupCall, ({ params, body }, { once }) => once((tx) => renameGroup(tx, params.groupId, body.name))),

  handle(removeGroupCall, async ({ params }, { parts, language, once, now }) => {
    let hasChangedItems = false;
    const answer = await once(async (tx) => {
      const removed = await removeGroup(tx, { groupId: params.groupId, language }, now);
      if (isRefusal(removed)) return removed;
      hasChangedItems = removed.hasChangedItems;
      return [...removed.groups];
    });
    if (hasChangedItems) parts.realtime.emitToAll('catalogue:changed', '');
    return answer;
  }),

  handle(adminPeople, ({ query: { keyword = '', group = null, ...page } }, { parts }) =>
    searchGroupPeople(parts.db, { keyword: keyword.trim(), groupId: group, ...pageOf(page) }),
  ),

  handle(setPersonInGroup, ({ params: { groupId, userId }, body: { isIn } }, { parts }) =>
    allOrRefused(parts.db, async (tx) => {
      if (!(await holdGroup(tx, groupId))) return refuse('NOT_FOUND');
      if (!isIn) await takeOutOfGroup(tx, groupId, userId);
      else if (!(await putIntoGroup(tx, groupId, userId))) return refuse('NOT_FOUND');
      return null;
    }),
  ),

  handle(setCourseInGroupCall, async ({ params: { groupId, courseId }, body: { isIn } }, { parts, now }) => {
    const answer = await allOrRefused(parts.db, async (tx) => {
      if (!(await holdGroup(tx, groupId))) return refuse('NOT_FOUND');
      return (await setCourseInGroup(tx, groupId, courseId, isIn, now)) ? null : refuse('NOT_FOUND');
    });
    if (!isRefusal(answer)) parts.realtime.emitToAll('catalogue:changed', courseId);
    return answer;
  }),
];
