import { hashKey, notifyManager, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { get, set } from 'idb-keyval';
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deviceLogQuery, latestSeenQuery, playlistQuery } from '../../src/features/playlist/playlistQueries.ts';
import { runHook } from '../support/run/runHook.ts';
import { goOffline, newDevice, stretch } from './device.ts';
import { hangWhere, inTime, untilCalledBack } from './hungDatabase.ts';
import { startReceiver } from './outbox/receiver.ts';

const now = Date.UTC(2026, 1, 14);
const hour = 3_600_000;
const list = playlistQuery('1').queryKey;
const log = deviceLogQuery('7', '1').queryKey;
const clock = latestSeenQuery('7', '1').queryKey;
const played = [{ ...stretch(0, 600), deviceId: 'this' }];
const seen = { answeredAt: now - 48 * hour, seen: now - hour };

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

test('a page that has been open for over a day still has what was kept, and writes over no note', async () => {
  const { client, restoreQueries, keepQueries, privateQueryStore, answerShape } = await openPage();
  const { useCourseAccess } = await import('../../src/features/playlist/useCourseAccess.ts');
  const keep = (key: readonly unknown[], data: unknown) =>
    inTime(set(hashKey(key), { key, data, readAt: now - hour, shape: answerShape, build: 'x' }, privateQueryStore()));
  await keep(list, { sections: [] });
  await keep(log, played);
  await keep(clock, seen);
  await inTime(restoreQueries(client, 'private', now));
  const stopKeeping = keepQueries(client);

  vi.advanceTimersByTime(25 * hour);
  vi.useRealTimers();
  expect(client.getQueryData(list)).toEqual({ sections: [] });
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  const classroom = await runHook(() => useCourseAccess('7', '1', true), around);
  await classroom.does(() => set('last', null, privateQueryStore()));
  const onDisk = async (key: readonly unknown[]) =>
    (await get<{ data: unknown }>(hashKey(key), privateQueryStore()))?.data;
  expect(await onDisk(log)).toEqual(played);
  expect(await onDisk(clock)).toEqual(seen);
  await classroom.leave();
  stopKeeping();
});

test.each(['before', 'after'])(
  'what was opened %s the keeping began stays as well; what is not kept goes',
  async (when) => {
    const { client, keepQueries } = await openPage();
    const open = async (key: string, meta: { keep?: 'shared' }) => {
      await client.fetchQuery({ queryKey: [key], queryFn: () => key, meta });
      new QueryObserver(client, { queryKey: [key], meta, enabled: false }).subscribe(() => {})();
    };
    const openBoth = async () => {
      await open('course', { keep: 'shared' });
      await open('quote', {});
    };
    if (when === 'before') await openBoth();
    const stopKeeping = keepQueries(client);
    if (when === 'after') await openBoth();
    vi.advanceTimersByTime(25 * hour);
    expect(client.getQueryData(['course'])).toBe('course');
    expect(client.getQueryData(['quote'])).toBeUndefined();
    stopKeeping();
  },
);

test('a disk that is slower than the page waits takes no note: both are one, and nothing is written before', async () => {
  const { client, privateQueryStore, answerShape } = await openPage();
  const row = { key: log, data: played, readAt: now - hour, shape: answerShape, build: 'x' };
  await inTime(set(hashKey(log), row, privateQueryStore()));
  localStorage.setItem('lanrian.kept', '1');
  const { startKeepingData } = await import('../../src/app/start/keepData.ts');
  let isSlow = true;
  let writes = 0;
  hangWhere(({ mode }) => {
    if (mode === 'readwrite') writes += 1;
    return isSlow && mode === 'readonly';
  });
  await inTime(startKeepingData(Promise.resolve()));
  const added = { ...stretch(600, 610), deviceId: 'this' };
  await client.fetchQuery(deviceLogQuery('7', '1'));
  client.setQueryData(log, (known = []) => [...known, added]);
  vi.advanceTimersByTime(4_000);
  await untilCalledBack();
  expect(writes).toBe(0);

  isSlow = false;
  await inTime(expect.poll(() => client.getQueryData(log)).toEqual([...played, added]));
  const onDisk = async () => (await get<{ data: unknown }>(hashKey(log), privateQueryStore()))?.data;
  await inTime(expect.poll(onDisk).toEqual([...played, added]));
});
