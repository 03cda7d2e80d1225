import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  Comment,
  CommentAuthor,
  CommentState,
  CommentThread,
  ModeratedComment,
  ReportReason,
} from '../../../src/domain/catalogue/comment.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db, Tx } from '../database/connection.ts';
import { instructors, items } from '../schema/catalogue.ts';
import { commentReports, comments } from '../schema/comments.ts';
import { counters } from '../schema/shop.ts';
import { isShown } from './shownItems.ts';

/** The change counter of all comments, for cached answers. */
const changesCounter = 'comments';

/** Changes with every visible change of a comment; cached until then. */
export const commentsVersion = cachedUntilChanged([counters], async (db) => {
  const [row] = await db.select({ value: counters.value }).from(counters).where(eq(counters.name, changesCounter));
  return row?.value ?? 0;
});

/** Counts a visible change of a comment, in its transaction. */
export async function noteCommentChange(tx: Tx): Promise<void> {
  await tx
    .insert(counters)
    .values({ name: changesCounter, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } });
}

const selectComments = (db: Db) =>
  db
    .select({ comment: comments, nameTh: instructors.nameTh, nameEn: instructors.nameEn })
    .from(comments)
    .innerJoin(items, eq(items.id, comments.courseId))
    .leftJoin(instructors, eq(instructors.id, items.instructorId))
    .$dynamic();
type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

const commentOf = (row: CommentRow): Comment => ({
  id: row.comment.id,
  author: authorOf(row),
  text: row.comment.text,
  writtenAt: row.comment.writtenAt,
  changedAt: row.comment.changedAt,
});

function authorOf({ comment: { authorKind, authorName }, nameTh, nameEn }: CommentRow): CommentAuthor {
  if (authorKind === 'shop') return { kind: 'shop' };
  if (authorKind === 'instructor') return { kind: 'instructor', name: { th: nameTh ?? authorName, en: nameEn } };
  return { kind: 'person', name: authorName };
}

type Page = { readonly limit: number; readonly offset: number };

/** Visible questions, newest first, with their visible answers. */
export async function listThreads(
  db: Db,
  courseId: string,
  { limit, offset }: Page,
): Promise<{ readonly rows: readonly CommentThread[]; readonly total: number }> {
  const asked = and(eq(comments.courseId, courseId), isNull(comments.questionId), isNull(comments.hiddenAt));
  const [counted] = await db.select({ total: count() }).from(comments).where(asked);
  const questions = await selectComments(db)
    .where(asked)
    .orderBy(desc(comments.writtenAt), desc(comments.id))
    .limit(limit)
    .offset(offset);
  const answers = await answersTo(
    db,
    questions.map(({ comment }) => comment.id),
  );
  return {
    total: counted?.total ?? 0,
    rows: questions.map((row) => ({ ...commentOf(row), answers: answers.get(row.comment.id) ?? [] })),
  };
}

async function answersTo(db: Db, questionIds: readonly string[]): Promise<ReadonlyMap<string, readonly Comment[]>> {
  const found = new Map<string, Comment[]>();
  if (questionIds.length === 0) return found;
  const rows = await selectComments(db)
    .where(and(inArray(comments.questionId, [...questionIds]), isNull(comments.hiddenAt)))
    .orderBy(asc(comments.writtenAt), asc(comments.id));
  for (const row of rows) {
    const questionId = row.comment.questionId ?? '';
    found.set(questionId, [...(found.get(questionId) ?? []), commentOf(row)]);
  }
  return found;
}

/** The account of a visible course's teacher, or `null`; `undefined` without such a course. */
export async function teacherAccountOf(db: Db, courseId: string): Promise<string | null | undefined> {
  const [row] = await db
    .select({ userId: instructors.userId })
    .from(items)
    .leftJoin(instructors, eq(instructors.id, items.instructorId))
    .where(and(eq(items.id, courseId), eq(items.kind, 'course'), isShown));
  return row === undefined ? undefined : row.userId;
}

/** A person's comments under a course. */
export async function commentsOf(
  db: Db,
  courseId: string,
  userId: string,
): Promise<readonly (Comment & { readonly isHidden: boolean })[]> {
  const rows = await selectComments(db)
    .where(and(eq(comments.courseId, courseId), eq(comments.authorId, userId)))
    .orderBy(desc(comments.writtenAt), desc(comments.id));
  return rows.map((row) => ({ ...commentOf(row), isHidden: row.comment.hiddenAt !== null }));
}

/** Comments of a course with an open report by this person. */
export async function reportedIdsOf(db: Db, courseId: string, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: comments.id })
    .from(commentReports)
    .innerJoin(comments, eq(comments.id, commentReports.commentId))
    .where(and(eq(commentReports.userId, userId), eq(comments.courseId, courseId), isNull(commentReports.settledAt)));
  return rows.map(({ id }) => id);
}

/** The given comments with an answer, including a hidden one. */
export async function answeredAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const answered = await db
    .selectDistinct({ id: comments.questionId })
    .from(comments)
    .where(inArray(comments.questionId, [...ids]));
  return answered.flatMap(({ id }) => id ?? []);
}

export type NewComment = typeof comments.$inferInsert;

export async function insertComment(tx: Tx, comment: NewComment): Promise<void> {
  await tx.insert(comments).values(comment);
}

/** A comment with the facts of its rules, locked until the transaction ends; `null` without one. */
export async function lockComment(tx: Tx, id: string) {
  const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for('update');
  if (row === undefined) return null;
  const answers = await tx.select({ id: comments.id }).from(comments).where(eq(comments.questionId, id)).limit(1);
  return { ...row, hasAnswers: answers.length > 0 };
}

export async function findComment(db: Db, id: string): Promise<Comment | null> {
  const [row] = await selectComments(db).where(eq(comments.id, id));
  return row ? commentOf(row) : null;
}

export async function rewriteComment(tx: Tx, id: string, text: string, now: number): Promise<void> {
  await tx.update(comments).set({ text, changedAt: now }).where(eq(comments.id, id));
}

export async function removeComment(tx: Tx, id: string): Promise<void> {
  await tx.delete(comments).where(eq(comments.id, id));
}

type NewReport = {
  readonly commentId: string;
  readonly userId: string;
  readonly reason: ReportReason;
  readonly note: string;
};

/** Writes an open report; nothing if this person has one already. A settled report is opened again. */
export async function insertReport(tx: Tx, report: NewReport, now: number): Promise<void> {
  const { reason, note } = report;
  await tx
    .insert(commentReports)
    .values({ ...report, reportedAt: now })
    .onConflictDoUpdate({
      target: [commentReports.commentId, commentReports.userId],
      set: { reason, note, reportedAt: now, settledAt: null },
      setWhere: isNotNull(commentReports.settledAt),
    });
}

const hasOpenReports = (db: Db): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(commentReports)
      .where(and(eq(commentReports.commentId, comments.id), isNull(commentReports.settledAt))),
  );

/** Visible questions without a visible answer. */
function isUnanswered(db: Db): SQL | undefined {
  const answers = alias(comments, 'answers');
  const answer = db
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.questionId, comments.id), isNull(answers.hiddenAt)));
  return and(isNull(comments.questionId), isNull(comments.hiddenAt), notExists(answer));
}

export const countUnanswered = cachedUntilChanged([comments], (db) => db.$count(comments, isUnanswered(db)));

/** Comments of all courses for an administrator, newest first. */
export async function listModerated(
  db: Db,
  state: CommentState,
  { limit, offset }: Page,
): Promise<{ readonly rows: readonly ModeratedComment[]; readonly total: number }> {
  const wanted = {
    reported: and(isNull(comments.hiddenAt), hasOpenReports(db)),
    unanswered: isUnanswered(db),
    hidden: isNotNull(comments.hiddenAt),
    all: undefined,
  }[state];
  const [counted] = await db.select({ total: count() }).from(comments).where(wanted);
  const rows = await selectModerated(db)
    .where(wanted)
    .orderBy(desc(comments.writtenAt), desc(comments.id))
    .limit(limit)
    .offset(offset);
  return { rows: await withReports(db, rows), total: counted?.total ?? 0 };
}

/** One moderated comment, or `null`. */
export async function findModerated(db: Db, id: string): Promise<ModeratedComment | null> {
  const [found] = await withReports(db, await selectModerated(db).where(eq(comments.id, id)));
  return found ?? null;
}

const selectModerated = (db: Db) =>
  db
    .select({
      comment: comments,
      nameTh: instructors.nameTh,
      nameEn: instructors.nameEn,
      titleTh: items.titleTh,
      titleEn: items.titleEn,
    })
    .from(comments)
    .innerJoin(items, eq(items.id, comments.courseId))
    .leftJoin(instructors, eq(instructors.id, items.instructorId))
    .$dynamic();

async function withReports(
  db: Db,
  rows: Awaited<ReturnType<typeof selectModerated>>,
): Promise<readonly ModeratedComment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ comment }) => comment.id);
  const reports = await db
    .select()
    .from(commentReports)
    .where(and(inArray(commentReports.commentId, ids), isNull(commentReports.settledAt)))
    .orderBy(asc(commentReports.reportedAt), asc(commentReports.userId));
  return rows.map((row) => ({
    ...commentOf(row),
    course: { id: row.comment.courseId, title: { th: row.titleTh, en: row.titleEn } },
    isAnswer: row.comment.questionId !== null,
    isHidden: row.comment.hiddenAt !== null,
    reports: reports
      .filter(({ commentId }) => commentId === row.comment.id)
      .map(({ reason, note, reportedAt }) => ({ reason, note, reportedAt })),
  }));
}

/** Hides or shows a comment; `false` without one. A comment hidden before keeps its first time. */
export async function setHidden(
  tx: Tx,
  id: string,
  { isHidden, by, now }: { readonly isHidden: boolean; readonly by: string; readonly now: number },
): Promise<boolean> {
  const changed = await tx
    .update(comments)
    .set(
      isHidden
        ? { hiddenAt: sql`coalesce(${comments.hiddenAt}, ${new Date(now).toISOString()}::timestamptz)`, hiddenBy: by }
        : { hiddenAt: null, hiddenBy: null },
    )
    .where(eq(comments.id, id))
    .returning({ id: comments.id });
  return changed.length > 0;
}

export async function settleReports(tx: Tx, commentId: string, now: number): Promise<void> {
  await tx
    .update(commentReports)
    .set({ settledAt: now })
    .where(and(eq(commentReports.commentId, commentId), isNull(commentReports.settledAt)));
}
