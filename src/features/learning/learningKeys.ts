/** Query keys of the courses that a person owns. */
export const learningKeys = { ownCourses: ['ownCourses'] as const };
