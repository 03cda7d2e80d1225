import {
  adminPeople,
  groupResource,
  setCourseInGroupCall,
  setPersonInGroup,
} from '../../src/contract/administration/adminGroup.ts';
import { plainEntry } from '../../src/domain/plainEntry.ts';
import { isRefusal, refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { onceCounted } from '../http/onceCounted.ts';
import { pageOf } from '../http/pages/pageOf.ts';
import { resourceRoutes } from '../http/resourceRoutes.ts';
import { allOrRefused } from '../store/database/onceByKey.ts';
import {
  holdGroup,
  listCountedGroups,
  putIntoGroup,
  searchGroupPeople,
  setCourseInGroup,
  takeOutOfGroup,
} from '../store/people/userGroups.ts';
import { announceCatalogue, announceItems } from '../useCases/catalogue/announceCatalogue.ts';
import { removeGroup } from '../useCases/catalogue/removeGroup.ts';
import { addGroup, renameGroup } from '../useCases/catalogue/saveGroup.ts';

/** User groups, their people and courses. */
export const groupRoutes = [
  ...resourceRoutes(groupResource, {
    list: listCountedGroups,
    add: (tx, id, { name }) => addGroup(tx, id, name),
    change: (tx, id, { name }) => renameGroup(tx, id, name),
  }),

  handle(groupResource.remove, async ({ params }, { parts, language, once, now }) => {
    return await onceCounted(once, {
      run: async (tx) => {
        const removed = await removeGroup(tx, { groupId: params.groupId, language }, now);
        return isRefusal(removed) ? removed : { answer: removed.groups, news: removed };
      },
      announce: ({ hasChangedItems }) => hasChangedItems && announceCatalogue(parts),
    });
  }),

  handle(adminPeople, ({ query: { keyword = '', group = null, ...page } }, { parts }) =>
    searchGroupPeople(parts.db, { keyword: plainEntry(keyword), groupId: group, ...pageOf(page) }),
  ),

  handle(setPersonInGroup, ({ params: { groupId, userId }, body: { isIn } }, { parts }) =>
    allOrRefused(parts.db, async (tx) => {
      if (!(await holdGroup(tx, groupId))) return refuse('NOT_FOUND');
      if (!isIn) await takeOutOfGroup(tx, groupId, userId);
      else if (!(await putIntoGroup(tx, groupId, userId))) return refuse('NOT_FOUND');
      return null;
    }),
  ),

  handle(
    setCourseInGroupCall,
    ({ params: { groupId, courseId }, body: { isIn } }, { parts, now }) =>
      allOrRefused(parts.db, async (tx) => {
        if (!(await holdGroup(tx, groupId))) return refuse('NOT_FOUND');
        return (await setCourseInGroup(tx, groupId, courseId, isIn, now)) ? null : refuse('NOT_FOUND');
      }),
    { announce: (parts, { params }) => announceItems(parts, [params.courseId]) },
  ),
];
