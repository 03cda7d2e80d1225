import { del, get, set, update, values } from 'idb-keyval';
import { outboxEntryStore, outboxSlipStore } from '../stores.ts';
import type { OutboxEntry } from './entry.ts';

const channelName = 'lanrian-outbox';

/** Writes a new entry; its slips first, so that an entry without its bytes can never be seen. */
export async function putEntry(entry: OutboxEntry, slips: ReadonlyMap<string, ArrayBuffer>): Promise<void> {
  for (const [id, bytes] of slips) await set(id, bytes, outboxSlipStore());
  await set(entry.key, entry, outboxEntryStore());
  announce();
}

/** Changes the stored entry in one transaction; an entry that is gone stays gone. */
export async function replaceEntry(
  key: string,
  change: (entry: OutboxEntry) => OutboxEntry,
): Promise<OutboxEntry | null> {
  const known = await get<OutboxEntry>(key, outboxEntryStore());
  if (!known) return null;
  let changed: OutboxEntry = known;
  await update<OutboxEntry>(
    key,
    (before) => {
      changed = change(before ?? known);
      return changed;
    },
    outboxEntryStore(),
  );
  announce();
  return changed;
}

/** Every entry, oldest first. */
export async function allEntries(): Promise<readonly OutboxEntry[]> {
  const rows = await values<OutboxEntry>(outboxEntryStore());
  return rows.toSorted((a, b) => a.createdAt - b.createdAt);
}

export const readEntry = (key: string): Promise<OutboxEntry | undefined> => get<OutboxEntry>(key, outboxEntryStore());

/** Bytes of a slip, or `undefined` when the device lost them. */
export const readSlip = (id: string): Promise<ArrayBuffer | undefined> => get<ArrayBuffer>(id, outboxSlipStore());

/** Takes an entry and its slips away; only after the server's yes, or on the person's word. */
export async function removeEntry(entry: OutboxEntry): Promise<void> {
  await del(entry.key, outboxEntryStore());
  for (const slip of entry.slips) await del(slip.id, outboxSlipStore());
  announce();
}

/** After the server has it the bytes are no longer needed here; the entry stays for the list. */
export async function removeSlips(entry: OutboxEntry): Promise<void> {
  for (const slip of entry.slips) await del(slip.id, outboxSlipStore());
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
