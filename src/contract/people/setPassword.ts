import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf } from '../primitives.ts';
import { type MailedLink, mailedLinkTable } from './mailedLink.ts';
import { personCodec } from './session.ts';

export type NewPassword = MailedLink & { readonly password: string };

export const setPassword = defineCall('setPassword', 'POST /public/students/setpassword', 'public', {
  changesSession: true,
  summary:
    'Sets a new password with the token of the link; a buyer without an account is signed in and answered. 409 OTHER_USER if somebody else is signed in, unless that session is to be replaced.',
  body: object<NewPassword>({ ...mailedLinkTable, password: field('newPassword', z.string().check(z.maxLength(128))) }),
  response: dataOf(z.nullable(personCodec)),
  failures: ['LINK_EXPIRED', 'OTHER_USER', 'INVALID_FORMAT_PASSWORD'],
});
