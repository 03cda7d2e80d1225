import { readEntry, removeEntry } from './outboxStore.ts';
import { whileNobodySends } from './whileNobodySends.ts';

/** `alreadySent`: it went out before, and stays as sent. `isSending`: it is on its way for so long; nothing was done. */
export type Discarding = 'discarded' | 'alreadySent' | 'isSending';

/** Takes a report back on the person's word, as it stands now and not while it is on its way. */
export const discardReport = (key: string): Promise<Discarding> =>
  whileNobodySends(async () => {
    const entry = await readEntry(key);
    if (entry?.state === 'sent') return 'alreadySent';
    if (entry) await removeEntry(entry);
    return 'discarded';
  });
