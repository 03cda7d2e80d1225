import * as z from 'zod/mini';
import type { Person, Role } from '../../domain/people/identity.ts';
import { defineCall } from '../call.ts';
import { field, object, type Table, wrapped } from '../field.ts';
import { dataOf, done, shortText, spelled, success } from '../primitives.ts';

/** Role ids on the wire; those from 4 are additions. */
export const roleCodec = spelled<Role>({
  administrator: 1,
  instructor: 2,
  student: 3,
  nonMember: 4,
  orderDesk: 5,
  content: 6,
});

export const personTable: Table<Person> = {
  id: field('id', z.string()),
  role: field('role_id', roleCodec),
  username: field('username', z.nullable(z.string())),
  email: field('email', z.string()),
  firstName: field('firstname', z.string()),
  lastName: field('lastname', z.string()),
  tel: field('tel', z.nullable(z.string())),
};
export const personCodec = object(personTable);

/** Limits of an account's name and password. */
export const loginLimits = { username: 255, password: 128 } as const;

export const login = defineCall('login', 'POST /public/students/login', 'public', {
  changesSession: true,
  savesNothing: true,
  summary: 'Signs in by username or e-mail and password. It does not tell which accounts exist.',
  body: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(loginLimits.username)),
    password: z.string().check(z.minLength(1), z.maxLength(loginLimits.password)),
    /** The provider account that the person confirmed to link. */
    ticket: z.optional(shortText),
  }),
  response: wrapped(field('response.user', personCodec), success),
  failures: ['LOGIN_FAILED', 'PERMISSION_DENIED', 'WHITELIST_USER_DENIED'],
});

export const logout = defineCall('logout', 'POST /public/students/logout', 'public', {
  changesSession: true,
  summary: 'Ends the session and closes its sockets.',
  response: done,
});

export const currentPerson = defineCall('currentPerson', 'GET /public/session', 'public', {
  summary: 'Who is signed in; null for a guest.',
  response: dataOf(z.nullable(personCodec)),
});

export const student = defineCall('student', 'GET /private/students', 'buyer', {
  origin: 'specification',
  summary: "The signed-in buyer's own data.",
  response: dataOf(personCodec),
});

export const requestPasswordLink = defineCall('requestPasswordLink', 'POST /public/students/forgotpass', 'public', {
  summary:
    'Sends a link to set a new password, and links to unclaimed guest orders of the address. The answer is always the same.',
  body: z.object({ email: shortText }),
  response: done,
});
