const listeners = new Set<() => void>();
let isFull = false;

/**
 * True while this page sends nothing for want of space: what goes out is noted first, so that nothing goes out twice in
 * other words.
 */
export const isSenderFull = (): boolean => isFull;

export function subscribeToFullSender(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteSenderFull(next: boolean): void {
  if (next === isFull) return;
  isFull = next;
  for (const listener of listeners) listener();
}
