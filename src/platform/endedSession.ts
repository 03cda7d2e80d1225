let hasEnded = false;
const listeners = new Set<() => void>();

/** Whether the server has ended the session that was known here, by itself or on another device's word. */
export function noteEndedSession(isSo: boolean): void {
  if (hasEnded === isSo) return;
  hasEnded = isSo;
  for (const listener of listeners) listener();
}

/** False after a sign-out on the person's own word, in whichever tab, and once somebody has signed in again. */
export const hasSessionEnded = (): boolean => hasEnded;

export function subscribeToEndedSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
