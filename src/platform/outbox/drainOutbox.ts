import { reportDefect } from '../reportDefect.ts';
import { deliver } from './deliver.ts';
import { afterDelivery, type Delivery, isDue, type OutboxEntry } from './entry.ts';
import { outboxLock } from './outboxLock.ts';
import { allEntries, removeEntry, removeSlips, replaceEntry } from './outboxStore.ts';

/** A report that was sent stays in the list for so long; watched time is in no list and goes with the next round. */
const sentKeptForMs = 30 * 86_400_000;

/** `now` lets every waiting entry try; `due` only those whose pause is over. */
export type DrainEagerness = 'now' | 'due';

/**
 * Sends what waits. Page and worker both call this, and the lock lets one of them work. Whoever comes meanwhile waits and
 * then sends what is due, so that an entry added while another is being sent does not lie until the next trigger.
 */
export async function drainOutbox(eagerness: DrainEagerness): Promise<void> {
  const wasFree = await navigator.locks.request(outboxLock, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await sendWaiting(eagerness);
    return lock !== null;
  });
  if (!wasFree) await sendAfterwards();
}

let afterwards: Promise<void> | null = null;

/** One of each page is enough: it looks at the outbox only when its turn has come. */
function sendAfterwards(): Promise<void> {
  afterwards ??= navigator.locks.request(outboxLock, async () => {
    afterwards = null;
    await sendWaiting('due');
  });
  return afterwards;
}

/** Whether anything may still be sent without the person's help. */
export async function hasQueuedEntries(): Promise<boolean> {
  return (await allEntries()).some((entry) => entry.state === 'queued');
}

/**
 * No word from the server stops the line; a server that stumbles lets the next entry try. Those that were tried least go
 * first, so that one which never gets through (too large for this network) does not hold up the others.
 */
async function sendWaiting(eagerness: DrainEagerness): Promise<void> {
  await forgetOldSent();
  // Not even tried while the device says so: an entry that was tried can no longer take watched time in.
  if (eagerness === 'due' && navigator.onLine === false) return;
  const tried = new Set<string>();
  const mayTry = (entry: OutboxEntry) =>
    entry.state === 'queued' && !tried.has(entry.key) && (eagerness === 'now' || isDue(entry, Date.now()));
  const findNext = async () => (await allEntries()).filter(mayTry).toSorted((a, b) => a.attempts - b.attempts);

  for (let line = await findNext(); line.length > 0; line = await findNext()) {
    for (const { key } of line) {
      tried.add(key);
      if ((await sendOne(key)) === 'stop') return;
    }
  }
}

async function sendOne(key: string): Promise<'next' | 'stop'> {
  const entry = await replaceEntry(key, sealed);
  // Removed, or done by another meanwhile.
  if (entry?.state !== 'queued') return 'next';
  const delivery = await deliver(entry).catch(stumbled);
  if (delivery.kind === 'offline' && navigator.onLine === false) return 'stop';
  const after = await replaceEntry(key, (current) => afterDelivery(current, delivery, Date.now(), Math.random()));
  if (delivery.kind === 'delivered') await removeSlips(after ?? entry);
  return delivery.kind === 'offline' ? 'stop' : 'next';
}

/** From the first attempt on the body is fixed: nothing is added to it any more. */
const sealed = (entry: OutboxEntry): OutboxEntry =>
  entry.isSealed || entry.state !== 'queued' ? entry : { ...entry, isSealed: true };

/** A fault of ours in one entry must not hold up the others. */
function stumbled(defect: unknown): Delivery {
  reportDefect(defect, 'outbox');
  return { kind: 'later' };
}

async function forgetOldSent(): Promise<void> {
  const limit = Date.now() - sentKeptForMs;
  for (const entry of await allEntries()) {
    if (entry.state !== 'sent') continue;
    if (entry.kind === 'progress' || sentAt(entry) < limit) await removeEntry(entry);
  }
}

/** By whichever clock is ahead: a phone's may be years off. */
const sentAt = ({ receivedAt, createdAt }: OutboxEntry): number =>
  Math.max(Date.parse(receivedAt ?? '') || 0, createdAt);
