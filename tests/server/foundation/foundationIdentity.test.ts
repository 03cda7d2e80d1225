import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeSecrets } from '../../../server/base/secrets.ts';
import type { Identity, NewAccount } from '../../../server/identity/identity.ts';
import { openIdentity } from '../../../server/identity/openIdentity.ts';
import type { Database } from '../../../server/store/database/database.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { accounts, people, sessions, users } from '../../../server/store/schema/identity.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { hashCost } from '../../support/shop/testParts.ts';

const hour = 3_600_000;
const day = 24 * hour;
const secrets = makeSecrets();
const noHeaders = new Headers();

const newcomer = (name: string, more: Partial<NewAccount> = {}): NewAccount => ({
  username: name,
  email: `${name}@example.com`,
  password: 'correct-horse',
  role: 'student',
  firstName: 'มะลิ',
  lastName: 'ใจดี',
  ...more,
});

const partsOf = ({ db }: Database, publicUrl = 'http://localhost:8080') => ({
  db,
  config: { publicUrl, secrets },
  clock: Date.now,
  closeSocketsOf: () => {},
});

/** The cookies of an answer in the next request's format. */
const sentBack = (cookies: readonly string[]) =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') });

onDatabase('identity', (database) => {
  let identity: Identity;
  beforeAll(() => {
    identity = openIdentity({ ...partsOf(database()), hashCost });
  });

  const create = async (account: NewAccount) => {
    const outcome = await identity.createAccount(account);
    if (outcome.kind === 'refused') throw new Error(outcome.code);
    return outcome.userId;
  };
  const signIn = async (name: string, password = 'correct-horse') => {
    const outcome = await identity.signIn(name, password, noHeaders);
    if (outcome.kind === 'refused') throw new Error(outcome.code);
    return outcome;
  };

  test('makes account and person, and signs in by username or e-mail in any letters', async () => {
    const userId = await create(newcomer('Mali', { tel: '0812345678' }));
    const { account, cookies } = await signIn(' MALI ');
    expect(account).toEqual({ id: userId, role: 'student', username: 'mali', email: 'mali@example.com' });
    expect((await signIn('Mali@Example.com')).account.id).toBe(userId);
    expect((await identity.currentUser(sentBack(cookies)))?.account).toEqual(account);

    const [person] = await database().db.select().from(people).where(eq(people.userId, userId));
    expect(person).toMatchObject({ contactEmail: 'mali@example.com', firstName: 'มะลิ', tel: '0812345678' });
  });

  test('keeps scrypt of the password at the cost that the session library has', async () => {
    const costly = openIdentity(partsOf(database()));
    const outcome = await costly.createAccount(newcomer('Salt'));
    const userId = outcome.kind === 'created' ? outcome.userId : '';
    const [row] = await database().db.select().from(accounts).where(eq(accounts.userId, userId));
    const [salt = '', key] = row?.password?.split(':') ?? [];
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1_024 * 1_024 };
    expect(key).toBe(scryptSync('correct-horse', salt, 64, cost).toString('hex'));
    expect(await costly.signIn('salt', 'correct-horse', noHeaders)).toMatchObject({ kind: 'signedIn' });
    expect(await costly.signIn('salt', 'wrong-horse', noHeaders)).toMatchObject({ code: 'LOGIN_FAILED' });
  });

  test('says the same for an unknown name and a wrong password', async () => {
    const wrong = await identity.signIn('mali', 'wrong-horse', noHeaders);
    const unknown = await identity.signIn('nobody', 'wrong-horse', noHeaders);
    expect(wrong).toEqual({ kind: 'refused', code: 'LOGIN_FAILED' });
    expect(unknown).toEqual(wrong);
  });

  test('an account without a password lets nobody in', async () => {
    await create(newcomer('quiet', { password: null }));
    expect(await identity.signIn('quiet', '', noHeaders)).toEqual({ kind: 'refused', code: 'LOGIN_FAILED' });
  });

  test.each([
    [newcomer('mali', { email: 'other@example.com' }), 'DUPLICATE_USERNAME'],
    [newcomer('other', { email: 'MALI@example.com' }), 'DUPLICATE_EMAIL'],
    [newcomer('other', { username: 'Mali@Example.com' }), 'DUPLICATE_USERNAME'],
    [newcomer('other', { username: 'Mali@Example.com', email: 'mali@example.com' }), 'DUPLICATE_EMAIL'],
    [newcomer('มะลิ', { email: 'other@example.com' }), 'INVALID_FORMAT_USERNAME'],
    [newcomer('other', { email: 'no address' }), 'INVALID_FORMAT_EMAIL'],
    [newcomer('other', { password: 'short' }), 'INVALID_FORMAT_PASSWORD'],
  ])('refuses an account: %#', async (account, code) => {
    expect(await identity.createAccount(account)).toEqual({ kind: 'refused', code });
  });

  test('of two people who take one name at once, one gets it, and the other leaves nothing behind', async () => {
    const both = await Promise.all([
      identity.createAccount(newcomer('twin', { email: 'one@example.com' })),
      identity.createAccount(newcomer('twin', { email: 'two@example.com' })),
    ]);
    expect(both.map((outcome) => outcome.kind).sort()).toEqual(['created', 'refused']);
    expect(await database().db.select({ id: users.id }).from(users).where(eq(users.username, 'twin'))).toHaveLength(1);
  });

  test('a username that looks like another person’s address does not stand in their way', async () => {
    await create(newcomer('thief', { username: 'owner@example.com', password: 'other-horse' }));
    const owner = await create(newcomer('owner'));
    expect((await signIn('owner@example.com')).account.id).toBe(owner);
    // One valid password per name: a second one would reset the rate limit of the first.
    const other = await identity.signIn('owner@example.com', 'other-horse', noHeaders);
    expect(other).toEqual({ kind: 'refused', code: 'LOGIN_FAILED' });
  });

  test('a username may be one’s own address', async () => {
    const userId = await create(newcomer('own', { username: 'own@example.com' }));
    expect((await signIn('own@example.com')).account.id).toBe(userId);
  });

  describe('sessions', () => {
    const sessionOf = async (userId: string) => {
      const [session] = await database().db.select().from(sessions).where(eq(sessions.userId, userId));
      if (!session) throw new Error('no session');
      return session;
    };
    const remaining = async (userId: string) => (await sessionOf(userId)).expiresAt.getTime() - Date.now();

    test.each([
      ['student', 90 * day],
      ['nonMember', 90 * day],
      ['administrator', 12 * hour],
      ['instructor', 12 * hour],
    ] as const)('of a %s last as decided', async (role, length) => {
      const userId = await create(newcomer(`lasts-${role}`, { role }));
      await signIn(`lasts-${role}`);
      expect(Math.abs((await remaining(userId)) - length)).toBeLessThan(hour);
    });

    const age = async (userId: string, expiresIn: number) => {
      const expiresAt = new Date(Date.now() + expiresIn);
      await database().db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, userId));
    };

    test('of a student slide with every visit, those of staff do not', async () => {
      const student = await create(newcomer('slides'));
      const staff = await create(newcomer('stands', { role: 'administrator' }));
      const cookies = { student: (await signIn('slides')).cookies, staff: (await signIn('stands')).cookies };
      await age(student, 30 * day);
      await age(staff, hour);

      const visit = await identity.currentUser(sentBack(cookies.student));
      expect(visit?.cookies.join()).toContain('session_token=');
      expect(await remaining(student)).toBeGreaterThan(89 * day);

      expect((await identity.currentUser(sentBack(cookies.staff)))?.cookies).toEqual([]);
      expect(await remaining(staff)).toBeLessThanOrEqual(hour);
    });

    test('that have ended open nothing', async () => {
      const userId = await create(newcomer('late'));
      const { cookies } = await signIn('late');
      await age(userId, -1_000);
      expect(await identity.currentUser(sentBack(cookies))).toBeNull();
    });

    test('end at sign-out, and only the one that signs out', async () => {
      await create(newcomer('leaves'));
      const phone = await signIn('leaves');
      const laptop = await signIn('leaves');
      await identity.signOut(sentBack(phone.cookies));
      expect(await identity.currentUser(sentBack(phone.cookies))).toBeNull();
      expect(await identity.currentUser(sentBack(laptop.cookies))).not.toBeNull();
    });

    test('end when the role changes', async () => {
      const userId = await create(newcomer('rises'));
      const { cookies } = await signIn('rises');
      await identity.setRole(userId, 'instructor');
      expect(await identity.currentUser(sentBack(cookies))).toBeNull();
      expect((await signIn('rises')).account.role).toBe('instructor');
    });

    test('of a blocked account are known as such, and no new one opens', async () => {
      const userId = await create(newcomer('blocked'));
      const { cookies } = await signIn('blocked');
      await identity.setBlocked(userId, true);
      expect((await identity.currentUser(sentBack(cookies)))?.isBlocked).toBe(true);
      const refused = { kind: 'refused', code: 'WHITELIST_USER_DENIED' };
      expect(await identity.signIn('blocked', 'correct-horse', noHeaders)).toEqual(refused);
      expect(await identity.signIn('blocked', 'wrong-horse', noHeaders)).toMatchObject({ code: 'LOGIN_FAILED' });
    });

    test('travel in cookies that no script reads and no other site sends', async () => {
      const { cookies } = await signIn('mali');
      expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['lanrian.session_token', 'lanrian.device']);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/; HttpOnly/);
        expect(cookie).toMatch(/; SameSite=Lax/);
        expect(cookie).not.toMatch(/; Secure/);
      }

      const overTls = openIdentity({ ...partsOf(database(), 'https://shop.example'), hashCost });
      const outcome = await overTls.signIn('mali', 'correct-horse', noHeaders);
      expect(outcome.kind === 'signedIn' && outcome.cookies[0]).toMatch(/^__Secure-lanrian\.session_token=.*; Secure/);
    });

    test('with a changed cookie open nothing', async () => {
      const { cookies } = await signIn('mali');
      const changed = cookies.map((cookie) => cookie.replace(/session_token=./, 'session_token=~'));
      expect(await identity.currentUser(sentBack(changed))).toBeNull();
    });
  });

  describe('the link that sets a password', () => {
    test('works once, ends every session, and gives an account its first password', async () => {
      const userId = await create(newcomer('guest', { password: null }));
      const { cookies } = await identity.openSession(userId, noHeaders);
      const link = await identity.startPasswordReset({ userId });
      const token = link?.token ?? '';

      expect(await identity.finishPasswordReset(token, 'new-horse')).toEqual({ kind: 'changed', userId });
      expect(await identity.currentUser(sentBack(cookies))).toBeNull();
      expect((await signIn('guest', 'new-horse')).account.id).toBe(userId);
      expect(await identity.finishPasswordReset(token, 'third-horse')).toMatchObject({ code: 'LINK_EXPIRED' });
      expect(await database().db.select().from(accounts).where(eq(accounts.userId, userId))).toHaveLength(1);
    });

    test('keeps its worth when the new password is refused', async () => {
      const link = await identity.startPasswordReset({ usernameOrEmail: 'mali@example.com' });
      const token = link?.token ?? '';
      const tooShort = await identity.finishPasswordReset(token, 'short');
      expect(tooShort).toEqual({ kind: 'refused', code: 'INVALID_FORMAT_PASSWORD' });
      expect(await identity.finishPasswordReset(token, 'correct-horse')).toMatchObject({ kind: 'changed' });
    });

    test('is not made for an unknown name, and cannot be guessed', async () => {
      expect(await identity.startPasswordReset({ usernameOrEmail: 'nobody@example.com' })).toBeNull();
      expect(await identity.finishPasswordReset('made-up', 'new-horse')).toMatchObject({ code: 'LINK_EXPIRED' });
    });
  });

  test('refuses by name to work inside a transaction', async () => {
    const { db } = database();
    const inside = transaction(db, () => identity.currentUser(noHeaders));
    await expect(inside).rejects.toThrow('identity.currentUser was called inside a transaction');
    const another = transaction(db, () => identity.createAccount(newcomer('inside')));
    await expect(another).rejects.toThrow('identity.createAccount was called inside a transaction');
  });
});
