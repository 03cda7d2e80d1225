import type { LocalText } from '../localText.ts';
import { isBlank, withinItself } from '../writtenText.ts';

/** Longest question or answer, in signs as people count them (a letter with its marks is several). */
export const commentMaximum = 2_000;
/** Longest word that a report may carry beside its reason. */
export const reportNoteMaximum = 300;

/** Who wrote: anybody signed in, the teacher of the course, or the shop (an administrator). */
export type CommentAuthor =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'instructor'; readonly name: LocalText }
  | { readonly kind: 'shop' };

/** What somebody wrote under a course, as everybody sees it. */
export type Comment = {
  readonly id: string;
  readonly author: CommentAuthor;
  /** Plain text. */
  readonly text: string;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
  /** When it was last changed; `null` while it is as it was written. */
  readonly changedAt: number | null;
};

/** A question with its answers, the oldest answer first. */
export type CommentThread = Comment & { readonly answers: readonly Comment[] };

export const reportReasons = ['advertising', 'rude', 'personalData', 'offTopic', 'other'] as const;
/** Why somebody thinks that a comment should not stand there. */
export type ReportReason = (typeof reportReasons)[number];

export type CommentProblem = 'comment.text.required' | 'comment.text.max' | 'comment.note.max';

/**
 * As it is kept: one spelling of the same signs, line ends as `\n`, at most one empty line in a row, nothing around it,
 * no control characters, and none that turn the direction of what stands after them. Letters keep the marks there is room for.
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

/** Why this text is not taken; `null` where nothing is wrong with it. */
export function refuseComment(typed: string): CommentProblem | null {
  const text = normaliseComment(typed);
  if (isBlank(text)) return 'comment.text.required';
  return [...text].length > commentMaximum ? 'comment.text.max' : null;
}

export const refuseReportNote = (typed: string): CommentProblem | null =>
  [...normaliseComment(typed)].length > reportNoteMaximum ? 'comment.note.max' : null;

/** What the rules ask of a comment. */
export type CommentStanding = {
  readonly isOwn: boolean;
  readonly isAnswer: boolean;
  readonly isHidden: boolean;
  readonly hasAnswers: boolean;
};

/**
 * Whether its author may still change it or take it back: a question until it is answered, as the answer would stand
 * alone or answer something else; an answer at any time. What was hidden stays as it was hidden.
 */
export const mayChangeComment = ({ isOwn, isAnswer, isHidden, hasAnswers }: CommentStanding): boolean =>
  isOwn && !isHidden && (isAnswer || !hasAnswers);

/** Everybody but its author may report what can be seen, once. */
export const mayReportComment = ({ isOwn, isHidden }: CommentStanding): boolean => !isOwn && !isHidden;

/**
 * How a person is called under what they wrote: the first name with the first letter of the last one, so that nobody is
 * found by it. A Thai vowel that is written before its consonant is not that letter.
 */
export function shownName(firstName: string, lastName: string): string {
  const initial = /[\p{L}]/u.exec(lastName.trim().replace(/^[เแโใไ]+/, ''))?.[0];
  const first = firstName.trim();
  return initial === undefined ? first : `${first} ${initial}.`.trim();
}

/** What the comments of one course are to the person who looks at them. */
export type OwnComments = {
  /** Answering is the teacher's and the shop's. */
  readonly mayAnswer: boolean;
  readonly ownIds: readonly string[];
  readonly reportedIds: readonly string[];
  /** Own questions that have an answer, also one that the shop has hidden: they stay as they are. */
  readonly answeredIds: readonly string[];
  /** Own ones that the shop has hidden; nobody else sees them. */
  readonly hidden: readonly Comment[];
};

/** A comment as an administrator sees it. */
export type ModeratedComment = Comment & {
  readonly course: { readonly id: string; readonly title: LocalText };
  readonly isAnswer: boolean;
  readonly isHidden: boolean;
  /** Those that nobody has looked at yet, the oldest first. */
  readonly reports: readonly { readonly reason: ReportReason; readonly note: string; readonly reportedAt: number }[];
};
