import { keepQueries, restoreQueries } from '../platform/queryPersister.ts';
import { reportDefect } from '../platform/reportDefect.ts';
import { queryClient } from './queryClient.ts';

/** A slow disk must not keep the screen white; what comes later still fills in. */
const PATIENCE_MS = 300;

/** Puts what this device kept back into the cache before the first render, and keeps every later answer. */
export async function startKeepingData(): Promise<void> {
  const restored = Promise.all([
    restoreQueries(queryClient, 'shared', Date.now()),
    restoreQueries(queryClient, 'private', Date.now()),
  ]);
  const calm = restored.catch((defect: unknown) => reportDefect(defect, 'kept data'));
  await Promise.race([calm, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  keepQueries(queryClient);
}
