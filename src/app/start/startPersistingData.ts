import { reportDefect } from '../../platform/net/reportDefect.ts';
import { expectCachedAnswers } from '../../platform/store/cachedAnswers.ts';
import { queryClient } from '../queryClient.ts';
import { markAsHere, wasHereBefore } from './wasHereBefore.ts';
import { whenQuiet } from './whenQuiet.ts';

/** A slow disk must not delay the first render; late data still fills in. */
const PATIENCE_MS = 300;

/** The import starts before anything is awaited. */
const keeper = wasHereBefore ? import('../../platform/store/queryPersister.ts') : null;
keeper?.catch(() => {});

let [restored, unread] = [() => {}, (_: unknown) => {}];
if (keeper) {
  expectCachedAnswers(
    new Promise<void>((resolve, reject) => {
      [restored, unread] = [resolve, reject];
    }),
  );
}

/**
 * Restores the persisted answers into the query cache before the first render, and persists later ones. A device with
 * answers also has the page's chunk, so both are there for the first render.
 */
export async function startPersistingData(page: Promise<unknown>): Promise<void> {
  if (!wasHereBefore) return whenQuiet(persistData);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all([persistData(), page]), patience]);
}

async function persistData(): Promise<void> {
  try {
    const { keepQueries, restoreQueries } = await (keeper ?? import('../../platform/store/queryPersister.ts'));
    await Promise.all([
      restoreQueries(queryClient, 'shared', Date.now()),
      restoreQueries(queryClient, 'private', Date.now()),
    ]);
    keepQueries(queryClient);
    restored();
    markAsHere();
  } catch (defect) {
    reportDefect(defect, 'persisted data');
    unread(defect);
  }
}
