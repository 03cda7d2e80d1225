import { clear, keys } from 'idb-keyval';
import { giveUpEarliestLecture } from '../learning/downloadedLectures.ts';
import { picturesCache } from './picturesCache.ts';
import { catalogueStore, sharedQueryStore } from './stores.ts';
import { storePatienceMs, withinLimit } from './withinLimit.ts';

/** Limit of evictions for one write, in case something else fills the device meanwhile. */
const triesMaximum = 500;

/**
 * Writes data that must not be lost. On a full device refetchable data is evicted: lectures, oldest first, then
 * pictures, then the cached shop (decisions: storage). Throws if nothing is left to evict.
 */
export async function withRoom<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (fault) {
      if (!isFull(fault) || tries === triesMaximum || !(await roomMade())) throw fault;
    }
  }
}

/** Whether a write failed for lack of space. */
export const isFull = (fault: unknown): boolean => fault instanceof DOMException && fault.name === 'QuotaExceededError';

let giving: Promise<boolean> | null = null;

/** Concurrent full writes share one eviction. A browser that does not confirm a deletion in time has freed nothing. */
function roomMade(): Promise<boolean> {
  giving ??= withinLimit(makeRoom(), storePatienceMs)
    .catch(() => false)
    .finally(() => {
      giving = null;
    });
  return giving;
}

/** Evicts one item. False: nothing is left to evict. */
const makeRoom = async (): Promise<boolean> =>
  (await giveUpEarliestLecture()) || (await giveUpPictures()) || (await giveUpCatalogue());

const giveUpPictures = async (): Promise<boolean> => 'caches' in globalThis && caches.delete(picturesCache);

async function giveUpCatalogue(): Promise<boolean> {
  const stores = [catalogueStore(), sharedQueryStore()];
  const before = await Promise.all(stores.map((store) => keys(store)));
  if (before.flat().length === 0) return false;
  await Promise.all(stores.map((store) => clear(store)));
  return true;
}
