/** Number of open fields per course. */
const held = new Map<string, number>();

/**
 * Delays a refetch while a field is open. A new list may lack the comment that the field belongs to, and would unmount
 * the field.
 */
export function holdThreads(courseId: string): () => void {
  held.set(courseId, (held.get(courseId) ?? 0) + 1);
  return () => held.set(courseId, (held.get(courseId) ?? 1) - 1);
}

/** Whether the list waits for an open field. */
export const areThreadsHeld = (courseId: string): boolean => (held.get(courseId) ?? 0) > 0;
