import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import { LocksInMemory } from './locksInMemory.ts';

/** Rows are own properties, as in a browser. */
class StorageInMemory {
  [name: string]: unknown;
  getItem(name: string) {
    return this[name] ?? null;
  }
  setItem(name: string, value: string) {
    this[name] = String(value);
  }
  removeItem(name: string) {
    delete this[name];
  }
  clear() {
    for (const name of Object.keys(this)) delete this[name];
  }
}

/** Gives the page stores and locks that last as long as it does. Files are not stored, as without Cache Storage. */
export function storeInMemory(): void {
  const inMemory = {
    ...{ indexedDB, IDBKeyRange },
    ...{ localStorage: new StorageInMemory(), sessionStorage: new StorageInMemory() },
  };
  for (const [name, value] of Object.entries(inMemory)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  Object.defineProperty(navigator, 'locks', { value: new LocksInMemory(), configurable: true });
  Reflect.deleteProperty(globalThis, 'caches');
}
