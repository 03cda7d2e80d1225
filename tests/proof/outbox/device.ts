import type { OutboxEntry } from '../../../src/platform/outbox/entry.ts';

/** The outbox in a browser's databases, read by a page beside the app. */
export type OutboxOnDevice = {
  readonly entries: readonly OutboxEntry[];
  /** SHA-256 (hex) of each stored picture. */
  readonly slips: readonly string[];
  /** Rows of watched time that is not in the outbox. */
  readonly left: number;
  /** Whether a page or worker sends, or is about to. */
  readonly isSending: boolean;
};

/** Runs in the page. Creates no missing database. */
export async function readOutbox(): Promise<OutboxOnDevice> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  const rowsOf = async (name: string): Promise<unknown[]> => {
    if (!names.includes(name)) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    try {
      if (!database.objectStoreNames.contains('rows')) return [];
      return await new Promise<unknown[]>((resolve, reject) => {
        const reading = database.transaction('rows').objectStore('rows').getAll();
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error);
      });
    } finally {
      database.close();
    }
  };
  const { held = [], pending = [] } = await navigator.locks.query();
  const isSending = [...held, ...pending].some(({ name }) => name === 'lanrian-outbox');
  const slips: string[] = [];
  for (const bytes of await rowsOf('lanrian-outbox-slips')) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as ArrayBuffer));
    slips.push(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
  const left = Object.keys(localStorage).filter((name) => name.startsWith('lanrian.left.')).length;
  return { entries: (await rowsOf('lanrian-outbox')) as OutboxEntry[], slips, left, isSending };
}

/** A waiting report with its slip in base64. */
export type WaitingReport = { readonly entry: OutboxEntry; readonly slip: string };

/** Runs in the page: adds reports to a new outbox. */
export async function fillOutbox(waiting: readonly WaitingReport[]): Promise<void> {
  const write = async (name: string, rows: readonly (readonly [key: string, value: unknown])[]) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    await new Promise((resolve, reject) => {
      const writing = database.transaction('rows', 'readwrite');
      for (const [key, value] of rows) writing.objectStore('rows').put(value, key);
      writing.oncomplete = resolve;
      writing.onabort = () => reject(writing.error);
    });
    database.close();
  };
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
  await write(
    'lanrian-outbox-slips',
    waiting.map(({ entry, slip }) => [entry.slips[0]?.id ?? '', bytesOf(slip)] as const),
  );
  await write(
    'lanrian-outbox',
    waiting.map(({ entry }) => [entry.key, entry] as const),
  );
}
