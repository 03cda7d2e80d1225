import { anySignal } from '../net/anySignal.ts';

/** Shared while downloading a lecture, whose files have no row yet; exclusive while sweeping files. */
const lecturesLock = 'lanrian-lectures';

/** Longer than any sweep. */
const sweepPatienceMs = 30_000;

/** Runs the work while no window sweeps. Without Web Locks it runs anyway. */
export async function whileNobodySweeps<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (!('locks' in navigator)) return await work();
  const patience = anySignal(signal, AbortSignal.timeout(sweepPatienceMs));
  return await navigator.locks.request(lecturesLock, { mode: 'shared', signal: patience }, work);
}

/** Skipped while any window is downloading, which sweeps afterwards. */
export async function unlessDownloading(sweep: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return await sweep();
  await navigator.locks.request(lecturesLock, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await sweep();
  });
}
