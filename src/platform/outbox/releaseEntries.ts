import { outboxLock } from './outboxLock.ts';
import { allEntries, replaceEntry } from './outboxStore.ts';

/**
 * What waited for this person may be sent now that they are signed in; whether there was anything. Under the sender's lock: an attempt that is just
 * being refused for the sake of the former session would else be put aside after this has looked.
 */
export const releaseEntriesOf = (userId: string): Promise<boolean> =>
  navigator.locks.request(outboxLock, async () => {
    const waiting = (await allEntries()).filter(
      ({ state, owner }) => state === 'waitsForOwner' && owner.kind === 'user' && owner.userId === userId,
    );
    for (const entry of waiting) {
      await replaceEntry(entry.key, (current) => ({ ...current, state: 'queued', nextAttemptAt: 0 }));
    }
    return waiting.length > 0;
  });
