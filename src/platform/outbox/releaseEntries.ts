import { allEntries, replaceEntry } from './outboxStore.ts';

/** What waited for this person may be sent now that they are signed in. */
export async function releaseEntriesOf(userId: string): Promise<void> {
  for (const entry of await allEntries()) {
    if (entry.state !== 'waitsForOwner' || entry.owner.kind !== 'user' || entry.owner.userId !== userId) continue;
    await replaceEntry(entry.key, (current) => ({ ...current, state: 'queued', nextAttemptAt: 0 }));
  }
}
