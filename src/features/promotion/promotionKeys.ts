/** Query keys of a promotion's courses. */
export const promotionKeys = { orderedCourses: (personId: string) => ['orderedCourses', personId] as const };
