import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { dataOf, keySchema } from './primitives.ts';
import { personCodec } from './session.ts';

/** `key`: made by the device for this one press. `replacesSession`: whoever else is signed in here makes room. */
export type MailedEntry = {
  readonly token: string;
  readonly key: string;
  readonly replacesSession?: boolean | undefined;
};

export const enterByLink = defineCall({
  name: 'enterByLink',
  method: 'POST',
  path: '/public/students/enter',
  scope: 'public',
  changesSession: true,
  origin: 'addition',
  summary:
    'Signs in who bought without an account, by the token of a mailed link, once: whoever takes it first, by a key of their own, may repeat it, and who is that buyer already is answered. 409 OTHER_USER where somebody else is signed in, unless that session is to be replaced.',
  body: z.codec(
    z.object({
      token: z.string().check(z.minLength(10), z.maxLength(300)),
      key: keySchema,
      replace_session: z.optional(z.boolean()),
    }),
    z.custom<MailedEntry>(),
    {
      decode: (w) => ({ token: w.token, key: w.key, replacesSession: w.replace_session }),
      encode: (b) => ({ token: b.token, key: b.key, replace_session: b.replacesSession }),
    },
  ),
  response: dataOf(personCodec),
  failures: ['LINK_EXPIRED', 'OTHER_USER', 'WHITELIST_USER_DENIED'],
});
