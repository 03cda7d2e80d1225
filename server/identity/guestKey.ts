import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';

const cookieName = 'lanrian.cart';
const lifeSeconds = 400 * 24 * 3_600;
/** How long (ms) a guest's cart is reachable after its last write. */
export const guestKeyLifeMs = lifeSeconds * 1_000;

/** The secret of a guest's cart from the `Cookie` header; `null` without one or with a wrong signature. */
export function readGuestKey(cookieHeader: string | undefined, secret: string): string | null {
  const value = cookieHeader === undefined ? undefined : fastifyCookie.parse(cookieHeader)[cookieName];
  const [key = '', signature = ''] = value?.split('.') ?? [];
  const expected = signatureOf(key, secret);
  const given = Buffer.from(signature);
  const isGenuine = key !== '' && given.length === expected.length && timingSafeEqual(given, expected);
  return isGenuine ? key : null;
}

export const makeGuestKey = (): string => randomBytes(32).toString('base64url');

/** The `Set-Cookie` header that gives (or prolongs) a guest's cart for 400 days (decisions: identity). */
export const guestKeyCookie = (key: string, secret: string, isSecure: boolean): string =>
  fastifyCookie.serialize(cookieName, `${key}.${signatureOf(key, secret)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: lifeSeconds,
  });

/** The stored hash of a key, so that a copy of the database opens no cart. */
export const guestKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

const signatureOf = (key: string, secret: string): Buffer =>
  Buffer.from(createHmac('sha256', secret).update(`guest cart ${key}`).digest('base64url'));
