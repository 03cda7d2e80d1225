import { anySignal } from '../net/anySignal.ts';

/** Shared by those who keep a lecture, whose files have no row yet; whoever sweeps files needs it alone. */
const lecturesLock = 'lanrian-lectures';

/** Whoever sweeps is done sooner. */
const sweepPatienceMs = 30_000;

/** No window sweeps while this goes on. A browser without locks goes on all the same. */
export async function whileNobodySweeps<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (!('locks' in navigator)) return await work();
  const patience = anySignal(signal, AbortSignal.timeout(sweepPatienceMs));
  return await navigator.locks.request(lecturesLock, { mode: 'shared', signal: patience }, work);
}

/** Left out where any window keeps a lecture: it sweeps when it has ended. */
export async function unlessDownloading(sweep: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return await sweep();
  await navigator.locks.request(lecturesLock, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await sweep();
  });
}
