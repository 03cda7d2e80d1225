import { useEffect, useEffectEvent, useState } from 'react';

/** A browser with it delivers one press of the back button instead of leaving the page. */
type CloseWatcher = Pick<EventTarget, 'addEventListener'> & { readonly destroy: () => void };
type Watching = { readonly CloseWatcher?: new () => CloseWatcher };

/** While `isWatched`, the device's back button calls `onBack`, if the browser supports it. */
export function useBackRequest(isWatched: boolean, onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  // One watcher receives one press; what is still open needs another.
  const [heard, setHeard] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press heard of begins another watch
  useEffect(() => {
    const { CloseWatcher } = globalThis as Watching;
    if (!isWatched || CloseWatcher === undefined) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => {
      setHeard((count) => count + 1);
      goBack();
    });
    document.addEventListener('keydown', leaveEscapeToTheSheet);
    return () => {
      watcher.destroy();
      document.removeEventListener('keydown', leaveEscapeToTheSheet);
    };
  }, [isWatched, heard]);
}

/** The browser would treat Escape as the same request and close two sheets at once. */
function leaveEscapeToTheSheet(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
