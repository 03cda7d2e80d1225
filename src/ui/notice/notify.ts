/** A notice at the top right, or at the top of a phone. It repeats what the page shows; nothing may be found only here. */
export type Notice = {
  kind: 'done' | 'info' | 'warning' | 'error';
  title: string;
  detail?: string;
  /** Milliseconds on screen; the clock stops under the pointer and while it has the focus. */
  life?: number;
  /** Takes it away before its time, once it no longer holds. */
  until?: AbortSignal;
};

const listeners = new Set<(notice: Notice) => void>();
const early: Notice[] = [];

/** Shows a notice from anywhere: components, query handlers, the worker's messages. */
export function notify(notice: Notice): void {
  if (listeners.size === 0) early.push(notice);
  for (const listener of listeners) listener(notice);
}

/** The frame listens once; notices given before that are handed over at once. */
export function subscribeToNotices(listener: (notice: Notice) => void): () => void {
  listeners.add(listener);
  for (const notice of early.splice(0)) listener(notice);
  return () => listeners.delete(listener);
}
