import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** What hooks that keep drafts need of a page in Thai, which keeps nothing yet and hears nothing. */
export function standInPage(): void {
  const unheard = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('navigator', { onLine: true });
  const found = { getElementById: () => null };
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} }, ...found, ...unheard });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('indexedDB', new IDBFactory());
}
