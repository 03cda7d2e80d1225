import { del, get, set } from 'idb-keyval';
import { isStorageBlocked } from './blockedStorage.ts';
import { deviceStore } from './stores.ts';

const key = 'self-test';

/**
 * Whether this device stores anything, tried with a row. False for a broken disk, blocked site data and private
 * windows of some browsers. A private window that stores until it closes looks like any other.
 */
export async function storesAnything(): Promise<boolean> {
  if (isStorageBlocked()) return false;
  const written = crypto.randomUUID();
  try {
    const store = deviceStore();
    await set(key, written, store);
    const read = await get<string>(key, store);
    await del(key, store);
    return read === written;
  } catch {
    return false;
  }
}
