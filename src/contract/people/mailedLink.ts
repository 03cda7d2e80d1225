import * as z from 'zod/mini';

/** What a mailed link signs in by. `replacesSession`: whoever else is signed in here makes room for whom it brings. */
export type MailedLink = { readonly token: string; readonly replacesSession?: boolean | undefined };

/** As the calls of mailed links spell it, beside what is theirs. */
export const wireMailedLink = z.object({
  token: z.string().check(z.minLength(10), z.maxLength(300)),
  replace_session: z.optional(z.boolean()),
});

export const decodeMailedLink = (w: z.output<typeof wireMailedLink>): MailedLink => ({
  token: w.token,
  replacesSession: w.replace_session,
});

export const encodeMailedLink = ({ token, replacesSession }: MailedLink): z.output<typeof wireMailedLink> => ({
  token,
  replace_session: replacesSession,
});
