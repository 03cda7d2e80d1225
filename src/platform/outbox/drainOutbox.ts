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

/** Time that a sent report stays in the list. Watched time is not listed and is deleted with the next round. */
const sentListedForMs = 30 * 86_400_000;

/** `now`: every waiting entry is tried. `due`: only those whose pause is over. */
export type DrainEagerness = 'now' | 'due';

/**
 * Sends waiting entries, from page or worker, one at a time by a lock. A second caller waits and then sends due
 * entries, so that a new entry does not wait for the next trigger.
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

/** One waiting caller per page is enough, because it reads the outbox when its turn comes. */
function sendAfterwards(): Promise<void> {
  afterwards ??= navigator.locks.request(outboxLock, async () => {
    afterwards = null;
    await sendWaiting('due');
  });
  return afterwards;
}

let isSwept = false;

/** Once per page life, because only its end leaves slips behind; after the sending, which must not be delayed. */
async function sweepOnce(): Promise<void> {
  if (isSwept) return;
  isSwept = true;
  await sweepSlips().catch((defect: unknown) => reportDefect(defect, 'slips'));
}

/** Whether an entry can still be sent without the person's help. */
export async function hasQueuedEntries(): Promise<boolean> {
  return (await allEntries()).some((entry) => entry.state === 'queued');
}

/**
 * No answer ends the round; a server error continues with the next entry. Least tried entries go first, so that one
 * that never succeeds (too large for this network) does not block the others.
 */
async function sendWaiting(eagerness: DrainEagerness): Promise<void> {
  await tidySent().catch((fault: unknown) => reportStorageFault(fault, 'outbox'));
  // No attempt while the device reports no network: a tried entry cannot take further watched time.
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

/** One attempt for a waiting entry, whatever its pause. Requires the sender's lock. */
export const sendOne = (key: string): Promise<'next' | 'stop'> =>
  navigator.locks.request(entryLockOf(key), () => attempt(key));

async function attempt(key: string): Promise<'next' | 'stop'> {
  const kind = (await readEntry(key))?.kind;
  const entry = await noted(kind, () => replaceEntry(key, sealed));
  if (entry === 'full') return 'next';
  // The entry was discarded or sent meanwhile.
  if (entry?.state !== 'queued') return 'next';
  const delivery = await deliver(entry).catch(stumbled);
  if (delivery.kind === 'offline' && navigator.onLine === false) return 'stop';
  const after = await noted(kind, () =>
    replaceEntry(key, (current) => afterDelivery(current, delivery, Date.now(), Math.random())),
  );
  // A retry with its key gets the same answer.
  if (after === 'full') return 'next';
  if (delivery.kind === 'delivered') await removeSlips(after ?? entry);
  return delivery.kind === 'offline' ? 'stop' : 'next';
}

/**
 * `full`: not written. For a report, refetchable data is evicted; watched time waits, because a lecture is worth more
 * than a minute of progress.
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

/** The body is fixed from the first attempt on. */
const sealed = (entry: OutboxEntry): OutboxEntry =>
  entry.isSealed || entry.state !== 'queued' ? entry : { ...entry, isSealed: true };

/** A defect in one entry must not stop the others. */
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

/** The later of both clocks, because a phone's clock may be years off. */
const sentAt = ({ receivedAt, createdAt }: OutboxEntry): number =>
  Math.max(Date.parse(receivedAt ?? '') || 0, createdAt);
