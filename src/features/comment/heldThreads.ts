/** Under which courses somebody is just answering or changing words, with how many fields they have open. */
const held = new Map<string, number>();

/** A list that is fetched anew may come without the words that a field stands under, and would take the field with it. */
export function holdThreads(courseId: string): () => void {
  held.set(courseId, (held.get(courseId) ?? 0) + 1);
  return () => held.set(courseId, (held.get(courseId) ?? 1) - 1);
}

/** Whether the list has to wait until somebody sends, or does something else that asks for it. */
export const areThreadsHeld = (courseId: string): boolean => (held.get(courseId) ?? 0) > 0;
