import { readEntry, removeEntries } from './outboxStore.ts';
import { whileNobodySends } from './whileNobodySends.ts';

/**
 * `alreadySent`: one was sent and stays. `isSending`: one is still being sent. `takenBack`: the person cancelled. The
 * last two change nothing.
 */
export type Discarding = 'discarded' | 'alreadySent' | 'isSending' | 'takenBack';

/** Discards reports at the person's request, all or none, while none is being sent. Cancelled when `yes` is aborted. */
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
