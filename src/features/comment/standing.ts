import type { OwnComments } from '../../domain/catalogue/comment.ts';
import type { Person } from '../../domain/people/identity.ts';

/** Whose eyes look at the comments of which course. */
export type Standing = {
  readonly courseId: string;
  /** Kept for certain user groups. */
  readonly isLimited: boolean;
  readonly person: Person | null;
  /** `null` for a guest and while it is not known. */
  readonly own: OwnComments | null;
};
