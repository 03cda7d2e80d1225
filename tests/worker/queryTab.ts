import { QueryClient } from '@tanstack/react-query';
import { entries, set } from 'idb-keyval';
import { beforeEach, vi } from 'vitest';
import type { Keeping } from '../../src/platform/store/persisted.ts';
import { newDevice } from './device.ts';
import { startReceiver } from './outbox/receiver.ts';

/** Start time of each test. */
export const now = Date.UTC(2026, 1, 14);
export const day = 86_400_000;

/** Starts each test on an empty device. */
export function emptyDeviceForEachTest(): void {
  beforeEach(async () => {
    const server = await startReceiver();
    newDevice(server);
    vi.useFakeTimers({ toFake: ['Date'], now });
    return async () => {
      await server.close();
      vi.useRealTimers();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    };
  });
}

/** A page of the app with persisted answers. */
export async function openTab() {
  vi.resetModules();
  return {
    client: new QueryClient(),
    ...(await import('../../src/platform/store/queryPersister.ts')),
    ...(await import('../../src/platform/session/queuedSignOut.ts')),
    ...(await import('../../src/platform/store/stores.ts')),
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Fetches something that is persisted in this way. */
export const fill = (tab: Tab, key: string, keep: Keeping | undefined, data: unknown = key) =>
  tab.client.fetchQuery({ queryKey: [key], queryFn: () => data, meta: keep ? { keep } : {} });

/** Rows are written after the answer: a later write to the same table proves that they are done. */
export async function persistedKeys(tab: Tab, keep: Keeping): Promise<string[]> {
  const store = keep === 'shared' ? tab.sharedQueryStore() : tab.privateQueryStore();
  await set('last', null, store);
  return (await entries<string, unknown>(store))
    .flatMap(([id]) => (id === 'last' ? [] : [JSON.parse(id)[0]]))
    .toSorted();
}

/** The app after a restart with persisted answers. */
export async function reopened(): Promise<Tab> {
  const tab = await openTab();
  await tab.restoreQueries(tab.client, 'shared', Date.now());
  await tab.restoreQueries(tab.client, 'private', Date.now());
  return tab;
}
