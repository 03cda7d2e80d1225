import * as z from 'zod/mini';
import type { LabelAnswers } from '../../domain/people/customLabel.ts';
import type { Person } from '../../domain/people/identity.ts';
import type { RegistrationField } from '../../domain/people/registration.ts';
import { type AcceptedPage, acceptedPages } from '../../domain/site/acceptance.ts';
import type { TaxData } from '../../domain/tax/taxData.ts';
import { defineCall } from '../call.ts';
import { field, object, type Row, type Table, wireNames, wireOnly, wrapped } from '../field.ts';
import {
  done,
  flag,
  idSchema,
  languageSchema,
  list,
  orElse,
  orNull,
  success,
  typedText,
  uploadNameSchema,
} from '../primitives.ts';
import { personCodec } from './session.ts';
import { taxDataAmongOthers } from './taxData.ts';

/** The form of an account, or of a purchase without one. */
export type Registration = {
  /** `member` sets username and password; `nonMember` buys without registering. */
  readonly kind: 'member' | 'nonMember';
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname: string | null;
  readonly email: string;
  readonly tel: string | null;
  readonly address: string | null;
  /** Name from the upload call. */
  readonly pictureName: string | null;
  readonly groupId: string | null;
  readonly answers: LabelAnswers;
  readonly username: string | null;
  readonly password: string | null;
  readonly language: 'th' | 'en';
  /** The invoices' recipient; absent if not asked. */
  readonly tax?: TaxData;
  /** The pages that stood beside the button. Without it nothing is recorded as accepted. */
  readonly accepts?: readonly AcceptedPage[] | undefined;
};

/** Wire path of an answer in refusals: this, a dot, and the question's id. */
export const answersWireField = 'customLabel';

/** One text, or the list of chosen options. The browser's label and validation flag are ignored. */
const answerSchema = z.object({
  id: idSchema,
  value: z.union([typedText, z.array(typedText).check(z.maxLength(100))]),
});
export const answersCodec = z.codec(z.array(answerSchema).check(z.maxLength(100)), z.custom<LabelAnswers>(), {
  decode: (answers) =>
    Object.fromEntries(answers.map(({ id, value }) => [id, typeof value === 'string' ? [value] : value])),
  encode: (answers) => Object.entries(answers).map(([id, values]) => ({ id, value: [...values] })),
});

const kindCodec = z.codec(z.boolean(), z.custom<Registration['kind']>(), {
  decode: (isMember) => (isMember ? 'member' : 'nonMember'),
  encode: (kind) => kind === 'member',
});

const taxInvoice = z.optional(flag);
/** The tax data, if an invoice is requested. */
const tax: Row<TaxData | undefined> = {
  shape: { is_require_tax_invoice: taxInvoice, ...taxDataAmongOthers.shape },
  read: (wire) => (wire.is_require_tax_invoice === true ? taxDataAmongOthers.read(wire) : undefined),
  write: (inside, wire) => {
    if (inside === undefined) return;
    wire.is_require_tax_invoice = true;
    taxDataAmongOthers.write(inside, wire);
  },
};

/** The domain checks limits and patterns; here only shapes are checked. */
const registrationTable: Table<Registration> = {
  kind: field('is_registration_layout_four', kindCodec),
  firstName: field('firstname', typedText),
  lastName: field('lastname', typedText),
  nickname: field('nickname', z.nullable(typedText)),
  email: field('email', typedText),
  tel: field('tel', z.nullable(typedText)),
  address: field('address', z.nullable(typedText)),
  pictureName: field('displayImgUrl', orNull(uploadNameSchema)),
  groupId: field('studentGroupKpi', orNull(idSchema)),
  answers: field(answersWireField, orElse(answersCodec, {})),
  username: field('username', z.nullable(typedText)),
  password: field('password', z.nullable(typedText)),
  language: field('language', languageSchema),
  tax,
  accepts: field('accepted_pages', z.optional(list(z.enum(acceptedPages)))),
};
export const registrationCodec = object(registrationTable);

const { pictureName: picture, ...named } = wireNames(registrationTable);
/** Wire names of the form's fields, also in refusals. */
export const registrationWireFields: Readonly<Partial<Record<RegistrationField, string>>> = { ...named, picture };

export const registerStudent = defineCall('registerStudent', 'POST /public/students/course-detail-page', 'public', {
  origin: 'specification',
  changesSession: true,
  idempotent: true,
  summary: 'Opens an account, or the separate account of a guest buyer, and signs in.',
  body: registrationCodec,
  response: wrapped<Person>(
    field('user', personCodec),
    success,
    wireOnly('createStudent', z.literal(true), () => true as const),
    wireOnly('userId', z.string(), ({ id }) => id),
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

export const sendRegistrationEmail = defineCall(
  'sendRegistrationEmail',
  'POST /api/send/to/email/registration',
  'person',
  {
    origin: 'specification',
    summary: "Sends the caller's pending welcome message, once. The body is ignored.",
    response: done,
  },
);
