import { clear, keys } from 'idb-keyval';
import { giveUpEarliestLecture } from '../learning/downloadedLectures.ts';
import { keptPicturesCache } from './keptPictures.ts';
import { catalogueStore, sharedQueryStore } from './stores.ts';
import { storePatienceMs, withinLimit } from './withinLimit.ts';

/** More than anybody keeps that could give way: what fills the device again meanwhile must not keep it going for ever. */
const triesMaximum = 500;

/**
 * Writes what must not be lost. On a full device what can be fetched again gives way: lectures, the earliest first, then
 * pictures, then what was seen of the shop (decisions: storage). Throws when nothing is left that may.
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

/** Whether something could not be written for want of space. */
export const isFull = (fault: unknown): boolean => fault instanceof DOMException && fault.name === 'QuotaExceededError';

let giving: Promise<boolean> | null = null;

/**
 * Whoever finds no space meanwhile waits for the same, so that no more gives way than has to. A browser that does not say
 * within a while whether films or pictures are gone has made none.
 */
function roomMade(): Promise<boolean> {
  giving ??= withinLimit(makeRoom(), storePatienceMs)
    .catch(() => false)
    .finally(() => {
      giving = null;
    });
  return giving;
}

/** False: nothing more can give way. */
const makeRoom = async (): Promise<boolean> =>
  (await giveUpEarliestLecture()) || (await giveUpPictures()) || (await giveUpCatalogue());

const giveUpPictures = async (): Promise<boolean> => 'caches' in globalThis && caches.delete(keptPicturesCache);

async function giveUpCatalogue(): Promise<boolean> {
  const stores = [catalogueStore(), sharedQueryStore()];
  const before = await Promise.all(stores.map((store) => keys(store)));
  if (before.flat().length === 0) return false;
  await Promise.all(stores.map((store) => clear(store)));
  return true;
}
