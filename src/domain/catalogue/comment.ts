import type { LocalText } from '../localText.ts';
import { isBlank, withinItself } from '../writtenText.ts';
import type { ReviewRefusal, Stars } from './review.ts';

/** Longest question, review or answer in graphemes (a letter with its marks counts once). */
export const commentMaximum = 2_000;
/** Longest note of a report, in graphemes. */
export const reportNoteMaximum = 300;

/** The author of a comment: a signed-in person, the course's teacher, or the shop (an administrator). */
export type CommentAuthor =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'instructor'; readonly name: LocalText }
  | { readonly kind: 'shop' };

/** A comment under a course, as everybody sees it. */
export type Comment = {
  readonly id: string;
  readonly author: CommentAuthor;
  /** Plain text. */
  readonly text: string;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
  /** Time of the last change; `null` if unchanged. */
  readonly changedAt: number | null;
  /** The rating of a review; `null` for a question and an answer. */
  readonly stars: Stars | null;
};

/** A question or a review with its answers, the oldest answer first. */
export type CommentThread = Comment & { readonly answers: readonly Comment[] };

export const reportReasons = ['advertising', 'rude', 'personalData', 'offTopic', 'other'] as const;
/** The reason of a report against a comment. */
export type ReportReason = (typeof reportReasons)[number];

export type CommentProblem =
  | 'comment.text.required'
  | 'comment.text.max'
  | 'comment.note.max'
  | 'comment.stars.required';

/**
 * Normalises a comment: NFC, `
 * ` line ends, at most one empty line in a row, trimmed, without control and direction characters, and with a bounded
 * number of marks per letter.
 */
export const normaliseComment = (typed: string): string =>
  withinItself(
    typed
      .normalize('NFC')
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replace(/\t/g, ' ')
      .replace(otherControls, ''),
  )
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const otherControls = /[^\P{Cc}\n]|\ufeff/gu;

/** The reason why a text is refused, or `null`. */
export function refuseComment(typed: string): CommentProblem | null {
  const text = normaliseComment(typed);
  if (isBlank(text)) return 'comment.text.required';
  return [...text].length > commentMaximum ? 'comment.text.max' : null;
}

export const refuseReportNote = (typed: string): CommentProblem | null =>
  [...normaliseComment(typed)].length > reportNoteMaximum ? 'comment.note.max' : null;

/** The facts that the comment rules need. */
export type CommentStanding = {
  readonly isOwn: boolean;
  readonly isAnswer: boolean;
  readonly isReview: boolean;
  readonly isHidden: boolean;
  readonly hasAnswers: boolean;
};

/**
 * Whether the author may change or delete a comment: a question until it is answered, because the answer would lose its
 * meaning; an answer and a review at any time. A hidden comment stays unchanged.
 */
export const mayChangeComment = ({ isOwn, isAnswer, isReview, isHidden, hasAnswers }: CommentStanding): boolean =>
  isOwn && !isHidden && (isAnswer || isReview || !hasAnswers);

/** Whether the viewer may report a comment: a visible one of somebody else, once. */
export const mayReportComment = ({ isOwn, isHidden }: CommentStanding): boolean => !isOwn && !isHidden;

/**
 * The public name of an author: first name and the initial of the last name. A Thai leading vowel is skipped for the
 * initial.
 */
export function shownName(firstName: string, lastName: string): string {
  const initial = /[\p{L}]/u.exec(lastName.trim().replace(/^[เแโใไ]+/, ''))?.[0];
  const first = firstName.trim();
  return initial === undefined ? first : `${first} ${initial}.`.trim();
}

/** The viewer's own relation to the comments of one course. */
export type OwnComments = {
  /** Whether the viewer may answer: the course's teacher and the shop. */
  readonly mayAnswer: boolean;
  readonly ownIds: readonly string[];
  readonly reportedIds: readonly string[];
  /** Own questions with an answer, including a hidden one; they cannot be changed. */
  readonly answeredIds: readonly string[];
  /** Own questions and answers that the shop has hidden. */
  readonly hidden: readonly Comment[];
  /** The own review with its answers, also while it is hidden; `null` without one. */
  readonly review: CommentThread | null;
  readonly isReviewHidden: boolean;
  /** Why the viewer may not review the course; `null` if they may. */
  readonly reviewRefusal: ReviewRefusal | null;
};

/** A comment as an administrator sees it. */
export type ModeratedComment = Comment & {
  readonly course: { readonly id: string; readonly title: LocalText };
  readonly isAnswer: boolean;
  readonly isHidden: boolean;
  /** Open reports, oldest first. */
  readonly reports: readonly { readonly reason: ReportReason; readonly note: string; readonly reportedAt: number }[];
};

export const commentStates = ['reported', 'unanswered', 'reviews', 'hidden', 'all'] as const;
/** The comments that an administrator lists. */
export type CommentState = (typeof commentStates)[number];
