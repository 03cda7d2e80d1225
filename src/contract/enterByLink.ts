import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { dataOf, keySchema } from './primitives.ts';
import { personCodec } from './session.ts';

export const enterByLink = defineCall({
  name: 'enterByLink',
  method: 'POST',
  path: '/public/students/enter',
  scope: 'public',
  changesSession: true,
  origin: 'addition',
  summary:
    'Signs in who bought without an account, by the token of a mailed link, once, in the place of whoever else is signed in: whoever takes it first, by a key of their own, may repeat it, and who is that buyer already is answered.',
  body: z.object({ token: z.string().check(z.minLength(10), z.maxLength(300)), key: keySchema }),
  response: dataOf(personCodec),
  failures: ['LINK_EXPIRED', 'WHITELIST_USER_DENIED'],
});
