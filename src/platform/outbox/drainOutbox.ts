import { reportDefect } from '../net/reportDefect.ts';
import { isFull, withRoom } from '../store/makeRoom.ts';
import { reportStorageFault } from '../store/reportStorageFault.ts';
import { deliver } from './deliver.ts';
import { afterDelivery, type Delivery, isDue, type OutboxEntry } from './entry.ts';
import { noteSenderFull } from './fullSender.ts';
import { isHeldBack } from './isHeldBack.ts';
import { entryLockOf, outboxLock } from './outboxLock.ts';
import { allEntries, readEntry, removeEntry, removeSlips, replaceEntry } from './outboxStore.ts';
import { joinSentProgress } from './sentProgress.ts';
import { sweepSlips } from './sweepSlips.ts';

/** A report that was sent stays in the list for so long; watched time is in no list and goes with the next round. */
const sentListedForMs = 30 * 86_400_000;

/** `now` lets every waiting entry try; `due` only those whose pause is over. */
export type DrainEagerness = 'now' | 'due';

/**
 * Sends what waits. Page and worker both call this, and the lock lets one of them work. Whoever comes meanwhile waits and
 * then sends what is due, so that an entry added while another is being sent does not lie until the next trigger.
 */
export async function drainOutbox(eagerness: DrainEagerness): Promise<void> {
  const wasFree = await navigator.locks.request(outboxLock, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await sendWaiting(eagerness);
    await sweepOnce();
    return true;
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

let isSwept = false;

/** Once a life is enough, since only the end of one leaves anything behind; after what waits, which must not be held up. */
async function sweepOnce(): Promise<void> {
  if (isSwept) return;
  isSwept = true;
  await sweepSlips().catch((defect: unknown) => reportDefect(defect, 'slips'));
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
  await tidySent().catch((fault: unknown) => reportStorageFault(fault, 'outbox'));
  // Not even tried while the device says so: an entry that was tried can no longer take watched time in.
  if (eagerness === 'due' && navigator.onLine === false) return;
  const tried = new Set<string>();
  const mayTry = (entry: OutboxEntry) =>
    entry.state === 'queued' && !tried.has(entry.key) && (eagerness === 'now' || isDue(entry, Date.now()));
  const findNext = async () => {
    const all = await allEntries();
    const line = all.filter((entry) => mayTry(entry) && !isHeldBack(entry, all));
    return line.toSorted((a, b) => a.attempts - b.attempts);
  };

  for (let line = await findNext(); line.length > 0; line = await findNext()) {
    for (const { key } of line) {
      tried.add(key);
      if ((await sendOne(key)) === 'stop') return;
    }
  }
}

/** One attempt for one waiting entry, whatever its pause; call it only under the sender's lock. */
export const sendOne = (key: string): Promise<'next' | 'stop'> =>
  navigator.locks.request(entryLockOf(key), () => attempt(key));

async function attempt(key: string): Promise<'next' | 'stop'> {
  const kind = (await readEntry(key))?.kind;
  const entry = await noted(kind, () => replaceEntry(key, sealed));
  if (entry === 'full') return 'next';
  // Removed, or done by another meanwhile.
  if (entry?.state !== 'queued') return 'next';
  const delivery = await deliver(entry).catch(stumbled);
  if (delivery.kind === 'offline' && navigator.onLine === false) return 'stop';
  const after = await noted(kind, () =>
    replaceEntry(key, (current) => afterDelivery(current, delivery, Date.now(), Math.random())),
  );
  // Sent again under its key, it gets the same answer.
  if (after === 'full') return 'next';
  if (delivery.kind === 'delivered') await removeSlips(after ?? entry);
  return delivery.kind === 'offline' ? 'stop' : 'next';
}

/**
 * `full`: it could not be written. For a report what can be fetched again gives way; watched time waits, since a lecture
 * is worth more to the person than a minute of its progress.
 */
async function noted<T>(kind: OutboxEntry['kind'] | undefined, write: () => Promise<T>): Promise<T | 'full'> {
  const isReport = kind === 'transferReport';
  try {
    const written = await (isReport ? withRoom(write) : write());
    if (isReport) noteSenderFull(false);
    return written;
  } catch (fault) {
    if (!isFull(fault)) throw fault;
    if (isReport) noteSenderFull(true);
    return 'full';
  }
}

/** From the first attempt on the body is fixed: nothing is added to it any more. */
const sealed = (entry: OutboxEntry): OutboxEntry =>
  entry.isSealed || entry.state !== 'queued' ? entry : { ...entry, isSealed: true };

/** A fault of ours in one entry must not hold up the others. */
function stumbled(defect: unknown): Delivery {
  reportDefect(defect, 'outbox');
  return { kind: 'later' };
}

async function tidySent(): Promise<void> {
  const limit = Date.now() - sentListedForMs;
  const stays: OutboxEntry[] = [];
  for (const entry of await allEntries()) {
    if (entry.state !== 'sent') continue;
    if (sentAt(entry) < limit) await removeEntry(entry);
    else stays.push(entry);
  }
  await joinSentProgress(stays);
}

/** By whichever clock is ahead: a phone's may be years off. */
const sentAt = ({ receivedAt, createdAt }: OutboxEntry): number =>
  Math.max(Date.parse(receivedAt ?? '') || 0, createdAt);
