import { delMany, get, setMany, values } from 'idb-keyval';
import { reportDefect } from '../net/reportDefect.ts';
import { withRoom } from '../store/makeRoom.ts';
import { outboxEntryStore, outboxSlipStore } from '../store/stores.ts';
import type { OutboxEntry } from './entry.ts';
import { isEntry } from './isEntry.ts';
import { slipWritingLock } from './outboxLock.ts';

const channelName = 'lanrian-outbox';

/** Longer than any sweep. */
const sweepPatienceMs = 30_000;

/**
 * Writes a new entry and deletes the replaced `former` ones in one step; slips are written before and deleted after. A
 * full device evicts refetchable data. False: another entry has its key.
 */
export async function putEntry(
  entry: OutboxEntry,
  slips: ReadonlyMap<string, ArrayBuffer>,
  former: readonly OutboxEntry[] = [],
): Promise<boolean> {
  const formerKeys = former.map(({ key }) => key);
  const put = () => outboxEntryStore()('readwrite', (rows) => putRow(rows, entry, formerKeys));
  const putWithSlips = async () => {
    await setMany([...slips], outboxSlipStore());
    return put();
  };
  const patience = { mode: 'shared', signal: AbortSignal.timeout(sweepPatienceMs) } as const;
  const isPut = await (slips.size === 0
    ? withRoom(put)
    : navigator.locks.request(slipWritingLock, patience, () => withRoom(putWithSlips)));
  const needless = isPut ? former.flatMap((each) => each.slips.map(({ id }) => id)) : [...slips.keys()];
  // Remaining slips are deleted by the next start's sweep.
  await deleteSlips(needless).catch((defect: unknown) => reportDefect(defect, 'outbox'));
  if (isPut) tellOutboxChanged();
  return isPut;
}

/** Writes an entry without slips, replacing the `former` ones. Evicts nothing and throws if the disk is full. */
export async function putWithoutRoom(entry: OutboxEntry, former: readonly OutboxEntry[] = []): Promise<void> {
  const formerKeys = former.map(({ key }) => key);
  if (await outboxEntryStore()('readwrite', (rows) => putRow(rows, entry, formerKeys))) tellOutboxChanged();
}

function putRow(rows: IDBObjectStore, entry: OutboxEntry, formerKeys: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let isPut = false;
    rows.transaction.oncomplete = () => resolve(isPut);
    rows.transaction.onabort = () => reject(rows.transaction.error);
    const asked = rows.getKey(entry.key);
    asked.onsuccess = () => {
      if (asked.result !== undefined && !formerKeys.includes(entry.key)) return;
      try {
        for (const key of formerKeys) rows.delete(key);
        rows.put(entry, entry.key);
        isPut = true;
      } catch (defect) {
        reject(defect);
        rows.transaction.abort();
      }
    };
  });
}

/**
 * Changes a stored entry in one transaction, so that tabs do not undo each other's changes. `null`: the entry is gone.
 * An unchanged entry is not written.
 */
export async function replaceEntry(
  key: string,
  change: (entry: OutboxEntry) => OutboxEntry,
): Promise<OutboxEntry | null> {
  const { before, after } = await outboxEntryStore()('readwrite', (rows) => rewriteRow(rows, key, change));
  if (after !== before) tellOutboxChanged();
  return after;
}

type Rewritten = { readonly before: OutboxEntry | null; readonly after: OutboxEntry | null };

function rewriteRow(
  rows: IDBObjectStore,
  key: string,
  change: (entry: OutboxEntry) => OutboxEntry,
): Promise<Rewritten> {
  return new Promise((resolve, reject) => {
    let rewritten: Rewritten = { before: null, after: null };
    rows.transaction.oncomplete = () => resolve(rewritten);
    rows.transaction.onabort = () => reject(rows.transaction.error);
    const asked = rows.get(key);
    asked.onsuccess = () => {
      const row: unknown = asked.result;
      if (!isEntry(row)) return;
      try {
        rewritten = { before: row, after: change(row) };
        if (rewritten.after !== row) rows.put(rewritten.after, key);
      } catch (defect) {
        reject(defect);
        rows.transaction.abort();
      }
    };
  });
}

/** All entries, oldest first. Invalid rows are ignored. */
export async function allEntries(): Promise<readonly OutboxEntry[]> {
  const rows = await values<unknown>(outboxEntryStore());
  return rows.filter(isEntry).toSorted((a, b) => a.createdAt - b.createdAt);
}

export async function readEntry(key: string): Promise<OutboxEntry | undefined> {
  const row = await get<unknown>(key, outboxEntryStore());
  return isEntry(row) ? row : undefined;
}

/** Bytes of a slip; `undefined` if the device lost them. */
export const readSlip = (id: string): Promise<ArrayBuffer | undefined> => get<ArrayBuffer>(id, outboxSlipStore());

/** Deletes an entry and its slips; only after the server's confirmation or at the person's request. */
export const removeEntry = (entry: OutboxEntry): Promise<void> => removeEntries([entry]);

/** Deletes entries and their slips, all entries in one step. */
export async function removeEntries(entries: readonly OutboxEntry[]): Promise<void> {
  await delMany(
    entries.map(({ key }) => key),
    outboxEntryStore(),
  );
  await deleteSlips(entries.flatMap(({ slips }) => slips.map(({ id }) => id)));
  tellOutboxChanged();
}

/** The server has the bytes, so they are deleted here; the entry stays for the list. */
export const removeSlips = (entry: OutboxEntry): Promise<void> => deleteSlips(entry.slips.map((slip) => slip.id));

async function deleteSlips(ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await delMany([...ids], outboxSlipStore());
}

/** Minimum interval of notifications (ms): reading hundreds of entries after each change would keep the device busy. */
const calmForMs = 250;

/**
 * Calls back after changes by page, another tab or the worker: at once, then throttled to once for all that follow.
 * Returns a function that stops it.
 */
export function onOutboxChanged(listener: () => void): () => void {
  let calm: ReturnType<typeof setTimeout> | null = null;
  let isPending = false;
  const tell = () => {
    isPending = calm !== null;
    if (isPending) return;
    calm = setTimeout(() => {
      calm = null;
      if (isPending) tell();
    }, calmForMs);
    listener();
  };
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', tell);
  localListeners.add(tell);
  return () => {
    channel.close();
    localListeners.delete(tell);
    if (calm !== null) clearTimeout(calm);
    isPending = false;
  };
}

const localListeners = new Set<() => void>();

/** Calls the listeners of `onOutboxChanged` in this page, other tabs and the worker. */
export function tellOutboxChanged(): void {
  for (const listener of localListeners) listener();
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}
