import * as z from 'zod/mini';
import type { CountedGroup, GroupPerson } from '../../domain/people/countedGroup.ts';
import { defineCall } from '../call.ts';
import { keywordCodec } from '../catalogue/keyword.ts';
import { count, dataOf, done, flag, idSchema, localText, pageOf } from '../primitives.ts';

const groups = dataOf(
  z.array(
    z.codec(
      z.object({
        id: z.string(),
        name: localText,
        is_default: flag,
        people_count: z.int(),
        course_count: z.int(),
      }),
      z.custom<CountedGroup>(),
      {
        decode: (w) => ({
          id: w.id,
          name: w.name,
          isDefault: w.is_default,
          peopleCount: w.people_count,
          courseCount: w.course_count,
        }),
        encode: (g) => ({
          id: g.id,
          name: g.name,
          is_default: g.isDefault,
          people_count: g.peopleCount,
          course_count: g.courseCount,
        }),
      },
    ),
  ),
);

const adminPath = '/api/admin/groups';
const ofGroup = z.object({ groupId: idSchema });
const named = z.object({ name: localText });

export const adminGroups = defineCall({
  name: 'adminGroups',
  method: 'GET',
  path: adminPath,
  scope: 'administrator',
  origin: 'addition',
  summary: 'The groups, with how many people and courses are in each.',
  response: groups,
});

export const addGroup = defineCall({
  name: 'addGroup',
  method: 'POST',
  path: adminPath,
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary: 'Adds a group behind the others. Answers the groups.',
  body: named,
  response: groups,
  failures: ['INPUT_ERROR'],
});

export const renameGroup = defineCall({
  name: 'renameGroup',
  method: 'PUT',
  path: `${adminPath}/{groupId}`,
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary: 'Gives a group another name. Answers the groups.',
  params: ofGroup,
  body: named,
  response: groups,
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});

export const removeGroup = defineCall({
  name: 'removeGroup',
  method: 'POST',
  path: `${adminPath}/{groupId}/delete`,
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary:
    'Removes a group, unless a course is kept for it alone; its people are in none then. One that is gone is no fault. Answers the groups.',
  params: ofGroup,
  response: groups,
  failures: ['GROUP_IN_USE'],
});

export const adminPeople = defineCall({
  name: 'adminPeople',
  method: 'GET',
  path: '/api/admin/people',
  scope: 'administrator',
  origin: 'addition',
  summary: 'People with accounts, by part of name or e-mail, and by their group.',
  query: z.object({
    keyword: z.optional(keywordCodec),
    group: z.optional(idSchema),
    page: z.optional(count),
    pageSize: z.optional(count),
  }),
  response: pageOf(
    z.codec(
      z.object({ id: z.string(), name: z.string(), email: z.string(), user_group_id: z.nullable(z.string()) }),
      z.custom<GroupPerson>(),
      {
        decode: (w) => ({ id: w.id, name: w.name, email: w.email, groupId: w.user_group_id }),
        encode: (p) => ({ id: p.id, name: p.name, email: p.email, user_group_id: p.groupId }),
      },
    ),
  ),
});

const membership = z.codec(z.object({ is_in: flag }), z.custom<{ isIn: boolean }>(), {
  decode: (w) => ({ isIn: w.is_in }),
  encode: (m) => ({ is_in: m.isIn }),
});

export const setPersonInGroup = defineCall({
  name: 'setPersonInGroup',
  method: 'PUT',
  path: `${adminPath}/{groupId}/people/{userId}`,
  scope: 'administrator',
  origin: 'addition',
  summary: 'Puts somebody into a group, out of any other; or takes them out of this one.',
  params: z.object({ groupId: idSchema, userId: idSchema }),
  body: membership,
  response: done,
  failures: ['NOT_FOUND'],
});

export const setCourseInGroup = defineCall({
  name: 'setCourseInGroup',
  method: 'PUT',
  path: `${adminPath}/{groupId}/courses/{courseId}`,
  scope: 'administrator',
  origin: 'addition',
  summary: 'Keeps a course for a group beside others, or no longer. A course of no group is for everybody.',
  params: z.object({ groupId: idSchema, courseId: idSchema }),
  body: membership,
  response: done,
  failures: ['NOT_FOUND'],
});
