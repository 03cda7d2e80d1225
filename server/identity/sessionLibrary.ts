import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import { z } from 'zod';
import { roles } from '../../src/domain/people/identity.ts';
import { passwordMaximum, passwordMinimum } from '../../src/domain/people/registration.ts';
import type { Config } from '../base/config.ts';
import type { Db } from '../store/database/connection.ts';
import { roleOfUser } from '../store/people/accounts.ts';
import { accounts, sessions, users, verifications } from '../store/schema/identity.ts';
import { passwordHashing } from './passwordHash.ts';
import { secondsOfSession, shortestRenewalSeconds, studentSessionSeconds } from './sessionLength.ts';

/** The header with the client's address for the session library; a client's own value is replaced. */
export const clientAddressHeader = 'x-client-address';

type Options = Pick<Config, 'publicUrl' | 'secrets'>;

/** Sessions, password hashes and short-lived proofs. Accounts are written by `createAccount`. */
export function openSessionLibrary(db: Db, { publicUrl, secrets }: Options, hashCost: number) {
  return betterAuth({
    baseURL: publicUrl,
    secret: secrets.SESSION_SECRET,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      ...{ minPasswordLength: passwordMinimum, maxPasswordLength: passwordMaximum },
      password: passwordHashing(hashCost),
    },
    user: {
      additionalFields: {
        role: { type: [...roles], input: false },
        username: { type: 'string', required: false, input: false },
        blockedAt: { type: 'date', required: false, input: false },
      },
    },
    session: { expiresIn: studentSessionSeconds, updateAge: shortestRenewalSeconds },
    // A stolen database must not reveal link tokens.
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: 'lanrian',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      database: { generateId: () => randomBytes(16).toString('base64url') },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const seconds = secondsOfSession((await roleOfUser(db, session.userId)) ?? 'student');
            return { data: { ...session, expiresAt: new Date(session.createdAt.getTime() + seconds * 1_000) } };
          },
        },
      },
    },
    plugins: [{ id: 'shop-sessions', endpoints: { openSession: openSessionEndpoint } }],
    telemetry: { enabled: false },
    logger: { level: 'error', log: noteCause },
  });
}

/** Opens a session for an account proved in another way. Server only. */
const openSessionEndpoint = createAuthEndpoint(
  '/open-session',
  { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true, metadata: { scope: 'server' } },
  async (context) => {
    const { internalAdapter } = context.context;
    const user = await internalAdapter.findUserById(context.body.userId);
    if (!user) throw new APIError('NOT_FOUND');
    const session = await internalAdapter.createSession(user.id);
    await setSessionCookie(context, { session, user });
    return context.json({ sessionId: session.id });
  },
);

/** Causes of failed look-ups. */
const lookUps = new AsyncLocalStorage<{ cause: unknown }>();

/** The library throws its own error and logs the cause only. */
function noteCause(_level: string, _message: string, ...details: readonly unknown[]): void {
  const lookUp = lookUps.getStore();
  if (lookUp) lookUp.cause ??= details.find((detail) => detail instanceof Error);
}

/** Reads a session; a failed read throws the database's error. */
export async function lookUp<Found>(ask: () => Promise<Found>): Promise<Found> {
  const noted = { cause: undefined as unknown };
  try {
    return await lookUps.run(noted, ask);
  } catch (error) {
    if (!isFailedLookUp(error)) throw error;
    const { cause = error } = noted;
    // The statement's error names its values, and with them a session.
    const told = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
    throw new Error('A session could not be looked up', { cause: told });
  }
}

const isFailedLookUp = (error: unknown): boolean =>
  error instanceof APIError && error.status === 'INTERNAL_SERVER_ERROR' && error.body?.code === 'FAILED_TO_GET_SESSION';

export type SessionLibrary = ReturnType<typeof openSessionLibrary>;
