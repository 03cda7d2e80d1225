import { createHash } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { authPath } from '../../src/contract/people/socialLogin.ts';
import { socialProviders } from '../../src/domain/people/socialLogin.ts';
import type { Config } from '../base/config.ts';

/** Whom a provider has vouched for and who has no account yet, or has not said that this one is theirs. */
const newcomerSchema = z.object({
  /** Of this visit alone: whoever says yes names the one that they were shown. */
  ticket: z.string(),
  /** Who has signed in on the way that this newcomer went along; `null` while nobody has. */
  shownTo: z.string().nullable(),
  provider: z.enum(socialProviders),
  subject: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  isEmailProved: z.boolean(),
});
export type WaitingNewcomer = z.output<typeof newcomerSchema>;

/** A way to a provider that has been begun, as its browser keeps it. */
const attemptSchema = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  /** The account that the provider is to be added to; `null` where somebody signs in. */
  linkTo: z.string().nullable(),
  /** Who came by another provider before, with the address of an account here, and goes along. */
  newcomer: newcomerSchema.nullable(),
});
export type Attempt = z.output<typeof attemptSchema>;

type SealedCookie<Content> = {
  /** The `Set-Cookie` header. */
  readonly give: (content: Content, now: number) => Promise<string>;
  readonly take: () => string;
  /** Nothing where the browser has none. */
  readonly takeFrom: (cookieHeader: string | null | undefined) => readonly string[];
  /** What the `Cookie` header carries; `null` for what has ended or was not sealed here. */
  readonly read: (cookieHeader: string | null | undefined, now: number) => Promise<Content | null>;
};

/** Kept by the browser alone, so that nobody fills the database by beginning; sealed, so that it reads and writes none of it. */
function sealedCookie<Content extends Record<string, unknown>>(
  { secrets, publicUrl }: Config,
  { name, path, lifeSeconds, schema }: { name: string; path: string; lifeSeconds: number; schema: z.ZodType<Content> },
): SealedCookie<Content> {
  const key = createHash('sha256').update(`social login ${name} ${secrets.SESSION_SECRET}`).digest();
  const settings = { path, httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
  const take = () => fastifyCookie.serialize(name, '', { ...settings, maxAge: 0 });
  return {
    give: async (content, now) => {
      const sealed = await new EncryptJWT(content)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(new Date(now + lifeSeconds * 1_000))
        .encrypt(key);
      return fastifyCookie.serialize(name, sealed, { ...settings, maxAge: lifeSeconds });
    },
    take,
    takeFrom: (cookieHeader) => (cookieHeader && name in fastifyCookie.parse(cookieHeader) ? [take()] : []),
    read: async (cookieHeader, now) => {
      const sealed = cookieHeader ? fastifyCookie.parse(cookieHeader)[name] : undefined;
      if (sealed === undefined) return null;
      try {
        const { payload } = await jwtDecrypt(sealed, key, { currentDate: new Date(now) });
        return schema.parse(payload);
      } catch {
        return null;
      }
    },
  };
}

/** Long enough to find a password at the provider's. */
const attemptLifeSeconds = 15 * 60;
/** Long enough for a form of registration; short, since somebody else may sit down here. */
const newcomerLifeSeconds = 15 * 60;

/** Ties a provider's answer to the browser that asked. */
export const attemptCookie = (config: Config): SealedCookie<Attempt> =>
  sealedCookie(config, {
    name: 'lanrian.auth',
    path: authPath,
    lifeSeconds: attemptLifeSeconds,
    schema: attemptSchema,
  });

/** Waits until an account is opened, or its owner has signed in and said yes. Every leaving and other sign-in takes it away. */
export const newcomerCookie = (config: Config): SealedCookie<WaitingNewcomer> =>
  sealedCookie(config, {
    name: 'lanrian.newcomer',
    // Also the way to a provider is a continuation.
    path: '/',
    lifeSeconds: newcomerLifeSeconds,
    schema: newcomerSchema,
  });
