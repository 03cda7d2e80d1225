import * as z from 'zod/mini';
import type { Profile } from '../../domain/people/profile.ts';
import type { ContactFields } from '../../domain/people/registration.ts';
import { defineCall } from '../call.ts';
import { field, object, type Table, wireNames, within } from '../field.ts';
import { streamedFile } from '../order/orderDocument.ts';
import { dataOf, done, typedText } from '../primitives.ts';
import { personTable } from './session.ts';

const profile = object<Profile>({
  ...within('user', personTable),
  nickname: field('nickname', z.nullable(z.string())),
  address: field('address', z.nullable(z.string())),
  pictureName: field('displayImgUrl', z.nullable(z.string())),
  hasPassword: field('has_password', z.boolean()),
  wayBack: field('way_back', z.enum(['password', 'link', 'none'])),
});

/** The domain checks limits; here only shapes are checked. Shared with the registration. */
const contactTable: Table<ContactFields> = {
  firstName: field('firstname', typedText),
  lastName: field('lastname', typedText),
  nickname: field('nickname', typedText),
  tel: field('tel', typedText),
  address: field('address', typedText),
};
export const profileWireFields = wireNames(contactTable);

const path = '/private/myaccount/profile';

export const ownProfile = defineCall('ownProfile', `GET ${path}`, 'person', {
  summary: "The caller's own details.",
  response: dataOf(profile),
});

export const saveProfileCall = defineCall('saveProfile', `PUT ${path}`, 'person', {
  idempotent: true,
  summary: "Changes the caller's own contact fields; one that the shop has switched off stays as it is.",
  body: object(contactTable),
  response: dataOf(profile),
  failures: ['INPUT_ERROR'],
});

export const ownData = defineCall('ownData', 'GET /private/myaccount/data', 'person', {
  media: 'zip',
  summary: "All of the caller's own data as a ZIP of JSON, CSV and files. The audit records it.",
  response: streamedFile,
});

/** Wire field of a refusal for a wrong current password. */
export const currentPasswordField = 'current_password';

export const changePassword = defineCall('changePassword', 'PUT /private/myaccount/password', 'person', {
  summary: "Changes the caller's own password, and signs the other devices out where that is asked for.",
  body: object({
    current: field(currentPasswordField, z.string().check(z.maxLength(128))),
    password: field('new_password', z.string().check(z.maxLength(128))),
    signsOutOthers: field('sign_out_others', z.boolean()),
  }),
  response: done,
  failures: ['INPUT_ERROR', 'INVALID_FORMAT_PASSWORD'],
});
