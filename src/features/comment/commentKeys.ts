import type { ReviewOrder } from '../../domain/catalogue/review.ts';

/** Query keys of the comments under a course. */
export const commentKeys = {
  /** The public threads. Every comment changes them. */
  threads: (courseId: string) => ['comments', courseId] as const,
  page: (courseId: string, page: number, isLimited: boolean, reviews: ReviewOrder | null) =>
    [...commentKeys.threads(courseId), page, isLimited, reviews] as const,
  own: (courseId: string) => ['ownComments', courseId] as const,
};
