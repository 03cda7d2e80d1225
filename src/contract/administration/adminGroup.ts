import * as z from 'zod/mini';
import type { CountedGroup, GroupPerson } from '../../domain/people/countedGroup.ts';
import { defineCall } from '../call.ts';
import { keywordCodec } from '../catalogue/keyword.ts';
import { field, object } from '../field.ts';
import { dataOf, done, flag, idSchema, list, localText, pageOf, pageQuery } from '../primitives.ts';
import { defineResource } from './resource.ts';
import { spelledBy } from './revision.ts';

const group = object<CountedGroup>({
  id: field('id', z.string()),
  name: field('name', localText),
  isDefault: field('is_default', flag),
  peopleCount: field('people_count', z.int()),
  courseCount: field('course_count', z.int()),
});
const groups = dataOf(list(group));

const groupDraft = object<Pick<CountedGroup, 'name'>>({ name: field('name', localText) });

/** The groups; every change returns all of them. */
export const groupResource = defineResource({
  path: '/api/admin/groups',
  idName: 'groupId',
  draft: groupDraft,
  spell: spelledBy(groupDraft),
  answer: groups,
  list: {
    name: 'adminGroups',
    right: 'content',
    summary: 'The groups with their numbers of people and courses.',
    response: groups,
  },
  add: { name: 'addGroup', summary: 'Adds a group behind the others. Answers the groups.' },
  change: { name: 'renameGroup', summary: 'Gives a group another name. Answers the groups.' },
  remove: {
    name: 'removeGroup',
    summary:
      'Removes a group, unless a course is reserved for it alone. Its people have no group afterwards. Answers the groups, also if it was gone.',
    response: groups,
    failures: ['GROUP_IN_USE'],
  },
});

export const adminPeople = defineCall('adminPeople', 'GET /api/admin/people', 'administrator', {
  summary: 'People with accounts, by part of name or e-mail, and by their group.',
  query: z.object({
    keyword: z.optional(keywordCodec),
    group: z.optional(idSchema),
    ...pageQuery,
  }),
  response: pageOf(
    object<GroupPerson>({
      id: field('id', z.string()),
      name: field('name', z.string()),
      email: field('email', z.string()),
      groupId: field('user_group_id', z.nullable(z.string())),
    }),
  ),
});

const membership = object<{ readonly isIn: boolean }>({ isIn: field('is_in', flag) });

export const setPersonInGroup = defineCall(
  'setPersonInGroup',
  `PUT ${groupResource.path}/{groupId}/people/{userId}`,
  'administrator',
  {
    summary: 'Moves a person into a group, out of any other, or out of this group.',
    body: membership,
    response: done,
    failures: ['NOT_FOUND'],
  },
);

export const setCourseInGroupCall = defineCall(
  'setCourseInGroup',
  `PUT ${groupResource.path}/{groupId}/courses/{courseId}`,
  'administrator',
  {
    summary: 'Adds a course to a group or removes it. A course without groups is for everybody.',
    body: membership,
    response: done,
    failures: ['NOT_FOUND'],
  },
);
