import * as z from 'zod/mini';
import type { Teacher, TeacherWords } from '../../domain/catalogue/teacher.ts';
import { type Revisable, spelledBy } from '../administration/revision.ts';
import { defineCall } from '../call.ts';
import { field, object, type Table, wireNames } from '../field.ts';
import { dataOf, list, localText } from '../primitives.ts';

const wordsTable: Table<TeacherWords> = {
  name: field('name', localText),
  headline: field('headline', z.nullable(localText)),
  about: field('about', z.nullable(localText)),
  pictureUrl: field('picture_url', z.nullable(z.string().check(z.maxLength(300)))),
};
export const teacherWireFields = wireNames(wordsTable);
const words = object(wordsTable);
const teacher = object<Teacher>({
  id: field('id', z.string()),
  ...wordsTable,
  accountEmail: field('account_email', z.nullable(z.string())),
});
const teachers = dataOf(list(teacher));

/** The part of a teacher that `changeTeacher` replaces. */
export const teacherWords: Revisable<TeacherWords> = { path: '/api/admin/instructors', spell: spelledBy(words) };

export const adminTeachers = defineCall('adminTeachers', 'GET /api/admin/instructors', 'content', {
  summary: 'The teachers, each with the account that answers for them.',
  response: teachers,
});

export const setTeacherAccount = defineCall(
  'setTeacherAccount',
  'PUT /api/admin/instructors/{instructorId}/account',
  'administrator',
  {
    summary: 'Links a teacher to an account by its e-mail; null for none. Answers the teachers.',
    params: z.object({ instructorId: z.string().check(z.maxLength(200)) }),
    body: z.object({ email: z.nullable(z.string().check(z.maxLength(255))) }),
    response: teachers,
    failures: ['INPUT_ERROR', 'NOT_FOUND'],
  },
);

export const addTeacher = defineCall('addTeacher', 'POST /api/admin/instructors', 'content', {
  idempotent: true,
  summary: 'Adds an instructor. Answers the instructors.',
  body: words,
  response: teachers,
  failures: ['INPUT_ERROR'],
});

export const changeTeacher = defineCall('changeTeacher', 'PUT /api/admin/instructors/{instructorId}', 'content', {
  ...{ idempotent: true, takesRevision: true },
  summary: 'Changes the words and the picture of an instructor. Answers the instructors.',
  body: words,
  response: teachers,
  failures: ['INPUT_ERROR', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
});
