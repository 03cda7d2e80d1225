import * as z from 'zod/mini';
import { field, type Table } from '../field.ts';

/** What a mailed link signs in by. `replacesSession`: whoever else is signed in here makes room for whom it brings. */
export type MailedLink = { readonly token: string; readonly replacesSession?: boolean | undefined };

/** Its fields in the calls of mailed links, which have their own beside them. */
export const mailedLinkTable: Table<MailedLink> = {
  token: field('token', z.string().check(z.minLength(10), z.maxLength(300))),
  replacesSession: field('replace_session', z.optional(z.boolean())),
};
