import * as z from 'zod/mini';
import type { Profile } from '../../domain/people/profile.ts';
import type { ContactFields } from '../../domain/people/registration.ts';
import type { ContactField } from '../../domain/site/siteSettings.ts';
import { defineCall } from '../call.ts';
import { dataOf, done } from '../primitives.ts';
import { personCodec } from './session.ts';

const profileCodec = z.codec(
  z.object({
    user: personCodec,
    nickname: z.nullable(z.string()),
    address: z.nullable(z.string()),
    displayImgUrl: z.nullable(z.string()),
    has_password: z.boolean(),
    /** Absent in answers of former versions, which are given once more to a repetition. */
    way_back: z.optional(z.enum(['password', 'link', 'none'])),
  }),
  z.custom<Profile>(),
  {
    decode: (w) => ({
      ...w.user,
      nickname: w.nickname,
      address: w.address,
      pictureName: w.displayImgUrl,
      hasPassword: w.has_password,
      wayBack: w.way_back ?? 'password',
    }),
    encode: ({ nickname, address, pictureName, hasPassword, wayBack, ...user }) => ({
      ...{ user, nickname, address },
      displayImgUrl: pictureName,
      has_password: hasPassword,
      way_back: wayBack,
    }),
  },
);

/** How the body, and a refusal of it, spells the form's fields; as in registration. */
export const profileWireFields: Readonly<Record<ContactField, string>> = {
  firstName: 'firstname',
  lastName: 'lastname',
  nickname: 'nickname',
  tel: 'tel',
  address: 'address',
};

const text = z.string().check(z.maxLength(5_000));

/** Limits are the rules' own (registration in the domain); here only shapes are checked. */
const contactCodec = z.codec(
  z.object({ firstname: text, lastname: text, nickname: text, tel: text, address: text }),
  z.custom<ContactFields>(),
  {
    decode: ({ firstname, lastname, ...same }) => ({ firstName: firstname, lastName: lastname, ...same }),
    encode: ({ firstName, lastName, nickname, tel, address }) => ({
      firstname: firstName,
      lastname: lastName,
      ...{ nickname, tel, address },
    }),
  },
);

const path = '/private/myaccount/profile';

export const ownProfile = defineCall({
  name: 'ownProfile',
  method: 'GET',
  path,
  scope: 'person',
  origin: 'addition',
  summary: "The caller's own details.",
  response: dataOf(profileCodec),
});

export const saveProfile = defineCall({
  name: 'saveProfile',
  method: 'PUT',
  path,
  scope: 'person',
  origin: 'addition',
  idempotent: true,
  summary: "Changes the caller's own contact fields; one that the shop has switched off stays as it is.",
  body: contactCodec,
  response: dataOf(profileCodec),
  failures: ['INPUT_ERROR'],
});

/** Under which a refusal tells that the password of now is wrong. */
export const currentPasswordField = 'current_password';

export const changePassword = defineCall({
  name: 'changePassword',
  method: 'PUT',
  path: '/private/myaccount/password',
  scope: 'person',
  origin: 'addition',
  summary: "Changes the caller's own password, and signs the other devices out where that is asked for.",
  body: z.codec(
    z.object({
      current_password: z.string().check(z.maxLength(128)),
      new_password: z.string().check(z.maxLength(128)),
      sign_out_others: z.boolean(),
    }),
    z.custom<{ current: string; password: string; signsOutOthers: boolean }>(),
    {
      decode: (w) => ({ current: w.current_password, password: w.new_password, signsOutOthers: w.sign_out_others }),
      encode: (b) => ({
        current_password: b.current,
        new_password: b.password,
        sign_out_others: b.signsOutOthers,
      }),
    },
  ),
  response: done,
  failures: ['INPUT_ERROR', 'INVALID_FORMAT_PASSWORD'],
});
