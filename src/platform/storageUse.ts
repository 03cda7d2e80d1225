import { clear, entries, type UseStore, values } from 'idb-keyval';
import { allKeptBytes } from './keptLectures.ts';
import { keptPicturesCache } from './keptPictures.ts';
import { allEntries } from './outbox/outboxStore.ts';
import { outboxSlipStore, privateQueryStore, sharedQueryStore } from './stores.ts';

/** What this device keeps for the app, in bytes. The rows of the stores are measured as text, so about. */
export type StorageUse = {
  readonly lectures: number;
  readonly pictures: number;
  /** Courses, products and prices that were seen. */
  readonly catalogue: number;
  /** Orders, lecture lists and progress of whoever is signed in. */
  readonly personal: number;
  /** Reports and slips that wait to be sent. */
  readonly outbox: number;
  /** Everything, the app itself included; `null` where the browser does not say. */
  readonly total: number | null;
  /** What may still be kept; `null` where the browser does not say. */
  readonly free: number | null;
  /** Whether the browser has promised not to clear it by itself. */
  readonly isPersisted: boolean;
};

export async function measureStorage(): Promise<StorageUse> {
  const [lectures, pictures, catalogue, personal, reports, slips, { usage, quota }, isPersisted] = await Promise.all([
    allKeptBytes(),
    bytesOfPictures(),
    bytesOfRows(sharedQueryStore()),
    bytesOfRows(privateQueryStore()),
    bytesOfWaitingEntries(),
    bytesOfSlips(),
    estimate(),
    navigator.storage?.persisted?.() ?? false,
  ]);
  return {
    lectures,
    pictures,
    catalogue,
    personal,
    outbox: reports + slips,
    total: usage ?? null,
    free: usage === undefined || quota === undefined ? null : Math.max(0, quota - usage),
    isPersisted,
  };
}

/** They come again as they are seen. */
export const clearPictures = async (): Promise<void> => {
  await caches.delete(keptPicturesCache);
};

/** What was seen of the shop; it comes again with the next look at it. */
export const clearCatalogue = (): Promise<void> => clear(sharedQueryStore());

/** Asks the browser not to clear anything by itself; it decides, some without a question. */
export const askToPersist = async (): Promise<boolean> => (await navigator.storage?.persist?.()) ?? false;

const estimate = async (): Promise<StorageEstimate> => (await navigator.storage?.estimate?.()) ?? {};

async function bytesOfPictures(): Promise<number> {
  if (!('caches' in globalThis)) return 0;
  const cache = await caches.open(keptPicturesCache);
  const pictures = await cache.matchAll();
  const sizes = await Promise.all(pictures.map(async (picture) => (await picture.blob()).size));
  return sum(sizes);
}

async function bytesOfRows(store: UseStore): Promise<number> {
  const rows = await entries<string, unknown>(store);
  return sum(rows.map(([key, row]) => new Blob([key, JSON.stringify(row) ?? '']).size));
}

/** What was sent stands in the list for a while, and waits for nothing. */
async function bytesOfWaitingEntries(): Promise<number> {
  const waiting = (await allEntries()).filter(({ state }) => state !== 'sent');
  return sum(waiting.map((entry) => new Blob([JSON.stringify(entry)]).size));
}

async function bytesOfSlips(): Promise<number> {
  const slips = await values<unknown>(outboxSlipStore());
  return sum(slips.map((slip) => (slip instanceof ArrayBuffer ? slip.byteLength : 0)));
}

const sum = (sizes: readonly number[]): number => sizes.reduce((whole, size) => whole + size, 0);
