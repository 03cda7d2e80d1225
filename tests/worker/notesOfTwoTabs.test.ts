import { hashKey, QueryClient } from '@tanstack/react-query';
import { set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { playedSeconds, type WatchedInterval, watchedSeconds } from '../../src/domain/learning/progress.ts';
import { deviceLogQuery, latestSeenQuery } from '../../src/features/playlist/playlistQueries.ts';
import { sessionKey } from '../../src/platform/session/sessionKey.ts';
import { answerShape } from '../../src/platform/store/queryPersister.ts';
import { newDeviceForEachTest } from '../support/browser/newDeviceForEachTest.ts';
import { stretch } from './device.ts';

const log = deviceLogQuery('7', '1');
const clock = latestSeenQuery('7', '1');

newDeviceForEachTest();

/** A tab of this device, whose person is signed in, once it has read what the disk has. */
async function openTab() {
  vi.resetModules();
  const { restoreQueries, keepQueries } = await import('../../src/platform/store/queryPersister.ts');
  const { noteOnDevice } = await import('../../src/features/playlist/noteOnDevice.ts');
  const { privateQueryStore } = await import('../../src/platform/store/stores.ts');
  const client = new QueryClient();
  client.setQueryData(sessionKey, { id: '7' });
  await restoreQueries(client, 'private', Date.now());
  keepQueries(client);
  /** What comes after a write in the same table is there only once that is. */
  const written = () => set('last', null, privateQueryStore());
  return {
    client,
    plays: async (from: number, to: number, lectureId = '9') => {
      noteOnDevice(client, '7', '1', { ...stretch(from, to, lectureId), deviceId: 'this' });
      await written();
    },
    notesClock: async (seen: number) => {
      client.getQueryCache().build(client, client.defaultQueryOptions(clock));
      client.setQueryData(clock.queryKey, { answeredAt: 5, seen, earliest: 5 });
      await written();
    },
    opensClassroom: async () => {
      await client.fetchQuery(log);
      await written();
    },
  };
}

/** What the next start knows to have been played here. */
async function playedHere(): Promise<readonly WatchedInterval[]> {
  const { client } = await openTab();
  return client.getQueryData(log.queryKey) ?? [];
}

test('what is played in two tabs stands in one log, whichever wrote last', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one.plays(0, 10);
  await other.plays(100, 130);
  await one.plays(40, 50, '8');
  const played = await playedHere();
  expect(played).toHaveLength(3);
  expect(playedSeconds(played)).toBe(50);
});

test('a tab that only opens the classroom takes nothing of what the other has played', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one.plays(0, 10);
  await other.opensClassroom();
  expect(playedSeconds(await playedHere())).toBe(10);
});

test('what both played on from the same place counts as often as it was played, and what was before it once', async () => {
  const one = await openTab();
  await one.plays(0, 600);
  const other = await openTab();
  await one.plays(600, 610);
  await other.plays(600, 630);
  await one.plays(610, 620);
  await other.plays(630, 640);
  const played = await playedHere();
  expect(playedSeconds(played)).toBe(600 + 20 + 40);
  expect(watchedSeconds(played)).toBe(640);
});

test('what a killed page has left and both take up was played once', async () => {
  const one = await openTab();
  await one.plays(0, 600);
  const other = await openTab();
  for (const tab of [one, other]) await tab.plays(600, 610);
  expect(playedSeconds(await playedHere())).toBe(610);
});

test.each([
  ['of this shape', answerShape, 40],
  ['of another shape', 2, 10],
])('to a row %s a tab adds only where it is a note', async (_, shape, seconds) => {
  const tab = await openTab();
  const { privateQueryStore } = await import('../../src/platform/store/stores.ts');
  const data = [{ ...stretch(100, 130), deviceId: 'this' }];
  const row = { key: log.queryKey, data, readAt: Date.now(), shape, build: 'another' };
  await set(hashKey(log.queryKey), row, privateQueryStore());
  await tab.plays(0, 10);
  expect(playedSeconds(await playedHere())).toBe(seconds);
});

test('long played in turn it stays a few rows, and the oldest go where it becomes many', async () => {
  const [one, other] = [await openTab(), await openTab()];
  for (let at = 0; at < 100; at += 10) {
    await one.plays(at, at + 10);
    if (at === 50) await other.plays(0, 10, '8');
  }
  const played = await playedHere();
  expect(playedSeconds(played)).toBe(110);
  expect(played).toHaveLength(2);
  for (let at = 0; at < 520; at += 1) await (at % 2 ? one : other).plays(at * 100, at * 100 + 10, '7');
  expect(await playedHere()).toHaveLength(500);
});

test('the clock is as late as either tab has seen it', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one.notesClock(90);
  await other.notesClock(60);
  const { client } = await openTab();
  expect(client.getQueryData(clock.queryKey)).toEqual({ answeredAt: 5, seen: 90, earliest: 5 });
});
