import * as z from 'zod/mini';
import { field, type Table } from '../field.ts';

/** The sign-in by a mailed link. `replacesSession`: another signed-in person is replaced. */
export type MailedLink = { readonly token: string; readonly replacesSession?: boolean | undefined };

/** Shared fields of calls with a mailed link. */
export const mailedLinkTable: Table<MailedLink> = {
  token: field('token', z.string().check(z.minLength(10), z.maxLength(300))),
  replacesSession: field('replace_session', z.optional(z.boolean())),
};
