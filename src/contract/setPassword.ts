import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { dataOf } from './primitives.ts';
import { personCodec } from './session.ts';

/** `replacesSession`: whoever else is signed in here makes room for the buyer whom the link signs in. */
export type NewPassword = {
  readonly token: string;
  readonly password: string;
  readonly replacesSession?: boolean | undefined;
};

export const setPassword = defineCall({
  name: 'setPassword',
  method: 'POST',
  path: '/public/students/setpassword',
  scope: 'public',
  changesSession: true,
  origin: 'addition',
  summary:
    'Sets a new password with the token of the link; answers the buyer without an account whom it signs in. 409 OTHER_USER where somebody else is signed in, unless that session is to be replaced.',
  body: z.codec(
    z.object({
      token: z.string().check(z.minLength(10), z.maxLength(300)),
      newPassword: z.string().check(z.maxLength(128)),
      replace_session: z.optional(z.boolean()),
    }),
    z.custom<NewPassword>(),
    {
      decode: (w) => ({ token: w.token, password: w.newPassword, replacesSession: w.replace_session }),
      encode: (b) => ({ token: b.token, newPassword: b.password, replace_session: b.replacesSession }),
    },
  ),
  response: dataOf(z.nullable(personCodec)),
  failures: ['LINK_EXPIRED', 'OTHER_USER', 'INVALID_FORMAT_PASSWORD'],
});
