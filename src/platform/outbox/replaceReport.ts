import { mayHaveArrived } from './entry.ts';
import { readEntry } from './outboxStore.ts';
import { queueReport, type ReportToQueue } from './queueReport.ts';
import { sendInBackground } from './sendInBackground.ts';
import { whileNobodySends } from './whileNobodySends.ts';

/**
 * `alreadySent`: the first was sent. `alreadyReplaced`: another window corrected or discarded it. `mayHaveArrived`: the
 * server must answer first (`settleReport`). `isSending`: the sender was busy for too long. None of these queues
 * anything.
 */
export type Replacing = 'replaced' | 'alreadySent' | 'alreadyReplaced' | 'mayHaveArrived' | 'isSending';

/**
 * Replaces an unsent report by a corrected one, in one step under the sender's lock, so that the first cannot be sent
 * meanwhile. An entry under the new report's own key is the same report without a confirmation, and is replaced too.
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
