import { readEntry, removeEntries } from './outboxStore.ts';
import { whileNobodySends } from './whileNobodySends.ts';

/**
 * `alreadySent`: of them one went out before, and stays as sent. `isSending`: one is on its way for so long. `takenBack`: the
 * person thought better of it while it waited. After the last two nothing was done.
 */
export type Discarding = 'discarded' | 'alreadySent' | 'isSending' | 'takenBack';

/**
 * Takes reports back on the person's word, as they stand now and not while any is on its way: in one turn and one step, so that
 * all go or none. The word holds until `yes` is aborted.
 */
export async function discardReports(keys: readonly string[], yes: AbortSignal): Promise<Discarding> {
  const outcome = await whileNobodySends(async () => {
    const found = await Promise.all(keys.map(readEntry));
    if (yes.aborted) return 'takenBack';
    const entries = found.filter((entry) => entry !== undefined);
    const unsent = entries.filter(({ state }) => state !== 'sent');
    if (unsent.length > 0) await removeEntries(unsent);
    return unsent.length < entries.length ? 'alreadySent' : 'discarded';
  }, yes);
  return outcome === 'isSending' && yes.aborted ? 'takenBack' : outcome;
}
