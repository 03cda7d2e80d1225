import { outboxLock } from './outboxLock.ts';
import { allEntries, replaceEntry } from './outboxStore.ts';

/**
 * What waited for this person may be sent now that they are signed in. Under the sender's lock: an attempt that is just
 * being refused for the sake of the former session would else be put aside after this has looked.
 */
export const releaseEntriesOf = (userId: string): Promise<void> =>
  navigator.locks.request(outboxLock, async () => {
    for (const entry of await allEntries()) {
      if (entry.state !== 'waitsForOwner' || entry.owner.kind !== 'user' || entry.owner.userId !== userId) continue;
      await replaceEntry(entry.key, (current) => ({ ...current, state: 'queued', nextAttemptAt: 0 }));
    }
  });
