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
import { type ReviewOrder, type Stars, starScale } from '../../../src/domain/catalogue/review.ts';
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
  stars: row.comment.stars,
});

function authorOf({ comment: { authorKind, authorName }, nameTh, nameEn }: CommentRow): CommentAuthor {
  if (authorKind === 'shop') return { kind: 'shop' };
  if (authorKind === 'instructor') return { kind: 'instructor', name: { th: nameTh ?? authorName, en: nameEn } };
  return { kind: 'person', name: authorName };
}

type Page = { readonly limit: number; readonly offset: number };

const isReview = isNotNull(comments.stars);
const isQuestion = and(isNull(comments.questionId), isNull(comments.stars));

const reviewsFirst: Readonly<Record<ReviewOrder, readonly SQL[]>> = {
  newest: [],
  highest: [desc(comments.stars)],
  lowest: [asc(comments.stars)],
};

/** Visible questions, newest first, or reviews in an order, with their visible answers. */
export async function listThreads(
  db: Db,
  courseId: string,
  { limit, offset, reviews }: Page & { readonly reviews: ReviewOrder | null },
): Promise<{ readonly rows: readonly CommentThread[]; readonly total: number }> {
  const wanted = reviews === null ? isQuestion : isReview;
  const asked = and(eq(comments.courseId, courseId), wanted, isNull(comments.hiddenAt));
  const [counted] = await db.select({ total: count() }).from(comments).where(asked);
  const questions = await selectComments(db)
    .where(asked)
    .orderBy(...(reviews === null ? [] : reviewsFirst[reviews]), desc(comments.writtenAt), desc(comments.id))
    .limit(limit)
    .offset(offset);
  return { total: counted?.total ?? 0, rows: await withAnswers(db, questions.map(commentOf)) };
}

async function withAnswers(db: Db, asked: readonly Comment[]): Promise<readonly CommentThread[]> {
  const answers = await answersTo(
    db,
    asked.map(({ id }) => id),
  );
  return asked.map((each) => ({ ...each, answers: answers.get(each.id) ?? [] }));
}

/** A person's review of a course, also a hidden one; `null` without one. */
export async function findReview(
  db: Db,
  courseId: string,
  authorId: string,
): Promise<{ readonly review: CommentThread; readonly isHidden: boolean } | null> {
  const [row] = await selectComments(db).where(isReviewBy(courseId, authorId));
  if (row === undefined) return null;
  const [review] = await withAnswers(db, [commentOf(row)]);
  return review ? { review, isHidden: row.comment.hiddenAt !== null } : null;
}

const isReviewBy = (courseId: string, authorId: string): SQL | undefined =>
  and(eq(comments.courseId, courseId), eq(comments.authorId, authorId), isReview);

type NewReview = NewComment & { readonly stars: Stars };

/** Writes a person's only review of a course, or rewrites it. Answers its id. */
export async function writeReviewRow(tx: Tx, review: NewReview): Promise<string> {
  const { stars, text, writtenAt } = review;
  const [written] = await tx
    .insert(comments)
    .values(review)
    .onConflictDoUpdate({
      target: [comments.courseId, comments.authorId],
      targetWhere: isReview,
      set: { stars, text, changedAt: writtenAt },
    })
    .returning({ id: comments.id });
  return written?.id ?? review.id;
}

/** Counts the visible stars of a course again, after a change of a review in the same transaction. */
export async function countStars(tx: Tx, courseId: string, now: number): Promise<void> {
  // Reviews of others that wait for this lock are committed before the count. Their foreign keys already share the course.
  await tx.select({ id: items.id }).from(items).where(eq(items.id, courseId)).for('no key update');
  const rows = await tx
    .select({ stars: comments.stars, total: count() })
    .from(comments)
    .where(and(eq(comments.courseId, courseId), isReview, isNull(comments.hiddenAt)))
    .groupBy(comments.stars);
  const starCounts = starScale.map((stars) => rows.find((row) => row.stars === stars)?.total ?? 0);
  // Always later than before, also within the same millisecond, so that every cache notices it.
  const later = sql`greatest(${new Date(now).toISOString()}::timestamptz, ${items.updatedAt} + interval '1 millisecond')`;
  await tx.update(items).set({ starCounts, updatedAt: later }).where(eq(items.id, courseId));
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

/** A person's questions and answers under a course. */
export async function commentsOf(
  db: Db,
  courseId: string,
  userId: string,
): Promise<readonly (Comment & { readonly isHidden: boolean })[]> {
  const rows = await selectComments(db)
    .where(and(eq(comments.courseId, courseId), eq(comments.authorId, userId), isNull(comments.stars)))
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

/** Visible questions without a visible answer; a review needs none. */
function isUnanswered(db: Db): SQL | undefined {
  const answers = alias(comments, 'answers');
  const answer = db
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.questionId, comments.id), isNull(answers.hiddenAt)));
  return and(isQuestion, isNull(comments.hiddenAt), notExists(answer));
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
    reviews: isReview,
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

/** Hides or shows a comment; `null` without one. A comment hidden before keeps its first time. */
export async function setHidden(
  tx: Tx,
  id: string,
  { isHidden, by, now }: { readonly isHidden: boolean; readonly by: string; readonly now: number },
): Promise<{ readonly courseId: string; readonly isReview: boolean } | null> {
  const [changed] = await tx
    .update(comments)
    .set(
      isHidden
        ? { hiddenAt: sql`coalesce(${comments.hiddenAt}, ${new Date(now).toISOString()}::timestamptz)`, hiddenBy: by }
        : { hiddenAt: null, hiddenBy: null },
    )
    .where(eq(comments.id, id))
    .returning({ courseId: comments.courseId, stars: comments.stars });
  return changed ? { courseId: changed.courseId, isReview: changed.stars !== null } : null;
}

export async function settleReports(tx: Tx, commentId: string, now: number): Promise<void> {
  await tx
    .update(commentReports)
    .set({ settledAt: now })
    .where(and(eq(commentReports.commentId, commentId), isNull(commentReports.settledAt)));
}
