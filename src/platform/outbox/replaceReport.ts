import { mayHaveArrived } from './entry.ts';
import { readEntry } from './outboxStore.ts';
import { queueReport, type ReportToQueue } from './queueReport.ts';
import { sendInBackground } from './sendInBackground.ts';
import { whileNobodySends } from './whileNobodySends.ts';

/**
 * `alreadySent`: the first had gone out before. `alreadyReplaced`: another window has mended it or taken it away.
 * `mayHaveArrived`: the shop has to answer to the first before it may be said in other words (`settleReport`). `isSending`:
 * the sender is busy for longer than a person waits. After all of these nothing was queued.
 */
export type Replacing = 'replaced' | 'alreadySent' | 'alreadyReplaced' | 'mayHaveArrived' | 'isSending';

/**
 * Puts a mended report in the place of one that was not sent, in one step, and under the sender's lock, so that the first
 * cannot go out meanwhile. One that lies here under the new one's own key is the same report, of which the device never
 * said that it was kept: that is replaced, too.
 */
export async function replaceReport<Draft>(oldKey: string, wanted: ReportToQueue<Draft>): Promise<Replacing> {
  const outcome = await whileNobodySends(async (): Promise<Replacing> => {
    const rows = await Promise.all([...new Set([oldKey, wanted.key])].map(readEntry));
    const former = rows.filter((entry) => entry !== undefined);
    if (former.length === 0) return 'alreadyReplaced';
    if (former.some(({ state }) => state === 'sent')) return 'alreadySent';
    if (former.some(mayHaveArrived)) return 'mayHaveArrived';
    const queued = await queueReport(wanted, former);
    return queued === 'keyTaken' ? 'alreadyReplaced' : 'replaced';
  });
  if (outcome === 'replaced') sendInBackground('now');
  return outcome;
}
