import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionQuery } from '../../../src/features/session/useSession.ts';
import { useStorageUse } from '../../../src/features/storage/useStorageUse.ts';
import { shrinkPicture } from '../../../src/platform/net/shrinkPicture.ts';
import { runHook } from '../../support/run/runHook.ts';
import { wordsOf } from '../../support/run/words.ts';
import { clockOfThePage } from '../../worker/hungDatabase.ts';

const { notify } = vi.hoisted(() => ({ notify: vi.fn() }));
vi.mock('../../../src/ui/notice/notify.ts', () => ({ notify }));

const never = () => new Promise<never>(() => {});
const patienceMs = 10_000;
const { storage } = wordsOf(true);

beforeEach(() => {
  vi.useFakeTimers(clockOfThePage);
  notify.mockClear();
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openScreen() {
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, null);
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  const page = await runHook(useStorageUse, around);
  return { page, pass: (ms: number) => page.does(() => vi.advanceTimersByTimeAsync(ms)) };
}

test('if a browser never answers about persistent storage, the button is released with a message', async () => {
  vi.stubGlobal('navigator', { onLine: true, storage: { persist: never } });
  const { page, pass } = await openScreen();
  await page.does(({ persisting }) => persisting.mutate());
  await pass(patienceMs / 2);
  expect(page.now().persisting.isPending).toBe(true);
  await pass(patienceMs);
  expect(page.now().persisting.isPending).toBe(false);
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'info', title: storage.persist.unanswered });
  await page.leave();
});

test('if a browser never confirms a deletion of pictures, the wait ends with a message', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('caches', { delete: never, open: never, keys: never });
  const { page, pass } = await openScreen();
  await page.does(({ clearing }) => clearing.mutate('pictures'));
  await pass(patienceMs / 2);
  expect(page.now().clearing.isPending).toBe(true);
  // The storage is measured again, with a time limit for each store.
  await pass(3 * patienceMs);
  expect(page.now().clearing.isPending).toBe(false);
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'info', title: storage.clearUnanswered });
  await page.leave();
});

test('a picture that a browser never gives back is as good as none', async () => {
  vi.stubGlobal('createImageBitmap', never);
  const shrunk = shrinkPicture(new File(['png'], 'slip.png'), 1_500).catch(({ name }: Error) => name);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await Promise.race([shrunk, Promise.resolve().then(() => 'still waiting')])).toBe('TimeoutError');
});
