import { and, asc, desc, eq, gte, inArray, like, lt, lte, or } from 'drizzle-orm';
import type { AuditActor, AuditEntry } from '../../../src/domain/people/auditEntry.ts';
import { type Role, roles } from '../../../src/domain/people/identity.ts';
import { worksAtDesk } from '../../../src/domain/people/rights.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db } from '../database/connection.ts';
import { auditEntries } from '../schema/audit.ts';
import { people, users } from '../schema/identity.ts';

export type AuditSearch = {
  readonly actorId: string | null;
  /** An id, or the first part of a key. */
  readonly subject: string | null;
  readonly from: number | null;
  /** Exclusive. */
  readonly until: number | null;
};

type Window = { readonly offset: number; readonly limit: number };

const conditionOf = ({ actorId, subject, from, until }: AuditSearch) =>
  and(
    actorId === null ? undefined : eq(auditEntries.actorId, actorId),
    subject === null
      ? undefined
      : or(eq(auditEntries.subject, subject), like(auditEntries.subject, `${subject.replace(/[\\%_]/g, '\\$&')}/%`)),
    from === null ? undefined : gte(auditEntries.at, from),
    until === null ? undefined : lt(auditEntries.at, until),
  );

/** The entries of a search, the newest first; reversed, the window is counted from the oldest. */
export async function auditRows(
  db: Db,
  search: AuditSearch,
  { offset, limit, isReversed = false }: Window & { readonly isReversed?: boolean },
): Promise<readonly AuditEntry[]> {
  // The ids first, so that the rows before the window are not read.
  const ids = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(conditionOf(search))
    .orderBy(isReversed ? asc(auditEntries.id) : desc(auditEntries.id))
    .offset(offset)
    .limit(limit)
    .as('ids');
  const rows = await db
    .select({ entry: auditEntries, person: people, email: users.email })
    .from(ids)
    .innerJoin(auditEntries, eq(auditEntries.id, ids.id))
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(people, eq(people.userId, auditEntries.actorId))
    .orderBy(desc(auditEntries.id));
  return rows.map(({ entry, person, email }) => ({
    id: String(entry.id),
    at: entry.at,
    actorId: entry.actorId,
    actorName: nameOf(person) || email || entry.actorId,
    actorRole: entry.actorRole as Role,
    call: entry.call,
    table: camelCase(entry.tableName),
    subject: entry.subject,
    before: entry.before,
    after: entry.after,
  }));
}

export async function countAudit(db: Db, search: AuditSearch): Promise<number> {
  const { actorId, subject, from, until } = search;
  const [last] = await db.select({ id: auditEntries.id }).from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return await countUntil(db, last?.id ?? 0, actorId ?? '', from ?? 0, until ?? 0, subject ?? '');
}

/** Triggers write the entries, so that no statement of this process names them; none is ever deleted. */
const countUntil = cachedUntilChanged(
  [auditEntries],
  (db, id: number, actorId: string, from: number, until: number, subject: string) =>
    db.$count(
      auditEntries,
      and(
        lte(auditEntries.id, id),
        conditionOf({ actorId: actorId || null, subject: subject || null, from: from || null, until: until || null }),
      ),
    ),
);

/** The people who may work at the desk, by name. */
export async function listActors(db: Db): Promise<readonly AuditActor[]> {
  const rows = await db
    .select({ person: people, email: users.email })
    .from(people)
    .innerJoin(users, eq(users.id, people.userId))
    .where(inArray(users.role, roles.filter(worksAtDesk)))
    .orderBy(asc(people.firstName), asc(people.lastName), asc(people.userId));
  return rows.map(({ person, email }) => ({ id: person.userId, name: nameOf(person) || email }));
}

const camelCase = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const nameOf = (person: { firstName: string; lastName: string } | null): string =>
  person === null ? '' : `${person.firstName} ${person.lastName}`.trim();
