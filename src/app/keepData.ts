import { reportDefect } from '../platform/reportDefect.ts';
import { queryClient } from './queryClient.ts';
import { whenQuiet } from './whenQuiet.ts';

/** Marks a device on which answers are kept; a first visit has none to wait for. */
const KEPT = 'lanrian.kept';
/** A slow disk must not keep the screen white; what comes later still fills in. */
const PATIENCE_MS = 300;

/** Puts what this device kept back into the cache before the first render, and keeps every later answer. */
export async function startKeepingData(): Promise<void> {
  if (!keepsAlready()) return whenQuiet(keepData);
  await Promise.race([keepData(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

async function keepData(): Promise<void> {
  try {
    const { keepQueries, restoreQueries } = await import('../platform/queryPersister.ts');
    await Promise.all([
      restoreQueries(queryClient, 'shared', Date.now()),
      restoreQueries(queryClient, 'private', Date.now()),
    ]);
    keepQueries(queryClient);
    localStorage.setItem(KEPT, '1');
  } catch (defect) {
    reportDefect(defect, 'kept data');
  }
}

function keepsAlready(): boolean {
  try {
    return localStorage.getItem(KEPT) === '1';
  } catch {
    return true;
  }
}
