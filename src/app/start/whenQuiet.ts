import { reportDefect } from '../../platform/net/reportDefect.ts';

/** So long nothing may have been fetched before the page counts as quiet. */
const SILENCE_MS = 1_000;
/** A page that never falls silent (a video, a slow network) must not put the rest off for ever. */
const LONGEST_WAIT_MS = 10_000;

let quiet: Promise<void> | null = null;

/**
 * Runs what can wait once the first page has all that it asked for and the browser is idle: the worker, offers, realtime,
 * the outbox. On a slow phone these would take the line from the pictures of the first screen.
 */
export function whenQuiet(act: () => unknown): void {
  quiet ??= silence().then(idle);
  // What cannot be fetched now comes with the next start.
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
