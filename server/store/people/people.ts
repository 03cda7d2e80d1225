import { and, count, desc, eq, gte, inArray, isNotNull, like, notLike, or } from 'drizzle-orm';
import { erasedDomain } from '../../../src/domain/people/erasure.ts';
import type { Person } from '../../../src/domain/people/identity.ts';
import type { Profile } from '../../../src/domain/people/profile.ts';
import type { RegisteredPerson } from '../../../src/domain/people/registeredPerson.ts';
import type { ContactFields } from '../../../src/domain/people/registration.ts';
import type { SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import type { Db, Tx } from '../database/connection.ts';
import { isUniqueViolation } from '../database/sqlState.ts';
import { accounts, people, users } from '../schema/identity.ts';
import { settings } from '../schema/shop.ts';
import { userGroups } from '../schema/userGroups.ts';

/** A person with the account's creation time. `email` receives mail. */
export type StoredPerson = Person & { readonly createdAt: number };

const selectPeople = (db: Db) =>
  db.select({ user: users, person: people }).from(users).innerJoin(people, eq(people.userId, users.id));
type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

const personOf = ({ user, person }: PersonRow): StoredPerson => ({
  id: user.id,
  role: user.role,
  username: user.username,
  email: person.contactEmail,
  firstName: person.firstName,
  lastName: person.lastName,
  tel: person.tel,
  createdAt: person.createdAt,
});

export async function findPerson(db: Db, userId: string): Promise<StoredPerson | null> {
  const [row] = await selectPeople(db).where(eq(users.id, userId));
  return row ? personOf(row) : null;
}

/** The stored profile of a person. */
export type StoredProfile = Omit<Profile, 'wayBack'>;

/** The profile that a person sees and edits. */
export async function findProfile(db: Db, userId: string): Promise<StoredProfile | null> {
  const [row] = await selectPeople(db).where(eq(users.id, userId));
  if (!row) return null;
  const { createdAt: _, ...person } = personOf(row);
  const { nickname, address, pictureName } = row.person;
  return { ...person, nickname, address, pictureName, hasPassword: await hasPassword(db, userId) };
}

/** Whether a password was chosen; a guest has none at first. */
export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const [credential] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), isNotNull(accounts.password)))
    .limit(1);
  return credential !== undefined;
}

/** The registration data of a person; `null` without one. */
export async function findRegistered(db: Db, userId: string): Promise<RegisteredPerson | null> {
  const [row] = await db
    .select({ person: people, group: userGroups })
    .from(people)
    .leftJoin(userGroups, eq(userGroups.id, people.userGroupId))
    .where(eq(people.userId, userId));
  if (!row) return null;
  const { nickname, address, pictureName, answers, acceptance } = row.person;
  const groupName = row.group === null ? null : { th: row.group.nameTh, en: row.group.nameEn };
  return { nickname, address, groupName, pictureName, answers, acceptance };
}

/** Writes the contact fields; an empty optional one is stored as none. */
export async function writeContact(tx: Tx, userId: string, contact: ContactFields, now: number): Promise<void> {
  const { firstName, lastName, nickname, tel, address } = contact;
  const orNull = (text: string) => (text === '' ? null : text);
  await tx
    .update(people)
    .set({ firstName, lastName, nickname: orNull(nickname), tel: orNull(tel), address: orNull(address) })
    .where(eq(people.userId, userId));
  await tx
    .update(users)
    .set({ name: `${firstName} ${lastName}`.trim(), updatedAt: new Date(now) })
    .where(eq(users.id, userId));
}

/** The account with this sign-in address, or `null`. An address in a form proves nothing about its author. */
export async function accountWithEmail(db: Db, email: string): Promise<StoredPerson | null> {
  const [row] = await selectPeople(db).where(eq(users.email, email));
  return row ? personOf(row) : null;
}

/** The newest guest buyer with this address, or `null`. */
export async function newestBuyerWithContact(db: Db, email: string): Promise<StoredPerson | null> {
  const [row] = await selectPeople(db)
    .where(and(eq(people.contactEmail, email), eq(users.role, 'nonMember')))
    .orderBy(desc(people.createdAt), desc(users.id))
    .limit(1);
  return row ? personOf(row) : null;
}

/** Whether a person has proved to read an address: by a mailed link, or signed in by a provider that verified it. */
export async function hasProvedAddress(db: Db, userId: string | null, email: string): Promise<boolean> {
  if (userId === null) return false;
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.provedEmail, users.email)))
    .where(and(eq(users.id, userId), eq(users.email, email), or(users.emailVerified, isNotNull(accounts.id))))
    .limit(1);
  return found !== undefined;
}

/** Notes that a mailed link was used: it went to the contact address. */
export async function noteProvedAddress(db: Db, userId: string, now: number): Promise<void> {
  const contact = db.select({ email: people.contactEmail }).from(people).where(eq(people.userId, userId));
  await db
    .update(users)
    .set({ emailVerified: true, updatedAt: new Date(now) })
    .where(and(eq(users.id, userId), inArray(users.email, contact)));
}

/** Locks account creation, so that each counts the earlier ones. A set limit has a row. */
export async function lockLearnerLimits(tx: Tx): Promise<void> {
  const name: keyof SiteSettings = 'userLimit';
  await tx.select({ name: settings.name }).from(settings).where(eq(settings.name, name)).for('no key update');
}

/** The number of learners, and of those since an instant. */
export async function countLearners(db: Db, since: number): Promise<{ readonly all: number; readonly since: number }> {
  const learners = and(inArray(users.role, ['student', 'nonMember']), notLike(users.email, `%${erasedDomain}`));
  const [all] = await db.select({ count: count() }).from(users).where(learners);
  const [recent] = await db
    .select({ count: count() })
    .from(users)
    .where(and(learners, gte(users.createdAt, new Date(since))));
  return { all: all?.count ?? 0, since: recent?.count ?? 0 };
}

/** A guest proved the address by its link: it becomes the sign-in address, unless another account has it. */
export async function signInByContact(db: Db, userId: string, madeUp: string, now: number): Promise<void> {
  const [row] = await db
    .select({ contactEmail: people.contactEmail })
    .from(users)
    .innerJoin(people, eq(people.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.role, 'nonMember'), like(users.email, `%${madeUp}`)));
  if (!row) return;
  try {
    await db
      .update(users)
      .set({ email: row.contactEmail, emailVerified: true, updatedAt: new Date(now) })
      .where(eq(users.id, userId));
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_unique')) throw error;
  }
}
