import * as z from 'zod/mini';
import { orderStatuses } from '../../domain/order/orderStatus.ts';
import {
  accessDaysMaximum,
  type CourseOfPerson,
  deskReasonMaximum,
  type GivenAccess,
  type GivenRole,
  type ListedPerson,
  type OrderOfPerson,
  type PersonAtDesk,
  type TypedNewPerson,
} from '../../domain/people/deskPerson.ts';
import { type Role, roles } from '../../domain/people/identity.ts';
import type { PersonDetails } from '../../domain/people/personDetails.ts';
import { defineCall } from '../call.ts';
import { keywordCodec } from '../catalogue/keyword.ts';
import { field, object, type Table, wireNames } from '../field.ts';
import { streamedFile } from '../order/orderDocument.ts';
import { currencySchema } from '../order/quote.ts';
import { registeredPerson } from '../people/registeredPerson.ts';
import { answersCodec, answersWireField } from '../people/registration.ts';
import { roleCodec } from '../people/session.ts';
import {
  dataOf,
  done,
  flag,
  idSchema,
  instant,
  list,
  localText,
  money,
  pageOf,
  pageQuery,
  shortText,
  spelled,
  typedText,
} from '../primitives.ts';

const path = '/api/admin/accounts';
const personPath = `${path}/{userId}` as const;

const listedPersonTable: Table<ListedPerson> = {
  id: field('id', z.string()),
  name: field('name', z.string()),
  email: field('email', z.string()),
  username: field('username', z.nullable(z.string())),
  tel: field('tel', z.nullable(z.string())),
  role: field('role_id', roleCodec),
  isBlocked: field('is_blocked', flag),
  isErased: field('is_erased', flag),
  createdAt: field('created_at', instant),
};

const givenAccess = object<GivenAccess>({
  id: field('id', z.string()),
  orderId: field('order_id', z.nullable(z.string())),
  givenReason: field('given_reason', z.nullable(z.string())),
  startsAt: field('starts_at', instant),
  endsAt: field('ends_at', z.nullable(instant)),
  takenAt: field('taken_at', z.nullable(instant)),
  takenReason: field('taken_reason', z.nullable(z.string())),
});

const courseOfPerson = object<CourseOfPerson>({
  courseId: field('course_id', z.string()),
  title: field('title', localText),
  percentDone: field('percent', z.number()),
  state: field('state', z.nullable(z.enum(['open', 'running', 'ended']))),
  accesses: field('accesses', list(givenAccess)),
});

const orderOfPerson = object<OrderOfPerson>({
  id: field('id', z.string()),
  number: field('number', z.string()),
  status: field('status', z.enum(orderStatuses)),
  placedAt: field('placed_at', instant),
  total: field('total', money),
  currency: field('currency_code', currencySchema),
});

const detailsTable: Table<PersonDetails> = {
  firstName: field('firstname', typedText),
  lastName: field('lastname', typedText),
  nickname: field('nickname', typedText),
  tel: field('tel', typedText),
  address: field('address', typedText),
  email: field('email', typedText),
  groupId: field('user_group_id', z.nullable(idSchema)),
  answers: field(answersWireField, answersCodec),
};
export const detailsWireNames = wireNames(detailsTable);

const personAtDesk = object<PersonAtDesk>({
  ...listedPersonTable,
  hasPassword: field('has_password', flag),
  sessionCount: field('sessions', z.int()),
  registered: field('registered', registeredPerson),
  details: field('details', object(detailsTable)),
  detailsRevision: field('details_revision', z.string()),
  isEmailProved: field('is_email_verified', flag),
  courses: field('courses', list(courseOfPerson)),
  orders: field('orders', list(orderOfPerson)),
});

/** Roles that the desk gives, in the spelling of `roleCodec`. */
const givenRole = spelled<GivenRole>({ administrator: 1, instructor: 2, student: 3, orderDesk: 5, content: 6 });

export const adminAccounts = defineCall('adminAccounts', `GET ${path}`, 'administrator', {
  summary: 'People with accounts, newest first, by role, blocking, or part of name, e-mail, telephone or username.',
  query: z.object({
    keyword: z.optional(keywordCodec),
    role: z.optional(z.enum(roles)),
    blocked: z.optional(z.literal('only')),
    ...pageQuery,
  }),
  response: pageOf(object<ListedPerson>(listedPersonTable)),
});

export const adminAccount = defineCall('adminAccount', `GET ${personPath}`, 'administrator', {
  summary: 'A person with orders, courses, accesses and answers to the questions of the shop.',
  response: dataOf(personAtDesk),
  failures: ['NOT_FOUND'],
});

const newPersonTable: Table<TypedNewPerson> = {
  email: field('email', shortText),
  firstName: field('firstname', shortText),
  lastName: field('lastname', shortText),
  role: field('role_id', givenRole),
};
export const newPersonWireNames = wireNames(newPersonTable);

export const addAccount = defineCall('addAccount', `POST ${path}`, 'administrator', {
  idempotent: true,
  summary: 'Makes an account and mails its owner a link to choose a password. Answers its id.',
  body: object(newPersonTable),
  response: dataOf(z.string()),
  failures: ['INPUT_ERROR', 'DUPLICATE_EMAIL', 'OVER_LIMIT_USER', 'ERROR_CREATE_USER_IN_DAY'],
});

export const savePersonDetails = defineCall('savePersonDetails', `PUT ${personPath}/details`, 'administrator', {
  idempotent: true,
  summary: 'Changes names, e-mail, telephone, address, group and answers of a person; a new e-mail is unproved.',
  body: object<PersonDetails & { readonly revision: string }>({
    ...detailsTable,
    revision: field('details_revision', shortText),
  }),
  response: dataOf(personAtDesk),
  failures: ['INPUT_ERROR', 'NOT_FOUND', 'DUPLICATE_EMAIL', 'CHANGED_MEANWHILE'],
});

export const setAccountRole = defineCall('setAccountRole', `PUT ${personPath}/role`, 'administrator', {
  idempotent: true,
  summary: 'Changes a role, unless another one was given meanwhile; the person signs in again.',
  body: object<{ readonly role: GivenRole; readonly from: Role }>({
    role: field('role_id', givenRole),
    from: field('from_role_id', roleCodec),
  }),
  response: done,
  failures: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'LAST_ADMINISTRATOR'],
});

export const setAccountBlocked = defineCall('setAccountBlocked', `PUT ${personPath}/blocked`, 'administrator', {
  idempotent: true,
  summary: 'Blocks or unblocks an account. A blocked person is told so and can do nothing.',
  body: object<{ readonly isBlocked: boolean }>({ isBlocked: field('is_blocked', flag) }),
  response: done,
  failures: ['NOT_FOUND', 'LAST_ADMINISTRATOR'],
});

export const endAccountSessions = defineCall('endAccountSessions', `POST ${personPath}/signout`, 'administrator', {
  idempotent: true,
  summary: 'Signs a person out on all devices.',
  response: done,
  failures: ['NOT_FOUND'],
});

export const mailAccountLink = defineCall('mailAccountLink', `POST ${personPath}/link`, 'administrator', {
  idempotent: true,
  summary: 'Mails a person a link to choose a password.',
  response: done,
  failures: ['NOT_FOUND'],
});

export const exportPersonData = defineCall('exportPersonData', `GET ${personPath}/data`, 'administrator', {
  media: 'zip',
  summary:
    "All data of a person as a ZIP of JSON, CSV and their files, in the reader's language. The audit records it.",
  response: streamedFile,
  failures: ['NOT_FOUND'],
});

export const erasePersonData = defineCall('erasePersonData', `POST ${personPath}/erase`, 'administrator', {
  idempotent: true,
  summary:
    "Erases a person's data but for papers of sales that the law keeps, and signs them out; the e-mail is typed to confirm.",
  body: object<{ readonly confirmation: string }>({ confirmation: field('confirmation', shortText) }),
  response: done,
  failures: ['INPUT_ERROR', 'NOT_FOUND', 'ORDER_STILL_OPEN', 'LAST_ADMINISTRATOR'],
});

const reason = z.string().check(z.maxLength(deskReasonMaximum));

export const giveAccess = defineCall('giveAccess', `POST ${personPath}/access`, 'administrator', {
  idempotent: true,
  summary: 'Gives a person access to a course by hand, for a number of days or without an end, with a reason.',
  body: object<{ readonly courseId: string; readonly days: number | null; readonly reason: string }>({
    courseId: field('course_id', idSchema),
    days: field('days', z.nullable(z.int().check(z.minimum(1), z.maximum(accessDaysMaximum)))),
    reason: field('reason', reason),
  }),
  response: done,
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});

export const takeAccess = defineCall('takeAccess', `POST ${personPath}/access/{accessId}/take`, 'administrator', {
  idempotent: true,
  summary: 'Takes one access of a person with a reason; other accesses to the course stay.',
  body: object<{ readonly reason: string }>({ reason: field('reason', reason) }),
  response: done,
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});
