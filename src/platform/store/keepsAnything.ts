import { del, get, set } from 'idb-keyval';
import { deviceStore } from './stores.ts';

const key = 'self-test';

/**
 * Writes, reads and deletes a row. False: this device keeps nothing, as a broken disk or a private window of some browsers
 * does. A private window that keeps until it is closed cannot be told from any other.
 */
export async function keepsAnything(): Promise<boolean> {
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
