import { reportDefect } from '../../platform/net/reportDefect.ts';

/** The page is idle after this time without a fetch (ms). */
const SILENCE_MS = 1_000;
/** A page that never becomes idle (a video, a slow network) still starts the rest after this (ms). */
const LONGEST_WAIT_MS = 10_000;

let quiet: Promise<void> | null = null;

/**
 * Runs background work once the first page has loaded and the browser is idle: worker, offers, realtime, outbox. On a
 * slow phone it would compete with the pictures of the first screen.
 */
export function whenQuiet(act: () => unknown): void {
  quiet ??= silence().then(idle);
  // A failed import is retried by the next start.
  quiet.then(act).catch((defect: unknown) => reportDefect(defect, 'later'));
}

function silence(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(limit);
      resolve();
    };
    let timer = setTimeout(done, SILENCE_MS);
    const limit = setTimeout(done, LONGEST_WAIT_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, SILENCE_MS);
    });
    observer.observe({ type: 'resource' });
  });
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: SILENCE_MS });
    else setTimeout(resolve, 0);
  });
}
