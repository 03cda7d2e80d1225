import { outboxLock } from './outboxLock.ts';
import { allEntries, replaceEntry } from './outboxStore.ts';

/**
 * Releases entries that waited for this person to sign in, and returns whether there were any. Under the sender's lock:
 * otherwise an attempt refused for the former session would be put aside after this check.
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
