import { del, delMany, get, set, setMany, values } from 'idb-keyval';
import { giveUpEarliestLecture } from '../keptLectures.ts';
import { outboxEntryStore, outboxSlipStore } from '../stores.ts';
import type { OutboxEntry } from './entry.ts';
import { isEntry } from './isEntry.ts';

const channelName = 'lanrian-outbox';

/**
 * Writes a new entry; its slips first, so that an entry without its bytes can never be seen. On a full device kept
 * lectures make room for it, the earliest first: they can be fetched again. Throws when there is none left to give up.
 */
export async function putEntry(entry: OutboxEntry, slips: ReadonlyMap<string, ArrayBuffer>): Promise<void> {
  try {
    if (slips.size > 0) await setMany([...slips], outboxSlipStore());
    await set(entry.key, entry, outboxEntryStore());
  } catch (fault) {
    if (!isFull(fault) || !(await giveUpEarliestLecture())) throw fault;
    return await putEntry(entry, slips);
  }
  announce();
}

const isFull = (fault: unknown): boolean => fault instanceof DOMException && fault.name === 'QuotaExceededError';

/**
 * Changes the stored entry: read and written in one transaction, so that two tabs never undo each other's change. `null`:
 * the entry is gone, and stays gone. A change that gives the same entry back writes nothing.
 */
export async function replaceEntry(
  key: string,
  change: (entry: OutboxEntry) => OutboxEntry,
): Promise<OutboxEntry | null> {
  const { before, after } = await outboxEntryStore()('readwrite', (rows) => rewriteRow(rows, key, change));
  if (after !== before) announce();
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

/** Every entry, oldest first. Rows that are none are passed over. */
export async function allEntries(): Promise<readonly OutboxEntry[]> {
  const rows = await values<unknown>(outboxEntryStore());
  return rows.filter(isEntry).toSorted((a, b) => a.createdAt - b.createdAt);
}

export async function readEntry(key: string): Promise<OutboxEntry | undefined> {
  const row = await get<unknown>(key, outboxEntryStore());
  return isEntry(row) ? row : undefined;
}

/** Bytes of a slip, or `undefined` when the device lost them. */
export const readSlip = (id: string): Promise<ArrayBuffer | undefined> => get<ArrayBuffer>(id, outboxSlipStore());

/** Takes an entry and its slips away; only after the server's yes, or on the person's word. */
export async function removeEntry(entry: OutboxEntry): Promise<void> {
  await del(entry.key, outboxEntryStore());
  await removeSlips(entry);
  announce();
}

/** After the server has it the bytes are no longer needed here; the entry stays for the list. */
export async function removeSlips(entry: OutboxEntry): Promise<void> {
  const ids = entry.slips.map((slip) => slip.id);
  if (ids.length > 0) await delMany(ids, outboxSlipStore());
}

/** Calls back whenever page, another tab or the worker changed the outbox. Returns the way to stop. */
export function onOutboxChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  localListeners.add(listener);
  return () => {
    channel.close();
    localListeners.delete(listener);
  };
}

const localListeners = new Set<() => void>();

function announce(): void {
  for (const listener of localListeners) listener();
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}
