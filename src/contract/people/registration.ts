import * as z from 'zod/mini';
import type { LabelAnswers } from '../../domain/people/customLabel.ts';
import type { Person } from '../../domain/people/identity.ts';
import type { RegistrationField } from '../../domain/people/registration.ts';
import type { TaxData } from '../../domain/tax/taxData.ts';
import { defineCall } from '../call.ts';
import { done, flagCodec, idSchema, languageSchema, uploadNameSchema } from '../primitives.ts';
import { personCodec } from './session.ts';
import { partialTaxData, taxDataFrom, taxDataTo } from './taxData.ts';

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
  /** Name that the upload call gave. */
  readonly pictureName: string | null;
  readonly groupId: string | null;
  readonly answers: LabelAnswers;
  readonly username: string | null;
  readonly password: string | null;
  readonly language: 'th' | 'en';
  /** Whom invoices are made out to; missing where none was asked for. */
  readonly tax?: TaxData;
};

/** How the body, and a refusal of it, spells the form's fields. */
export const registrationWireFields: Readonly<Partial<Record<RegistrationField, string>>> = {
  firstName: 'firstname',
  lastName: 'lastname',
  nickname: 'nickname',
  email: 'email',
  tel: 'tel',
  address: 'address',
  picture: 'displayImgUrl',
  groupId: 'studentGroupKpi',
  username: 'username',
  password: 'password',
};

/** How a refusal spells the answer to a question of the shop: this, a full stop, and the id of the question. */
export const answersWireField = 'customLabel';

const text = z.string().check(z.maxLength(5_000));

/** One text, or the list of what was chosen; label and validation flag of the browser are not looked at. */
const answerSchema = z.object({
  id: idSchema,
  value: z.union([text, z.array(text).check(z.maxLength(100))]),
});
const answersCodec = z.codec(z.array(answerSchema).check(z.maxLength(100)), z.custom<LabelAnswers>(), {
  decode: (list) => Object.fromEntries(list.map(({ id, value }) => [id, typeof value === 'string' ? [value] : value])),
  encode: (answers) => Object.entries(answers).map(([id, values]) => ({ id, value: [...values] })),
});

/** Limits and patterns are the rules' own (registration in the domain); here only shapes are checked. */
export const registrationCodec = z.codec(
  z.object({
    firstname: text,
    lastname: text,
    nickname: z.nullable(text),
    email: text,
    tel: z.nullable(text),
    address: z.nullable(text),
    displayImgUrl: z.optional(z.nullable(uploadNameSchema)),
    studentGroupKpi: z.optional(z.nullable(idSchema)),
    customLabel: z.optional(answersCodec),
    username: z.nullable(text),
    password: z.nullable(text),
    is_registration_layout_four: z.boolean(),
    language: languageSchema,
    is_require_tax_invoice: z.optional(flagCodec),
    ...partialTaxData,
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
      pictureName: w.displayImgUrl ?? null,
      groupId: w.studentGroupKpi ?? null,
      answers: w.customLabel ?? {},
      username: w.username,
      password: w.password,
      language: w.language,
      ...(w.is_require_tax_invoice && { tax: taxDataFrom(w) }),
    }),
    encode: (r) => ({
      firstname: r.firstName,
      lastname: r.lastName,
      nickname: r.nickname,
      email: r.email,
      tel: r.tel,
      address: r.address,
      displayImgUrl: r.pictureName,
      studentGroupKpi: r.groupId,
      customLabel: r.answers,
      username: r.username,
      password: r.password,
      is_registration_layout_four: r.kind === 'member',
      language: r.language,
      ...(r.tax && { is_require_tax_invoice: true, ...taxDataTo(r.tax) }),
    }),
  },
);

export const registerStudent = defineCall({
  name: 'registerStudent',
  method: 'POST',
  path: '/public/students/course-detail-page',
  scope: 'public',
  changesSession: true,
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
