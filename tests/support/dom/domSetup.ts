import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../../src/app/queryClient.ts';
import { applyLanguage } from '../../../src/i18n/language.ts';
import { tinyLocks } from '../../worker/tinyLocks.ts';
import { mendSelectors } from './mendSelectors.ts';

configure({
  asyncUtilTimeout: 20_000,
  // The text of the page is more useful than its markup.
  getElementError: (message) => new Error(`${message?.split('\n')[0]}\nThe page says: ${document.body.textContent}`),
});
mendSelectors();
endWithoutWaiting();
// A default style of browsers that happy-dom lacks.
document.head.insertAdjacentHTML('beforeend', '<style>[hidden] { display: none }</style>');

/**
 * Each test starts in Thai, on an empty device without a network. Stubs stay until then, because answers may be late.
 */
beforeEach(async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  Object.defineProperty(navigator, 'locks', { value: tinyLocks(), configurable: true });
  await emptyDatabases();
  localStorage.clear();
  localStorage.setItem('lanrian.language', 'th');
  await applyLanguage();
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});

/**
 * The environment ends its timers and waits for the ones that the app starts meanwhile: up to a minute, until the runner
 * kills the process. Each file has its own process, so nothing has to be waited for.
 */
function endWithoutWaiting(): void {
  // Types of the environment are not part of the DOM's.
  const { happyDOM } = window as unknown as { happyDOM: { abort(): Promise<void> } };
  const abort = happyDOM.abort.bind(happyDOM);
  happyDOM.abort = async () => void abort();
}

/** Empties the tables and leaves the databases open, because the app keeps its connections. */
async function emptyDatabases(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name));
    for (const table of database.objectStoreNames) {
      await answerOf(database.transaction(table, 'readwrite').objectStore(table).clear());
    }
    database.close();
  }
}

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
