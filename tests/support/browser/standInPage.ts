import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** A stub of the page for hooks with drafts: Thai, with empty storage. */
export function standInPage(): void {
  const unheard = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('navigator', { onLine: true });
  const found = { getElementById: () => null };
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} }, ...found, ...unheard });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('indexedDB', new IDBFactory());
}
