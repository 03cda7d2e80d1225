import * as z from 'zod/mini';
import type { Teacher } from '../../domain/catalogue/teacher.ts';
import { defineCall } from '../call.ts';
import { dataOf, localTextCodec } from '../primitives.ts';

const teachers = dataOf(
  z.array(
    z.codec(
      z.object({ id: z.string(), name: localTextCodec, account_email: z.nullable(z.string()) }),
      z.custom<Teacher>(),
      {
        decode: (w) => ({ id: w.id, name: w.name, accountEmail: w.account_email }),
        encode: (t) => ({ id: t.id, name: t.name, account_email: t.accountEmail }),
      },
    ),
  ),
);

export const adminTeachers = defineCall({
  name: 'adminTeachers',
  method: 'GET',
  path: '/api/admin/instructors',
  scope: 'administrator',
  origin: 'addition',
  summary: 'The teachers, each with the account that answers for them.',
  response: teachers,
});

export const setTeacherAccount = defineCall({
  name: 'setTeacherAccount',
  method: 'PUT',
  path: '/api/admin/instructors/{instructorId}/account',
  scope: 'administrator',
  origin: 'addition',
  summary: 'Says which account, by its e-mail, answers for a teacher; null for none. Answers the teachers.',
  params: z.object({ instructorId: z.string().check(z.maxLength(200)) }),
  body: z.object({ email: z.nullable(z.string().check(z.maxLength(255))) }),
  response: teachers,
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});
