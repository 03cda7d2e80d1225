/** Query keys of teachers' pages, which change with the public courses. */
export const teacherKeys = {
  teacher: (id: string) => ['courses', 'teacher', id] as const,
};
