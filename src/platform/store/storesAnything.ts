import { del, get, set } from 'idb-keyval';
import { deviceStore } from './stores.ts';

const key = 'self-test';

/**
 * Whether this device stores anything, tried with a row. False for a broken disk and for private windows of some
 * browsers. A private window that stores until it closes looks like any other.
 */
export async function storesAnything(): Promise<boolean> {
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
