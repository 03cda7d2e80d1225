const listeners = new Set<() => void>();
let isFull = false;

/**
 * True while this page sends nothing for lack of storage: each attempt is stored first, so that nothing is sent twice
 * with different content.
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
