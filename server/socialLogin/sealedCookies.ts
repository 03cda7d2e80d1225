import { createHash } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { authPath } from '../../src/contract/people/socialLogin.ts';
import { socialProviders } from '../../src/domain/people/socialLogin.ts';
import type { Config } from '../base/config.ts';

/** A verified person without a linked account. */
const newcomerSchema = z.object({
  /** Identifies this newcomer for the confirmation. */
  ticket: z.string(),
  /** The person who signed in meanwhile; `null` without one. */
  shownTo: z.string().nullable(),
  provider: z.enum(socialProviders),
  subject: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  isEmailProved: z.boolean(),
});
export type WaitingNewcomer = z.output<typeof newcomerSchema>;

/** A started sign-in at a provider, stored in its browser. */
const attemptSchema = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  /** The account to link; `null` for a sign-in. */
  linkTo: z.string().nullable(),
  /** An earlier newcomer of another provider, with a known address. */
  newcomer: newcomerSchema.nullable(),
});
export type Attempt = z.output<typeof attemptSchema>;

type SealedCookie<Content> = {
  /** The `Set-Cookie` header. */
  readonly give: (content: Content, now: number) => Promise<string>;
  readonly take: () => string;
  /** `null` without the cookie. */
  readonly takeFrom: (cookieHeader: string | null | undefined) => readonly string[];
  /** The content of the cookie; `null` if expired or forged. */
  readonly read: (cookieHeader: string | null | undefined, now: number) => Promise<Content | null>;
};

/** State in an encrypted cookie, so that starting a sign-in fills no table and the browser cannot read it. */
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

/** Enough to find a password at the provider. */
const attemptLifeSeconds = 15 * 60;
/** Enough for the registration form; short, because somebody else may use the browser. */
const newcomerLifeSeconds = 15 * 60;

/** Ties a provider's answer to its browser. */
export const attemptCookie = (config: Config): SealedCookie<Attempt> =>
  sealedCookie(config, {
    name: 'lanrian.auth',
    path: authPath,
    lifeSeconds: attemptLifeSeconds,
    schema: attemptSchema,
  });

/** Waits until an account is opened, or its owner signs in and confirms. Leaving and other sign-ins delete it. */
export const newcomerCookie = (config: Config): SealedCookie<WaitingNewcomer> =>
  sealedCookie(config, {
    name: 'lanrian.newcomer',
    // The way to the provider is part of it.
    path: '/',
    lifeSeconds: newcomerLifeSeconds,
    schema: newcomerSchema,
  });
