import { useEffect, useRef, useState } from 'react';

/** A browser that has it hands one press of the device's back button to whatever watches, instead of leaving the page. */
type CloseWatcher = Pick<EventTarget, 'addEventListener'> & { readonly destroy: () => void };
type Watching = { readonly CloseWatcher?: new () => CloseWatcher };

/** While `isWatched`, the device's back button does `onBack` and the page stays, wherever the browser lets us know of it. */
export function useBackRequest(isWatched: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  // One watcher hears of one press; what is still open then needs another.
  const [heard, setHeard] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press heard of begins another watch
  useEffect(() => {
    const { CloseWatcher } = globalThis as Watching;
    if (!isWatched || CloseWatcher === undefined) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => {
      setHeard((count) => count + 1);
      latest.current();
    });
    document.addEventListener('keydown', leaveEscapeToTheSheet);
    return () => {
      watcher.destroy();
      document.removeEventListener('keydown', leaveEscapeToTheSheet);
    };
  }, [isWatched, heard]);
}

/** The browser would take the key for the same request: it would close two sheets at once, and those that have to be answered. */
function leaveEscapeToTheSheet(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
