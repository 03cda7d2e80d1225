/** A notice at the top right, or the top of a phone. It repeats information of the page. */
export type Notice = {
  kind: 'done' | 'info' | 'warning' | 'error';
  title: string;
  detail?: string;
  /** A way on, inside this shop. */
  link?: { readonly to: string; readonly label: string };
  /** Milliseconds on screen; the timer pauses under the pointer and with focus. */
  life?: number;
  /** Removes the notice early. */
  until?: AbortSignal;
};

const listeners = new Set<(notice: Notice) => void>();
const early: Notice[] = [];

/** Shows a notice from anywhere: components, query handlers, the worker's messages. */
export function notify(notice: Notice): void {
  if (listeners.size === 0) early.push(notice);
  for (const listener of listeners) listener(notice);
}

/** The frame subscribes once; earlier notices are delivered at once. */
export function subscribeToNotices(listener: (notice: Notice) => void): () => void {
  listeners.add(listener);
  for (const notice of early.splice(0)) listener(notice);
  return () => listeners.delete(listener);
}
