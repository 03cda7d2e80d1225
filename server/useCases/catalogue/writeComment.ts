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
import { hasRight } from '../../../src/domain/people/rights.ts';
import type { Caller, SignedIn } from '../../base/caller.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import {
  findComment,
  insertComment,
  insertReport,
  lockComment,
  noteCommentChange,
  removeComment,
  rewriteComment,
  teacherAccountOf,
} from '../../store/catalogue/comments.ts';
import type { Db, Tx } from '../../store/database/connection.ts';
import { findPerson } from '../../store/people/people.ts';
import { readSettings } from '../../store/site/settings.ts';
import { mayEnterCourse, ownsCourse } from './groupRight.ts';

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
  const { commentsShown } = await readSettings(tx);
  if (teacherId === undefined || !commentsShown) return refuse('NOT_FOUND');
  if (!(await mayReadComments(tx, written.courseId, person, teacherId))) return refuse('NOT_FOUND');
  if (written.questionId !== null) {
    if (!mayAnswer(person, teacherId)) return refuse('PERMISSION_DENIED');
    const question = await lockComment(tx, written.questionId);
    const isThere =
      question?.courseId === written.courseId && question.questionId === null && question.hiddenAt === null;
    if (!isThere) return refuse('NOT_FOUND');
  }
  const author = await findPerson(tx, person.userId);
  await insertComment(tx, {
    ...written,
    text: normaliseComment(written.text),
    authorId: person.userId,
    authorKind: authorKindOf(person, teacherId),
    authorName: author === null ? '' : shownName(author.firstName, author.lastName),
    writtenAt: now,
  });
  await noteCommentChange(tx);
  return (await findComment(tx, written.id)) ?? refuse('NOT_FOUND');
}

/** An action on one comment. */
type OnComment = { readonly commentId: string; readonly userId: string };

/** The caller's own comment that may still change, locked. Another's answers like a missing one. */
async function lockOwn(tx: Tx, { commentId, userId }: OnComment): Promise<Refusal | null> {
  const found = await lockComment(tx, commentId);
  if (found === null || found.authorId !== userId) return refuse('NOT_FOUND');
  return mayChangeComment(standingOf(found, userId)) ? null : refuse('STATUS_CONFLICT');
}

const standingOf = (found: NonNullable<Awaited<ReturnType<typeof lockComment>>>, userId: string) => ({
  isOwn: found.authorId === userId,
  isAnswer: found.questionId !== null,
  isHidden: found.hiddenAt !== null,
  hasAnswers: found.hasAnswers,
});

export async function changeComment(tx: Tx, on: OnComment, text: string, now: number): Promise<Comment | Refusal> {
  const refused = refuseTyped('text', refuseComment(text)) ?? (await lockOwn(tx, on));
  if (refused) return refused;
  await rewriteComment(tx, on.commentId, normaliseComment(text), now);
  await noteCommentChange(tx);
  return (await findComment(tx, on.commentId)) ?? refuse('NOT_FOUND');
}

export async function deleteComment(tx: Tx, on: OnComment): Promise<null | Refusal> {
  const refused = await lockOwn(tx, on);
  if (refused) return refused;
  await removeComment(tx, on.commentId);
  await noteCommentChange(tx);
  return null;
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
