import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { normaliseSignInName } from '../../src/domain/people/contactFormat.ts';
import type { Role } from '../../src/domain/people/identity.ts';
import { refusePassword } from '../../src/domain/people/registration.ts';
import type { Config } from '../base/config.ts';
import { networkOf } from '../base/networkOf.ts';
import { makeTurns } from '../base/turns.ts';
import type { Db } from '../store/database/connection.ts';
import { refuseInsideTransaction } from '../store/database/insideTransaction.ts';
import { executeSqlIn } from '../store/database/transaction.ts';
import {
  deleteSessionsOf,
  findAccountByName,
  findPasswordHash,
  writeBlocked,
  writeRole,
} from '../store/people/accounts.ts';
import { noteProvedAddress } from '../store/people/people.ts';
import { insertProofs } from '../store/people/proofs.ts';
import { noteSeen } from '../store/people/sessions.ts';
import { deleteUnprovedLinks } from '../store/people/socialLinks.ts';
import { createAccount } from './createAccount.ts';
import type { Account, Identity } from './identity.ts';
import { knownDeviceCookie } from './knownDevice.ts';
import { passwordCost } from './passwordHash.ts';
import { isRenewalDue } from './sessionLength.ts';
import { clientAddressHeader, lookUp, openSessionLibrary, type SessionLibrary } from './sessionLibrary.ts';

type Options = {
  readonly db: Db;
  readonly config: Pick<Config, 'publicUrl' | 'secrets'>;
  readonly clock: () => number;
  /** Called for every account whose open pages must disconnect. */
  readonly closeSocketsOf: (userId: string) => void;
  /** The cost of a password's hash. Tests with many sign-ins choose a light one. */
  readonly hashCost?: number;
};

/** A hash takes a processor for about 100 ms: half of them stay free, and most waits end within seconds. */
const hashTurns = { atOnce: Math.max(1, Math.floor(availableParallelism() / 2)), waiting: 200, ofKey: 30 } as const;

/** Precision (ms) of a device's last visit, so that reads rarely write. */
const seenEveryMs = 3_600_000;
const linkLifeMs = 24 * 3_600_000;
const linkName = (token: string) => `reset-password:${token}`;
/** How long (ms) a used link may be repeated after a lost answer. */
const usedLinkLifeMs = 15 * 60_000;
const usedLinkName = (token: string) => `reset-password-used:${token}`;
const entryName = (token: string) => `entry:${token}`;
const takenEntryName = (token: string) => `entry-taken:${token}`;
const usedEntryName = (token: string, key: string) => `entry-used:${token}:${key}`;
const newToken = () => randomBytes(32).toString('base64url');

/** The identity functions over the session library. */
export function openIdentity({ db, config, clock, closeSocketsOf, hashCost = passwordCost }: Options): Identity {
  const library = openSessionLibrary(db, config, hashCost);
  const inTurn = makeTurns(hashTurns);
  const makeId = () => randomBytes(16).toString('base64url');
  const passwords = async () => (await library.$context).password;
  const hashOf = async (userId: string, password: string) => {
    const { hash } = await passwords();
    return await inTurn(userId, () => hash(password));
  };
  const isPasswordOf = async (userId: string, password: string) => {
    const hash = await findPasswordHash(db, userId);
    return await inTurn(userId, () => isRightPassword(library, hash, password));
  };
  const whoseProof = async (name: string) => {
    const { internalAdapter } = await library.$context;
    const proof = await internalAdapter.findVerificationValue(name);
    return proof && proof.expiresAt.getTime() > clock() ? proof.value : null;
  };
  const mailedFor = async (freshName: string, takenName: string) => {
    const fresh = await whoseProof(freshName);
    const userId = fresh ?? (await whoseProof(takenName));
    return userId === null ? null : { userId, isTaken: fresh === null };
  };
  const begin = async (userId: string, headers: Headers) => {
    const device = { secret: config.secrets.SESSION_SECRET, isSecure: config.publicUrl.startsWith('https:') };
    const cookies = await openSession(library, userId, headers);
    return [...cookies, knownDeviceCookie(headers.get('cookie') ?? undefined, userId, device)];
  };
  const endSessions = async (userId: string) => {
    await deleteSessionsOf(db, userId);
    closeSocketsOf(userId);
  };

  return outsideTransactions(db, {
    createAccount: async (account, admit = async () => null) => {
      const { hash } = await passwords();
      const hashInTurn = (password: string) => inTurn(networkOf(account.from ?? ''), () => hash(password));
      return createAccount({ db, clock, makeId, hash: hashInTurn }, account, admit);
    },

    signIn: async (usernameOrEmail, password, headers) => {
      const from = networkOf(headers.get(clientAddressHeader) ?? '');
      const known = await inTurn(from, async () => {
        const named = await findByName(db, usernameOrEmail);
        return (await isRightPassword(library, named?.passwordHash ?? null, password)) ? named : null;
      });
      if (!known) return { kind: 'refused', code: 'LOGIN_FAILED' };
      if (known.blockedAt !== null) return { kind: 'refused', code: 'WHITELIST_USER_DENIED' };
      const { id, role, username, email } = known;
      const cookies = await begin(id, headers);
      return { kind: 'signedIn', account: { id, role, username, email }, cookies };
    },

    openSession: async (userId, headers) => ({ cookies: await begin(userId, headers) }),

    signOut: async (headers) => {
      const { headers: answered } = await library.api.signOut({ headers, returnHeaders: true });
      return { cookies: answered.getSetCookie() };
    },

    currentUser: async (headers) => {
      const found = await lookUp(() => library.api.getSession({ headers, query: { disableRefresh: true } }));
      if (!found) return null;
      const account = accountOf(found.user);
      const isDue = isRenewalDue(account.role, found.session.expiresAt.getTime(), clock());
      const isBlocked = Boolean(found.user.blockedAt);
      if (clock() - found.session.updatedAt.getTime() >= seenEveryMs) await noteSeen(db, found.session.id, clock());
      const cookies = isDue && !isBlocked ? await renewSession(library, headers) : [];
      return { account, isBlocked, sessionId: found.session.id, cookies };
    },

    startPasswordReset: async (who, apart = []) => {
      const userId = 'userId' in who ? who.userId : ((await findByName(db, who.usernameOrEmail))?.id ?? null);
      const token = newToken();
      if (userId === null) {
        // Like the write below, so that time does not reveal accounts.
        const { internalAdapter } = await library.$context;
        await internalAdapter.findVerificationValue(linkName(token));
        return null;
      }
      const entries = apart.map((apartId) => ({ userId: apartId, token: newToken() }));
      const expiresAt = clock() + linkLifeMs;
      await insertProofs(db, [
        { identifier: linkName(token), userId, expiresAt },
        ...entries.map((entry) => ({ identifier: entryName(entry.token), userId: entry.userId, expiresAt })),
      ]);
      return { userId, token, entries: entries.map((entry) => entry.token) };
    },

    finishPasswordReset: async (token, password, signedInAs = null) => {
      if (refusePassword(password)) return { kind: 'refused', code: 'INVALID_FORMAT_PASSWORD' };
      const { internalAdapter } = await library.$context;
      const noteUse = (userId: string) =>
        internalAdapter.createVerificationValue({
          identifier: usedLinkName(token),
          value: userId,
          expiresAt: new Date(clock() + usedLinkLifeMs),
        });
      // Before the link is used up: too much may wait for its turn.
      const owner = await whoseProof(linkName(token));
      const hash = owner === null ? null : await hashOf(owner, password);
      const proof = await internalAdapter.consumeVerificationValue(linkName(token));
      if (proof && hash !== null) {
        await setPassword(library, proof.value, hash);
        await noteProvedAddress(db, proof.value, clock());
        if (proof.value !== signedInAs) await deleteUnprovedLinks(db, proof.value);
        await noteUse(proof.value);
        await endSessions(proof.value);
        return { kind: 'changed', userId: proof.value };
      }
      // Removed before the check, so that a used link allows one guess.
      const used = await internalAdapter.consumeVerificationValue(usedLinkName(token));
      if (!used || !(await isPasswordOf(used.value, password))) {
        return { kind: 'refused', code: 'LINK_EXPIRED' };
      }
      await noteUse(used.value);
      return { kind: 'changed', userId: used.value };
    },

    whosePasswordLink: (token) => mailedFor(linkName(token), usedLinkName(token)),

    whoseEntry: (token) => mailedFor(entryName(token), takenEntryName(token)),

    finishEntry: async (token, key) => {
      const { internalAdapter } = await library.$context;
      const usedName = usedEntryName(token, key);
      const fresh = await internalAdapter.consumeVerificationValue(entryName(token));
      const proof = fresh ?? (await internalAdapter.consumeVerificationValue(usedName));
      if (!proof) return { kind: 'refused', code: 'LINK_EXPIRED' };
      const userId = proof.value;
      const now = clock();
      await insertProofs(db, [
        { identifier: usedName, userId, expiresAt: now + usedLinkLifeMs },
        ...(fresh ? [{ identifier: takenEntryName(token), userId, expiresAt: now + linkLifeMs }] : []),
      ]);
      return { kind: 'entered', userId };
    },

    changePassword: async (userId, current, password) => {
      if (refusePassword(password)) return { kind: 'refused', code: 'INVALID_FORMAT_PASSWORD' };
      if (await isPasswordOf(userId, current)) await setPassword(library, userId, await hashOf(userId, password));
      else if (!(await isPasswordOf(userId, password))) return { kind: 'refused', code: 'LOGIN_FAILED' };
      return { kind: 'changed', userId };
    },

    setRole: async (userId, role) => {
      await writeRole(db, userId, role, clock());
      await endSessions(userId);
    },

    setBlocked: async (userId, isBlocked) => {
      await writeBlocked(db, userId, isBlocked, clock());
      if (isBlocked) closeSocketsOf(userId);
    },

    revokeSessions: endSessions,
  });
}

/**
 * Every function, refusing inside a transaction. The library hides database failures; they are rethrown, so that the
 * request is answered as repeatable.
 */
function outsideTransactions(db: Db, identity: Identity): Identity {
  const guarded = { ...identity };
  for (const [verb, run] of Object.entries(identity)) {
    Object.assign(guarded, {
      [verb]: async (...args: unknown[]) => {
        refuseInsideTransaction(`identity.${verb}`);
        try {
          return await Reflect.apply(run, identity, args);
        } catch (error) {
          await executeSqlIn(db)('select 1');
          throw error;
        }
      },
    });
  }
  return guarded;
}

const findByName = (db: Db, typed: string) => findAccountByName(db, normaliseSignInName(typed));

/** Equal work with or without a stored hash or a password. */
async function isRightPassword(library: SessionLibrary, hash: string | null, typed: string | null): Promise<boolean> {
  const { password: passwords } = await library.$context;
  const password = typed ?? '';
  if (hash !== null) return (await passwords.verify({ hash, password })) && typed !== null;
  await passwords.hash(password);
  return false;
}

async function openSession(library: SessionLibrary, userId: string, headers: Headers): Promise<readonly string[]> {
  const { headers: answered } = await library.api.openSession({ body: { userId }, headers, returnHeaders: true });
  return answered.getSetCookie();
}

async function renewSession(library: SessionLibrary, headers: Headers): Promise<readonly string[]> {
  const { headers: told } = await lookUp(() => library.api.getSession({ headers, returnHeaders: true }));
  return told.getSetCookie();
}

async function setPassword(library: SessionLibrary, userId: string, hash: string): Promise<void> {
  const { internalAdapter } = await library.$context;
  if (await internalAdapter.findCredentialAccount(userId)) await internalAdapter.updatePassword(userId, hash);
  else await internalAdapter.linkAccount({ userId, providerId: 'credential', accountId: userId, password: hash });
}

const accountOf = (user: { id: string; role: Role; username?: string | null | undefined; email: string }): Account => ({
  id: user.id,
  role: user.role,
  username: user.username ?? null,
  email: user.email,
});
