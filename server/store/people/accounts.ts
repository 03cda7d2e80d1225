import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '../../../src/domain/people/identity.ts';
import type { Db, Tx } from '../database/connection.ts';
import { accounts, people, sessions, users } from '../schema/identity.ts';
import { userGroups } from '../schema/userGroups.ts';
import { insertLink, type ProvedLink } from './socialLinks.ts';

/** All rows of one account; the password only as its hash. */
type AccountRows = {
  readonly userId: string;
  readonly username: string | null;
  readonly email: string;
  readonly role: Role;
  readonly passwordHash: { readonly id: string; readonly hash: string } | null;
  /** The linked provider. */
  readonly link: ProvedLink | null;
  readonly person: Omit<typeof people.$inferInsert, 'userId' | 'createdAt'>;
};

/**
 * Writes account, password and person, in the default group unless one was chosen. A taken name violates a unique
 * index.
 */
export async function insertAccount(tx: Tx, rows: AccountRows, now: number): Promise<void> {
  const { userId, username, email, role, passwordHash, link, person } = rows;
  const stamps = { createdAt: new Date(now), updatedAt: new Date(now) };
  const name = `${person.firstName} ${person.lastName}`.trim();
  await tx.insert(users).values({ id: userId, name, email, username, role, ...stamps });
  if (passwordHash !== null) {
    const { id, hash } = passwordHash;
    const credential = { id, accountId: userId, providerId: 'credential', userId, password: hash };
    await tx.insert(accounts).values({ ...credential, ...stamps });
  }
  if (link !== null && (await insertLink(tx, userId, link, now)) !== userId) {
    throw new Error('The account of the provider was linked meanwhile');
  }
  const userGroupId = person.userGroupId ?? sql`(select id from ${userGroups} where ${userGroups.isDefault})`;
  await tx.insert(people).values({ ...person, userGroupId, userId, createdAt: now });
}

/** The account with this sign-in name in lower case. E-mail first: a username may look like an address. */
export async function findAccountByName(db: Db, name: string) {
  const [found] = await db
    .select({
      id: users.id,
      role: users.role,
      username: users.username,
      email: users.email,
      blockedAt: users.blockedAt,
      passwordHash: accounts.password,
    })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(or(eq(users.email, name), eq(users.username, name)))
    .orderBy(sql`${users.email} = ${name} desc`)
    .limit(1);
  return found ?? null;
}

/** Whether somebody has this address; no index covers usernames that are addresses. */
export async function isAddressOfSomebody(db: Db, address: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, address)).limit(1);
  return found.length > 0;
}

/** The password hash of an account, or `null`. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  return found?.hash ?? null;
}

/** Keeps an account from being erased until the transaction ends; `false` if it is blocked, erased or unknown. */
export async function holdAccount(tx: Tx, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.blockedAt)))
    .for('key share');
  return found.length > 0;
}

export async function roleOfUser(db: Db, userId: string): Promise<Role | null> {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId));
  return user?.role ?? null;
}

export async function writeRole(db: Db, userId: string, role: Role, now: number): Promise<void> {
  await db
    .update(users)
    .set({ role, updatedAt: new Date(now) })
    .where(eq(users.id, userId));
}

export async function writeBlocked(db: Db, userId: string, isBlocked: boolean, now: number): Promise<void> {
  const at = new Date(now);
  await db
    .update(users)
    .set({ blockedAt: isBlocked ? at : null, updatedAt: at })
    .where(eq(users.id, userId));
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** The condition on `users` of administrators who can sign in; an invited one cannot before choosing a password. */
export function isActiveAdministrator(db: Db): SQL | undefined {
  const ways = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.userId, users.id));
  return and(eq(users.role, 'administrator'), isNull(users.blockedAt), exists(ways));
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(isActiveAdministrator(db)).limit(1);
  return found.length > 0;
}

/** The given usernames that are taken. */
export async function takenUsernames(db: Db, names: readonly string[]): Promise<ReadonlySet<string | null>> {
  const found = await db
    .select({ username: users.username })
    .from(users)
    .where(inArray(users.username, [...names]));
  return new Set(found.map(({ username }) => username));
}
