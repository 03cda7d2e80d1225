/** Query keys of the comments under a course. */
export const commentKeys = {
  /** Everything that everybody may read; it changes with each comment. */
  threads: (courseId: string) => ['comments', courseId] as const,
  page: (courseId: string, page: number, isLimited: boolean) =>
    [...commentKeys.threads(courseId), page, isLimited] as const,
  own: (courseId: string) => ['ownComments', courseId] as const,
};
