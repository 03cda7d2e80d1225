import * as z from 'zod/mini';
import type { Person, Role } from '../../domain/people/identity.ts';
import { defineCall } from '../call.ts';
import { dataOf, done, shortText } from '../primitives.ts';

/** Role ids on the wire: 1 administrator, 2 instructor, 3 student; 4, a non-member, is an addition. */
const roleOnWire = { administrator: 1, instructor: 2, student: 3, nonMember: 4 } as const satisfies Record<
  Role,
  number
>;
const roleInside: Record<1 | 2 | 3 | 4, Role> = { 1: 'administrator', 2: 'instructor', 3: 'student', 4: 'nonMember' };

export const personCodec = z.codec(
  z.object({
    id: z.string(),
    role_id: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    username: z.nullable(z.string()),
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    tel: z.nullable(z.string()),
  }),
  z.custom<Person>(),
  {
    decode: (w) => ({
      id: w.id,
      role: roleInside[w.role_id],
      username: w.username,
      email: w.email,
      firstName: w.firstname,
      lastName: w.lastname,
      tel: w.tel,
    }),
    encode: (p) => ({
      id: p.id,
      role_id: roleOnWire[p.role],
      username: p.username,
      email: p.email,
      firstname: p.firstName,
      lastname: p.lastName,
      tel: p.tel,
    }),
  },
);

/** No account's name or password is longer. */
export const loginLimits = { username: 255, password: 128 } as const;

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/public/students/login',
  scope: 'public',
  changesSession: true,
  savesNothing: true,
  origin: 'addition',
  summary: 'Signs in by username or e-mail and password. It does not tell which accounts exist.',
  body: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(loginLimits.username)),
    password: z.string().check(z.minLength(1), z.maxLength(loginLimits.password)),
    /** The newcomer whom the person has said yes to: the provider that vouched for it is linked from now on. */
    ticket: z.optional(shortText),
  }),
  response: z.codec(
    z.object({ success: z.literal(true), response: z.object({ user: personCodec }) }),
    z.custom<Person>(),
    {
      decode: (w) => w.response.user,
      encode: (user) => ({ success: true as const, response: { user } }),
    },
  ),
  failures: ['LOGIN_FAILED', 'PERMISSION_DENIED', 'WHITELIST_USER_DENIED'],
});

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/public/students/logout',
  scope: 'public',
  changesSession: true,
  origin: 'addition',
  summary: 'Ends the session and closes its sockets.',
  response: done,
});

export const currentPerson = defineCall({
  name: 'currentPerson',
  method: 'GET',
  path: '/public/session',
  scope: 'public',
  origin: 'addition',
  summary: 'Who is signed in; null for a guest.',
  response: dataOf(z.nullable(personCodec)),
});

export const student = defineCall({
  name: 'student',
  method: 'GET',
  path: '/private/students',
  scope: 'buyer',
  summary: "The signed-in buyer's own data.",
  response: dataOf(personCodec),
});

export const requestPasswordLink = defineCall({
  name: 'requestPasswordLink',
  method: 'POST',
  path: '/public/students/forgotpass',
  scope: 'public',
  origin: 'addition',
  summary:
    'Sends a link to set a new password, and those that open what was bought apart with the address; the answer is always the same.',
  body: z.object({ email: shortText }),
  response: done,
});
