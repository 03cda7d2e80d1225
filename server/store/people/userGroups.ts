import { and, arrayContains, asc, count, eq, ilike, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { LocalText } from '../../../src/domain/localText.ts';
import type { CountedGroup, GroupPerson } from '../../../src/domain/people/countedGroup.ts';
import type { UserGroup } from '../../../src/domain/people/userGroup.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db, Tx } from '../database/connection.ts';
import { addRow, changeRow, listRows, removeRow } from '../database/orderedRows.ts';
import { items } from '../schema/catalogue.ts';
import { people, users } from '../schema/identity.ts';
import { userGroups } from '../schema/userGroups.ts';

/** All groups in the shop's order. */
export async function readUserGroups(db: Db): Promise<readonly UserGroup[]> {
  const rows = await listRows(db, userGroups);
  return rows.map(({ id, nameTh, nameEn, isDefault }) => ({ id, name: { th: nameTh, en: nameEn }, isDefault }));
}

/** Changes with every group's name, order or default; cached until then. */
export const userGroupsVersion = cachedUntilChanged([userGroups], async (db) =>
  JSON.stringify(await readUserGroups(db)),
);

/** The group of a person, or `null`. */
export async function groupOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ groupId: people.userGroupId }).from(people).where(eq(people.userId, userId));
  return row?.groupId ?? null;
}

/** The groups of an item, enforced or not. */
export async function groupsOfItem(db: Db, itemId: string): Promise<readonly string[]> {
  const [row] = await db.select({ ids: items.userGroupIds }).from(items).where(eq(items.id, itemId));
  return row?.ids ?? [];
}

/** All groups in order, with their numbers of learners and courses. */
export async function listCountedGroups(db: Db): Promise<CountedGroup[]> {
  const isIn = sql`${userGroups.id} = any(${items.userGroupIds})`;
  const rows = await db
    .select({ group: userGroups, peopleCount: count(users.id) })
    .from(userGroups)
    .leftJoin(people, eq(people.userGroupId, userGroups.id))
    .leftJoin(users, and(eq(users.id, people.userId), ne(users.role, 'administrator')))
    .groupBy(userGroups.id)
    .orderBy(asc(userGroups.position), asc(userGroups.id));
  const courses = await db
    .select({ groupId: userGroups.id, count: count(items.id) })
    .from(userGroups)
    .innerJoin(items, and(isIn, eq(items.kind, 'course'), isNull(items.deletedAt)))
    .groupBy(userGroups.id);
  const courseCounts = new Map(courses.map((row) => [row.groupId, row.count]));
  return rows.map(({ group: { id, nameTh, nameEn, isDefault }, peopleCount }) => ({
    id,
    name: { th: nameTh, en: nameEn },
    isDefault,
    peopleCount,
    courseCount: courseCounts.get(id) ?? 0,
  }));
}

/** Adds a group at the end. */
export const insertGroup = (tx: Tx, id: string, name: LocalText): Promise<void> =>
  addRow(tx, userGroups, { id, nameTh: name.th, nameEn: name.en });

/** `false` without such a group. */
export const updateGroupName = (tx: Tx, id: string, name: LocalText): Promise<boolean> =>
  changeRow(tx, userGroups, id, { nameTh: name.th, nameEn: name.en });

/** Whether the group exists; locked against removal until the transaction ends. */
export async function holdGroup(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.select({ id: userGroups.id }).from(userGroups).where(eq(userGroups.id, id)).for('key share');
  return rows.length > 0;
}

/** Whether the group exists; locked against new members until the transaction ends. */
export async function lockGroup(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.select({ id: userGroups.id }).from(userGroups).where(eq(userGroups.id, id)).for('update');
  return rows.length > 0;
}

/** Removes a group from the items that have other groups, too. Returns whether an item changed. */
export async function takeGroupOutOfItems(tx: Tx, id: string, now: number): Promise<boolean> {
  const without = sql`array_remove(${items.userGroupIds}, ${id})`;
  const changed = await tx
    .update(items)
    .set({ userGroupIds: without, updatedAt: now })
    .where(and(isReservedFor(id), sql`cardinality(${without}) > 0`))
    .returning({ id: items.id });
  return changed.length > 0;
}

/** The items of a group, in the shop's order. */
export async function itemsOfGroup(db: Db, id: string): Promise<{ id: string; title: LocalText }[]> {
  const rows = await db
    .select({ id: items.id, titleTh: items.titleTh, titleEn: items.titleEn })
    .from(items)
    .where(isReservedFor(id))
    .orderBy(asc(items.rank), asc(items.id));
  return rows.map((row) => ({ id: row.id, title: { th: row.titleTh, en: row.titleEn } }));
}

const isReservedFor = (groupId: string) => and(isNull(items.deletedAt), arrayContains(items.userGroupIds, [groupId]));

/** Deletes a group; the people in it have none afterwards. */
export const deleteGroup = (tx: Tx, id: string): Promise<void> => removeRow(tx, userGroups, id);

type PeopleSearch = {
  /** In this group. */
  readonly groupId: string | null;
  /** Part of the name or the e-mail; '' finds all. */
  readonly keyword: string;
  readonly offset: number;
  readonly limit: number;
};

/** All people but administrators, by name. */
export async function searchGroupPeople(
  db: Db,
  { groupId, keyword, offset, limit }: PeopleSearch,
): Promise<{ readonly rows: readonly GroupPerson[]; readonly total: number }> {
  const condition = and(
    ne(users.role, 'administrator'),
    groupId === null ? undefined : eq(people.userGroupId, groupId),
    matches(keyword),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(people)
    .innerJoin(users, eq(users.id, people.userId))
    .where(condition);
  const rows = await db
    .select({ person: people })
    .from(people)
    .innerJoin(users, eq(users.id, people.userId))
    .where(condition)
    .orderBy(asc(people.firstName), asc(people.lastName), asc(people.userId))
    .offset(offset)
    .limit(limit);
  return {
    rows: rows.map(({ person: { userId, firstName, lastName, contactEmail, userGroupId } }) => ({
      id: userId,
      name: `${firstName} ${lastName}`.trim(),
      email: contactEmail,
      groupId: userGroupId,
    })),
    total: counted?.total ?? 0,
  };
}

function matches(keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const name = sql<string>`${people.firstName} || ' ' || ${people.lastName}`;
  return or(ilike(name, pattern), ilike(people.contactEmail, pattern), ilike(users.email, pattern));
}

/** Moves a person into a group. `false` without such a person. */
export async function putIntoGroup(tx: Tx, groupId: string, userId: string): Promise<boolean> {
  const changed = await tx
    .update(people)
    .set({ userGroupId: groupId })
    .where(eq(people.userId, userId))
    .returning({ id: people.userId });
  return changed.length > 0;
}

/** Removes a person from this group only. */
export async function takeOutOfGroup(tx: Tx, groupId: string, userId: string): Promise<void> {
  await tx
    .update(people)
    .set({ userGroupId: null })
    .where(and(eq(people.userId, userId), eq(people.userGroupId, groupId)));
}

/** Adds a course to a group, or removes it. `false` without such a course. */
export async function setCourseInGroup(
  tx: Tx,
  groupId: string,
  courseId: string,
  isIn: boolean,
  now: number,
): Promise<boolean> {
  const without = sql`array_remove(${items.userGroupIds}, ${groupId})`;
  const changed = await tx
    .update(items)
    .set({ userGroupIds: isIn ? sql`array_append(${without}, ${groupId})` : without, updatedAt: now })
    .where(and(eq(items.id, courseId), eq(items.kind, 'course'), isNull(items.deletedAt)))
    .returning({ id: items.id });
  return changed.length > 0;
}
