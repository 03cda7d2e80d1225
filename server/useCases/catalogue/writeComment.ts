import {
  type Comment,
  type CommentAuthor,
  type CommentProblem,
  mayChangeComment,
  mayReportComment,
  normaliseComment,
  type ReportReason,
  refuseComment,
  refuseReportNote,
  shownName,
} from '../../../src/domain/catalogue/comment.ts';
import { type ReviewRefusal, refuseReview, type Stars } from '../../../src/domain/catalogue/review.ts';
import { hasRight } from '../../../src/domain/people/rights.ts';
import type { Caller, SignedIn } from '../../base/caller.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import {
  countStars,
  findComment,
  findReview,
  insertComment,
  insertReport,
  lockComment,
  noteCommentChange,
  removeComment,
  rewriteComment,
  teacherAccountOf,
  writeReviewRow,
} from '../../store/catalogue/comments.ts';
import type { Db, Tx } from '../../store/database/connection.ts';
import { findPerson } from '../../store/people/people.ts';
import { readSettings } from '../../store/site/settings.ts';
import { mayEnterCourse, ownsCourse } from './groupRight.ts';
import { reviewFacts } from './reviewFacts.ts';

type Written = {
  readonly id: string;
  readonly courseId: string;
  readonly questionId: string | null;
  readonly text: string;
};

const refuseTyped = (field: 'text' | 'note', problem: CommentProblem | null): Refusal | null =>
  problem === null ? null : refuse('INPUT_ERROR', { fields: { [field]: problem } });

/** The author's role under a course of this teacher. */
const authorKindOf = (person: SignedIn, teacherId: string | null): CommentAuthor['kind'] => {
  if (teacherId === person.userId) return 'instructor';
  return hasRight(person.role, 'content') ? 'shop' : 'person';
};

/** Whether the caller may answer: the course's teacher and the shop. */
export const mayAnswer = (person: SignedIn, teacherId: string | null): boolean =>
  authorKindOf(person, teacherId) !== 'person';

/** Whether the caller may read comments of a limited course: members, the teacher and buyers. */
export async function mayReadComments(
  db: Db,
  courseId: string,
  caller: Caller,
  teacherId: string | null,
): Promise<boolean> {
  if (caller.kind === 'person' && caller.userId === teacherId) return true;
  if (await mayEnterCourse(db, courseId, caller)) return true;
  return await ownsCourse(db, courseId, caller);
}

/** Writes a question or an answer. Refused if comments are off. */
export async function writeComment(
  tx: Tx,
  person: SignedIn,
  written: Written,
  now: number,
): Promise<Comment | Refusal> {
  const refused = refuseTyped('text', refuseComment(written.text));
  if (refused) return refused;
  const teacherId = await teacherAccountOf(tx, written.courseId);
  if (teacherId === undefined) return refuse('NOT_FOUND');
  if (!(await mayReadComments(tx, written.courseId, person, teacherId))) return refuse('NOT_FOUND');
  const { commentsShown, reviewsShown } = await readSettings(tx);
  if (written.questionId === null && !commentsShown) return refuse('NOT_FOUND');
  if (written.questionId !== null) {
    if (!mayAnswer(person, teacherId)) return refuse('PERMISSION_DENIED');
    const question = await lockComment(tx, written.questionId);
    const isThere =
      question?.courseId === written.courseId && question.questionId === null && question.hiddenAt === null;
    const isShown = (question?.stars ?? null) === null ? commentsShown : reviewsShown;
    if (!isThere || !isShown) return refuse('NOT_FOUND');
  }
  await insertComment(tx, {
    ...written,
    text: normaliseComment(written.text),
    ...(await authorOf(tx, person, teacherId)),
    writtenAt: now,
  });
  await noteCommentChange(tx);
  return (await findComment(tx, written.id)) ?? refuse('NOT_FOUND');
}

/** The columns that name an author. */
async function authorOf(tx: Tx, person: SignedIn, teacherId: string | null) {
  const author = await findPerson(tx, person.userId);
  return {
    authorId: person.userId,
    authorKind: authorKindOf(person, teacherId),
    authorName: author === null ? '' : shownName(author.firstName, author.lastName),
  };
}

type WrittenReview = {
  readonly id: string;
  readonly courseId: string;
  readonly stars: Stars;
  readonly text: string;
};

/** Writes or changes the caller's review of a course. */
export async function writeReview(
  tx: Tx,
  person: SignedIn,
  { text, ...written }: WrittenReview,
  now: number,
): Promise<Comment | Refusal> {
  const refused = refuseTyped('text', refuseComment(text));
  if (refused) return refused;
  const teacherId = await teacherAccountOf(tx, written.courseId);
  if (teacherId === undefined || !(await readSettings(tx)).reviewsShown) return refuse('NOT_FOUND');
  const denied = await reviewRefusal(tx, person, written.courseId, teacherId, now);
  if (denied !== null) return refuse(denied);
  const earlier = await findReview(tx, written.courseId, person.userId);
  if (earlier?.isHidden) return refuse('STATUS_CONFLICT');
  const author = await authorOf(tx, person, teacherId);
  const id = await writeReviewRow(tx, { ...written, ...author, text: normaliseComment(text), writtenAt: now });
  await noteChange(tx, { courseId: written.courseId, isReview: true }, now);
  return (await findComment(tx, id)) ?? refuse('NOT_FOUND');
}

/** Why the caller may not review the course; `null` if they may. Its teacher and the shop never review. */
export async function reviewRefusal(
  db: Db,
  person: SignedIn,
  courseId: string,
  teacherId: string | null,
  now: number,
): Promise<ReviewRefusal | null> {
  if (mayAnswer(person, teacherId)) return 'REVIEW_NOT_BOUGHT';
  return refuseReview(await reviewFacts(db, person.userId, courseId, now));
}

/** A visible change of a comment. */
type CommentChange = { readonly courseId: string; readonly isReview: boolean };

/** Notes a visible change of a comment; the stars of a review are counted again. */
export async function noteChange(tx: Tx, { courseId, isReview }: CommentChange, now: number): Promise<void> {
  await noteCommentChange(tx);
  if (isReview) await countStars(tx, courseId, now);
}

/** An action on one comment. */
type OnComment = { readonly commentId: string; readonly userId: string };

/** The caller's own comment that may still change, locked. Another's answers like a missing one. */
async function lockOwn(tx: Tx, { commentId, userId }: OnComment) {
  const found = await lockComment(tx, commentId);
  if (found === null || found.authorId !== userId) return refuse('NOT_FOUND');
  return mayChangeComment(standingOf(found, userId)) ? found : refuse('STATUS_CONFLICT');
}

const standingOf = (found: NonNullable<Awaited<ReturnType<typeof lockComment>>>, userId: string) => ({
  isOwn: found.authorId === userId,
  isAnswer: found.questionId !== null,
  isReview: found.stars !== null,
  isHidden: found.hiddenAt !== null,
  hasAnswers: found.hasAnswers,
});

export async function changeComment(tx: Tx, on: OnComment, text: string, now: number): Promise<Comment | Refusal> {
  const found = refuseTyped('text', refuseComment(text)) ?? (await lockOwn(tx, on));
  if (isRefusal(found)) return found;
  await rewriteComment(tx, on.commentId, normaliseComment(text), now);
  await noteCommentChange(tx);
  return (await findComment(tx, on.commentId)) ?? refuse('NOT_FOUND');
}

/** Deletes a comment and answers what changed. */
export async function deleteComment(tx: Tx, on: OnComment, now: number): Promise<CommentChange | Refusal> {
  const found = await lockOwn(tx, on);
  if (isRefusal(found)) return found;
  await removeComment(tx, on.commentId);
  const change = { courseId: found.courseId, isReview: found.stars !== null };
  await noteChange(tx, change, now);
  return change;
}

type Report = { readonly reason: ReportReason; readonly note: string };

/** Reports a comment; a second report of the same person changes nothing until the first was settled. */
export async function reportComment(
  tx: Tx,
  on: OnComment,
  { reason, note }: Report,
  now: number,
): Promise<null | Refusal> {
  const refused = refuseTyped('note', refuseReportNote(note));
  if (refused) return refused;
  const found = await lockComment(tx, on.commentId);
  if (found === null || found.hiddenAt !== null) return refuse('NOT_FOUND');
  if (!mayReportComment(standingOf(found, on.userId))) return refuse('STATUS_CONFLICT');
  await insertReport(tx, { ...on, reason, note: normaliseComment(note) }, now);
  return null;
}
