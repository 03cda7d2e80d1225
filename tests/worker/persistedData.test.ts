import { hashKey, notifyManager, QueryObserver } from '@tanstack/react-query';
import { set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { playlistQuery } from '../../src/features/playlist/playlistQueries.ts';
import { persisted } from '../../src/platform/store/persisted.ts';
import { goOffline, newDevice } from './device.ts';
import { inTime } from './hungDatabase.ts';
import { startReceiver } from './outbox/receiver.ts';

const now = Date.UTC(2026, 1, 14);
const hour = 3_600_000;
const list = playlistQuery('1').queryKey;

beforeEach(async () => {
  const server = await startReceiver();
  newDevice(server);
  goOffline();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], now });
  notifyManager.setScheduler(queueMicrotask);
  return async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    await server.close();
  };
});

async function openPage() {
  vi.resetModules();
  const { queryClient } = await import('../../src/app/queryClient.ts');
  return {
    client: queryClient,
    ...(await import('../../src/platform/store/queryPersister.ts')),
    ...(await import('../../src/platform/store/stores.ts')),
  };
}

test('a page open for more than a day still has its cached answers', async () => {
  const { client, restoreQueries, privateQueryStore, answerShape } = await openPage();
  const row = { key: list, data: { sections: [] }, readAt: now - hour, shape: answerShape, build: 'x' };
  await inTime(set(hashKey(list), row, privateQueryStore()));
  await inTime(restoreQueries(client, 'private', now));
  vi.advanceTimersByTime(25 * hour);
  expect(client.getQueryData(list)).toEqual({ sections: [] });
});

test('a persisted answer that no screen shows stays for the life of the page; any other is evicted', async () => {
  const { client } = await openPage();
  const open = async (key: string, options: object) => {
    const query = { queryKey: [key], queryFn: () => key, ...options };
    await client.fetchQuery(query);
    new QueryObserver(client, { ...query, enabled: false }).subscribe(() => {})();
  };
  await open('course', persisted.shared);
  await open('quote', {});
  vi.advanceTimersByTime(25 * hour);
  expect(client.getQueryData(['course'])).toBe('course');
  expect(client.getQueryData(['quote'])).toBeUndefined();
});
