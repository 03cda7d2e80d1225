import { deliver } from './deliver.ts';
import { afterDelivery, type OutboxEntry } from './entry.ts';
import { allEntries, removeEntry, removeSlips, replaceEntry } from './outboxStore.ts';

/** What was sent stays in the list for so long. */
const sentKeptForMs = 30 * 86_400_000;

/** `now` lets every waiting entry try; `due` only those whose pause is over. */
export type DrainEagerness = 'now' | 'due';

/**
 * Sends what waits, oldest first. Page and worker both call this; the lock lets one of them work while the others
 * return at once. No network stops the line; a failing server lets the next entry try.
 */
export const drainOutbox = (eagerness: DrainEagerness): Promise<void> =>
  navigator.locks.request('lanrian-outbox', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    await forgetOldSent();
    for (const entry of await allEntries()) {
      if (!isDue(entry, eagerness)) continue;
      const delivery = await deliver(await sealed(entry));
      if (delivery.kind === 'offline') return;
      const after = await replaceEntry(entry.key, (current) =>
        afterDelivery(current, delivery, Date.now(), Math.random()),
      );
      if (after?.state === 'sent') await removeSlips(after);
    }
  });

/** Whether anything may still be sent without the person's help. */
export async function hasQueuedEntries(): Promise<boolean> {
  return (await allEntries()).some((entry) => entry.state === 'queued');
}

const isDue = (entry: OutboxEntry, eagerness: DrainEagerness): boolean =>
  entry.state === 'queued' && (eagerness === 'now' || entry.nextAttemptAt <= Date.now());

/** From the first attempt on the body is fixed: nothing is added to it any more. */
async function sealed(entry: OutboxEntry): Promise<OutboxEntry> {
  if (entry.isSealed) return entry;
  return (await replaceEntry(entry.key, (current) => ({ ...current, isSealed: true }))) ?? entry;
}

async function forgetOldSent(): Promise<void> {
  const limit = Date.now() - sentKeptForMs;
  for (const entry of await allEntries()) {
    if (entry.state === 'sent' && entry.createdAt < limit) await removeEntry(entry);
  }
}
