import { useSyncExternalStore } from 'react';

let hasEnded = false;
const listeners = new Set<() => void>();

/** Whether the server has ended the session that was known here, by itself or on another device's word. */
export function noteEndedSession(isSo: boolean): void {
  if (hasEnded === isSo) return;
  hasEnded = isSo;
  for (const listener of listeners) listener();
}

/** False after a sign-out on the person's own word, and once somebody has signed in again. */
export const useHasSessionEnded = (): boolean => useSyncExternalStore(subscribe, read, read);

const read = (): boolean => hasEnded;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
