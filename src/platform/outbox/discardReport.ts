import { readEntry, removeEntry } from './outboxStore.ts';
import { whileNobodySends } from './whileNobodySends.ts';

/**
 * `alreadySent`: it went out before, and stays as sent. `isSending`: it is on its way for so long. `takenBack`: the person
 * thought better of it while it waited. After the last two nothing was done.
 */
export type Discarding = 'discarded' | 'alreadySent' | 'isSending' | 'takenBack';

/**
 * Takes a report back on the person's word, as it stands now and not while it is on its way. The word holds until `yes` is
 * aborted.
 */
export async function discardReport(key: string, yes: AbortSignal): Promise<Discarding> {
  const outcome = await whileNobodySends(async () => {
    const entry = await readEntry(key);
    if (yes.aborted) return 'takenBack';
    if (entry?.state === 'sent') return 'alreadySent';
    if (entry) await removeEntry(entry);
    return 'discarded';
  }, yes);
  return outcome === 'isSending' && yes.aborted ? 'takenBack' : outcome;
}
