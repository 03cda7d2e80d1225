import * as z from 'zod/mini';
import type { Person } from '../domain/identity.ts';
import type { RegistrationField } from '../domain/registration.ts';
import { defineCall } from './call.ts';
import { done, languageSchema } from './primitives.ts';
import { personCodec } from './session.ts';

/** What a person types to open an account, or to buy without one. */
export type Registration = {
  /** `member` sets username and password; `nonMember` buys without registering. */
  readonly kind: 'member' | 'nonMember';
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname: string | null;
  readonly email: string;
  readonly tel: string | null;
  readonly address: string | null;
  readonly username: string | null;
  readonly password: string | null;
  readonly language: 'th' | 'en';
};

/** How the body, and a refusal of it, spells the form's fields. */
export const registrationWireFields: Readonly<Partial<Record<RegistrationField, string>>> = {
  firstName: 'firstname',
  lastName: 'lastname',
  nickname: 'nickname',
  email: 'email',
  tel: 'tel',
  address: 'address',
  username: 'username',
  password: 'password',
};

const text = z.string().check(z.maxLength(5_000));

/** Limits and patterns are the rules' own (registration in the domain); here only shapes are checked. */
export const registrationCodec = z.codec(
  z.object({
    firstname: text,
    lastname: text,
    nickname: z.nullable(text),
    email: text,
    tel: z.nullable(text),
    address: z.nullable(text),
    username: z.nullable(text),
    password: z.nullable(text),
    is_registration_layout_four: z.boolean(),
    language: languageSchema,
  }),
  z.custom<Registration>(),
  {
    decode: (w) => ({
      kind: w.is_registration_layout_four ? ('member' as const) : ('nonMember' as const),
      firstName: w.firstname,
      lastName: w.lastname,
      nickname: w.nickname,
      email: w.email,
      tel: w.tel,
      address: w.address,
      username: w.username,
      password: w.password,
      language: w.language,
    }),
    encode: (r) => ({
      firstname: r.firstName,
      lastname: r.lastName,
      nickname: r.nickname,
      email: r.email,
      tel: r.tel,
      address: r.address,
      username: r.username,
      password: r.password,
      is_registration_layout_four: r.kind === 'member',
      language: r.language,
    }),
  },
);

export const registerStudent = defineCall({
  name: 'registerStudent',
  method: 'POST',
  path: '/public/students/course-detail-page',
  scope: 'public',
  idempotent: true,
  summary: 'Opens an account, or the separate account of somebody who buys without registering, and signs in.',
  body: registrationCodec,
  response: z.codec(
    z.object({ success: z.literal(true), createStudent: z.literal(true), userId: z.string(), user: personCodec }),
    z.custom<Person>(),
    {
      decode: (w) => w.user,
      encode: (user) => ({ success: true as const, createStudent: true as const, userId: user.id, user }),
    },
  ),
  failures: [
    'INPUT_ERROR',
    'OVER_LIMIT_USER',
    'ERROR_CREATE_USER_IN_DAY',
    'DUPLICATE_USERNAME',
    'DUPLICATE_EMAIL',
    'INVALID_FORMAT_USERNAME',
    'INVALID_FORMAT_PASSWORD',
    'INVALID_FORMAT_EMAIL',
  ],
});

export const sendRegistrationEmail = defineCall({
  name: 'sendRegistrationEmail',
  method: 'POST',
  path: '/api/send/to/email/registration',
  scope: 'person',
  summary: 'Sends the welcome message that is owed to the caller, once; the body is ignored.',
  response: done,
});
