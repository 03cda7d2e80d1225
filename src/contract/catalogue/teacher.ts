import * as z from 'zod/mini';
import type { Teacher } from '../../domain/catalogue/teacher.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf, list, localText } from '../primitives.ts';

const teacher = object<Teacher>({
  id: field('id', z.string()),
  name: field('name', localText),
  accountEmail: field('account_email', z.nullable(z.string())),
});
const teachers = dataOf(list(teacher));

export const adminTeachers = defineCall('adminTeachers', 'GET /api/admin/instructors', 'administrator', {
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
