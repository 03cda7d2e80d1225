import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf, keySchema } from '../primitives.ts';
import { type MailedLink, mailedLinkTable } from './mailedLink.ts';
import { personCodec } from './session.ts';

/** `key`: created by the device for this press. */
export type MailedEntry = MailedLink & { readonly key: string };

export const enterByLink = defineCall('enterByLink', 'POST /public/students/enter', 'public', {
  changesSession: true,
  summary:
    'Signs in a guest buyer by the token of a mailed link, once; the same key may repeat the call, and the buyer who is signed in already is answered. 409 OTHER_USER if somebody else is signed in, unless that session is to be replaced.',
  body: object<MailedEntry>({ ...mailedLinkTable, key: field('key', keySchema) }),
  response: dataOf(personCodec),
  failures: ['LINK_EXPIRED', 'OTHER_USER', 'WHITELIST_USER_DENIED'],
});
