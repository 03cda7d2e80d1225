import type { OwnComments } from '../../domain/catalogue/comment.ts';
import type { ReviewOrder } from '../../domain/catalogue/review.ts';
import type { Person } from '../../domain/people/identity.ts';

/** The viewer and the course of a comment list. */
export type Standing = {
  readonly courseId: string;
  /** The course is limited to certain user groups. */
  readonly isLimited: boolean;
  readonly person: Person | null;
  /** `null` for a guest and while it is not known. */
  readonly own: OwnComments | null;
  /** The list has the reviews in this order; `null`: it has the questions. */
  readonly reviews: ReviewOrder | null;
};
