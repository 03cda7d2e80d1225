import type { WatchedInterval } from '../../contract/learning/progress.ts';
import type { OutboxEntry } from './entry.ts';
import { allEntries, putWithoutRoom, replaceEntry } from './outboxStore.ts';
import { isOpenFor, withStretches } from './progressEntry.ts';
import { isWatchReport } from './watchReport.ts';

/**
 * Keeps watched time on the disk, in the newest entry of its log that is open, as long as it is open itself; else as an
 * entry of its own. Gives nothing up for it: throws on a full device.
 */
export async function writeProgress(entry: OutboxEntry): Promise<void> {
  if (!entry.isSealed && (await isAddedToOpen(entry))) return;
  await putWithoutRoom(entry);
}

async function isAddedToOpen({ draft }: OutboxEntry): Promise<boolean> {
  if (!isWatchReport(draft)) return false;
  const open = (await allEntries()).findLast((entry) => isOpenFor(entry, draft));
  return open !== undefined && (await addTo(open.key, draft.intervals));
}

async function addTo(key: string, watched: readonly WatchedInterval[]): Promise<boolean> {
  let isAdded = false;
  await replaceEntry(key, (entry) => {
    const longer = withStretches(entry, watched);
    isAdded = longer !== null;
    return longer ?? entry;
  });
  return isAdded;
}
