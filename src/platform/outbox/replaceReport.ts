import { drainOutbox } from './drainOutbox.ts';
import { outboxLock } from './outboxLock.ts';
import { readEntry, removeEntry } from './outboxStore.ts';
import { queueReport, type ReportToQueue } from './queueReport.ts';

/**
 * Puts a mended report in the place of one that was not sent. Under the sender's lock, so that the first cannot go out
 * meanwhile. False: it had gone out before, and nothing was queued.
 */
export async function replaceReport<Draft>(oldKey: string, wanted: ReportToQueue<Draft>): Promise<boolean> {
  const isReplaced = await navigator.locks.request(outboxLock, async () => {
    const old = await readEntry(oldKey);
    if (old?.state === 'sent') return false;
    await queueReport(wanted);
    if (old) await removeEntry(old);
    return true;
  });
  if (isReplaced) void drainOutbox('now');
  return isReplaced;
}
