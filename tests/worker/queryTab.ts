import { QueryClient } from '@tanstack/react-query';
import { entries, set } from 'idb-keyval';
import { beforeEach, vi } from 'vitest';
import type { Keeping } from '../../src/platform/store/queryPersister.ts';
import { newDevice } from './device.ts';
import { startReceiver } from './outbox/receiver.ts';

/** When each test begins. */
export const now = Date.UTC(2026, 1, 14);
export const day = 86_400_000;

/** Each test begins with an empty device. */
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

/** A page of the app, as far as it keeps answers. */
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

/** Something is read that may be kept so. */
export const fill = (tab: Tab, key: string, keep: Keeping | undefined, data: unknown = key) =>
  tab.client.fetchQuery({ queryKey: [key], queryFn: () => data, meta: keep ? { keep } : {} });

/** A row is written behind the answer's back: what comes after it in the same table is there only once it is. */
export async function keptKeys(tab: Tab, keep: Keeping): Promise<string[]> {
  const store = keep === 'shared' ? tab.sharedQueryStore() : tab.privateQueryStore();
  await set('last', null, store);
  return (await entries<string, unknown>(store))
    .flatMap(([id]) => (id === 'last' ? [] : [JSON.parse(id)[0]]))
    .toSorted();
}

/** The app after a restart, with what was kept. */
export async function reopened(): Promise<Tab> {
  const tab = await openTab();
  await tab.restoreQueries(tab.client, 'shared', Date.now());
  await tab.restoreQueries(tab.client, 'private', Date.now());
  return tab;
}
