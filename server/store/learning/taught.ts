import { and, asc, count, eq, exists, inArray, isNull, max, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OwnTaughtCourse } from '../../../src/domain/learning/taught.ts';
import type { Db } from '../database/connection.ts';
import { instructors, items } from '../schema/catalogue.ts';
import { comments } from '../schema/comments.ts';
import { people } from '../schema/identity.ts';
import { accessGrants, progressIntervals } from '../schema/learning.ts';

const isTaughtBy = (userId: string): SQL | undefined =>
  and(eq(instructors.userId, userId), eq(items.kind, 'course'), isNull(items.archivedAt));

/** Whether the course's teacher has this account. */
export async function teaches(db: Db, userId: string, courseId: string): Promise<boolean> {
  const found = await db
    .select({ id: items.id })
    .from(items)
    .innerJoin(instructors, eq(instructors.id, items.instructorId))
    .where(and(isTaughtBy(userId), eq(items.id, courseId)));
  return found.length > 0;
}

/** The courses of a teacher's account in the catalogue's order. */
export async function coursesTaughtBy(db: Db, userId: string): Promise<readonly OwnTaughtCourse[]> {
  const answers = alias(comments, 'answers');
  const answer = db
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.questionId, comments.id), isNull(answers.hiddenAt)));
  const unanswered = db
    .select({ total: count() })
    .from(comments)
    .where(
      and(
        eq(comments.courseId, items.id),
        isNull(comments.questionId),
        isNull(comments.stars),
        isNull(comments.hiddenAt),
        notExists(answer),
      ),
    );
  const students = db
    .select({ total: sql`count(distinct ${accessGrants.userId})` })
    .from(accessGrants)
    .where(and(eq(accessGrants.itemId, items.id), isNull(accessGrants.revokedAt)));
  const rows = await db
    .select({ item: items, students: sql<string>`(${students})`, unanswered: sql<string>`(${unanswered})` })
    .from(items)
    .innerJoin(instructors, eq(instructors.id, items.instructorId))
    .where(isTaughtBy(userId))
    .orderBy(asc(items.rank), asc(items.id));
  return rows.map(({ item, ...counts }) => ({
    id: item.id,
    title: { th: item.titleTh, en: item.titleEn },
    isPublished: item.isPublished,
    studentCount: Number(counts.students),
    unansweredCount: Number(counts.unanswered),
  }));
}

/** The people with access to a course, by name. */
export async function studentsOf(
  db: Db,
  courseId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const grant = db
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .where(
      and(eq(accessGrants.userId, people.userId), eq(accessGrants.itemId, courseId), isNull(accessGrants.revokedAt)),
    );
  const [counted] = await db.select({ total: count() }).from(people).where(exists(grant));
  const rows = await db
    .select({ id: people.userId, firstName: people.firstName, lastName: people.lastName })
    .from(people)
    .where(exists(grant))
    .orderBy(asc(people.firstName), asc(people.lastName), asc(people.userId))
    .offset(offset)
    .limit(limit);
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() })),
  };
}

/** When each of these people last watched something of a course. */
export async function lastWatchedIn(
  db: Db,
  courseId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: progressIntervals.userId, at: max(progressIntervals.recordedAt) })
    .from(progressIntervals)
    .where(and(eq(progressIntervals.courseId, courseId), inArray(progressIntervals.userId, [...userIds])))
    .groupBy(progressIntervals.userId);
  return new Map(rows.flatMap(({ userId, at }) => (at === null ? [] : [[userId, at] as const])));
}
