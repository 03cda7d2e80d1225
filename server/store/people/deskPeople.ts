import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, notLike, or, type SQL, sql } from 'drizzle-orm';
import { normaliseTel } from '../../../src/domain/people/contactFormat.ts';
import type { ListedPerson } from '../../../src/domain/people/deskPerson.ts';
import { erasedDomain } from '../../../src/domain/people/erasure.ts';
import type { Role } from '../../../src/domain/people/identity.ts';
import { plainEntry } from '../../../src/domain/plainEntry.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db, Tx } from '../database/connection.ts';
import { fromNearerEnd } from '../database/nearerEnd.ts';
import { people, sessions, users } from '../schema/identity.ts';
import { isActiveAdministrator } from './accounts.ts';

type PeopleFilter = {
  readonly role: Role | null;
  readonly isBlocked: boolean;
  /** Part of the name, an address, the telephone number or the username; '' finds all. */
  readonly keyword: string;
};
type PeopleSearch = PeopleFilter & { readonly offset: number; readonly limit: number };

const joined = (db: Db) =>
  db.select({ user: users, person: people }).from(people).innerJoin(users, eq(users.id, people.userId));
type JoinedRow = Awaited<ReturnType<typeof joined>>[number];

const listedOf = ({ user, person }: JoinedRow): ListedPerson => ({
  id: user.id,
  name: `${person.firstName} ${person.lastName}`.trim(),
  email: person.contactEmail,
  username: user.username,
  tel: person.tel,
  role: user.role,
  isBlocked: user.blockedAt !== null,
  isErased: person.erasedAt !== null,
  createdAt: person.createdAt,
});

/** People with accounts, the newest first. */
export async function searchPeople(
  db: Db,
  { offset, limit, ...filter }: PeopleSearch,
): Promise<{ readonly rows: readonly ListedPerson[]; readonly total: number }> {
  const { role, isBlocked, keyword } = filter;
  const total = await countFound(db, role ?? '', Number(isBlocked), keyword.trim());
  const part = fromNearerEnd({ offset, limit }, total);
  const newestFirst = [desc(people.createdAt), desc(people.userId)];
  const oldestFirst = [asc(people.createdAt), asc(people.userId)];
  const found = db.select({ id: people.userId }).from(people).$dynamic();
  if (role !== null || isBlocked) found.innerJoin(users, eq(users.id, people.userId));
  // The ids first, so that the rows before the page are not read.
  const ids = await found
    .where(conditionOf(db, filter))
    .orderBy(...(part.isReversed ? oldestFirst : newestFirst))
    .offset(part.offset)
    .limit(part.limit);
  const isOnPage = inArray(
    people.userId,
    ids.map(({ id }) => id),
  );
  const rows = await joined(db)
    .where(isOnPage)
    .orderBy(...newestFirst);
  return { rows: rows.map(listedOf), total };
}

/** Cached for the further pages of a search. */
const countFound = cachedUntilChanged(
  [people, users],
  async (db, role: Role | '', isBlocked: number, keyword: string) => {
    const [counted] = await db
      .select({ total: count() })
      .from(people)
      .innerJoin(users, eq(users.id, people.userId))
      .where(conditionOf(db, { role: role || null, isBlocked: isBlocked === 1, keyword }));
    return counted?.total ?? 0;
  },
);

const conditionOf = (db: Db, { role, isBlocked, keyword }: PeopleFilter): SQL | undefined =>
  and(
    role === null ? undefined : eq(users.role, role),
    isBlocked ? isNotNull(users.blockedAt) : undefined,
    matches(db, keyword),
  );

/** Two index searches, one for each table; a condition across both would read every row. */
function matches(db: Db, keyword: string): SQL | undefined {
  const words = plainEntry(keyword);
  if (words === '') return undefined;
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const name = sql<string>`(${people.firstName} || ' ' || ${people.lastName})`;
  const digits = normaliseTel(words);
  const inPeople = db
    .select({ id: people.userId })
    .from(people)
    .where(
      or(
        ilike(name, pattern),
        ilike(people.contactEmail, pattern),
        /^\d+$/.test(digits) ? ilike(people.tel, `%${digits}%`) : undefined,
      ),
    );
  const inUsers = db
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.email, pattern), ilike(users.username, pattern)));
  return inArray(people.userId, inPeople.union(inUsers));
}

export async function findListedPerson(db: Db, userId: string): Promise<ListedPerson | null> {
  const [row] = await joined(db).where(eq(users.id, userId));
  return row ? listedOf(row) : null;
}

export async function countSessions(db: Db, userId: string, now: number): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date(now))));
  return counted?.total ?? 0;
}

/**
 * Locks all administrators who can sign in; whether another one than this person is left. Parallel changes wait, so
 * that two cannot lock each other out.
 */
export async function hasOtherAdministrator(tx: Tx, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(isActiveAdministrator(tx))
    .orderBy(asc(users.id))
    .for('update');
  return found.some(({ id }) => id !== userId);
}

/** Sign-in address, role and blocking of an account, locked until the transaction ends; `null` also if it was erased. */
export async function lockAccount(
  tx: Tx,
  userId: string,
): Promise<{ readonly email: string; readonly role: Role; readonly isBlocked: boolean } | null> {
  const [found] = await tx
    .select({ email: users.email, role: users.role, blockedAt: users.blockedAt })
    .from(users)
    .where(and(eq(users.id, userId), notLike(users.email, `%${erasedDomain}`)))
    .for('update');
  return found ? { email: found.email, role: found.role, isBlocked: found.blockedAt !== null } : null;
}
