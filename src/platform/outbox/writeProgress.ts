import type { WatchedInterval } from '../../contract/learning/progress.ts';
import { deviceId } from '../store/deviceId.ts';
import { allEntries, putWithoutRoom, replaceEntry } from './outboxStore.ts';
import { isOpenFor, progressEntry, type WatchLog, withStretches } from './progressEntry.ts';

/**
 * Adds a stretch to the newest open entry of its person and course, or as a new entry. Evicts nothing and throws if the
 * disk is full.
 */
export async function writeProgress(log: WatchLog, watched: WatchedInterval, now: number): Promise<void> {
  const open = (await allEntries()).findLast((entry) => isOpenFor(entry, log));
  if (open !== undefined && (await addTo(open.key, watched))) return;
  await putWithoutRoom(progressEntry(crypto.randomUUID(), { ...log, deviceId: deviceId(), intervals: [watched] }, now));
}

async function addTo(key: string, watched: WatchedInterval): Promise<boolean> {
  let isAdded = false;
  await replaceEntry(key, (entry) => {
    const longer = withStretches(entry, [watched]);
    isAdded = longer !== null;
    return longer ?? entry;
  });
  return isAdded;
}
