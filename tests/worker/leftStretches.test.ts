import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { runHook } from '../support/run/runHook.ts';
import { goOnline, openTab, stretch } from './device.ts';
import { untilCalledBack } from './hungDatabase.ts';
import {
  deviceToLeaveForEachTest,
  endsWith,
  hide,
  leave,
  leftRows,
  log,
  play,
  playSeven,
  reportOfSeven,
  sealedRows,
  seven,
  startAs,
  startedAt,
  TinyStorage,
  thisDevice,
} from './leftPage.ts';
import { progressPath } from './outbox/receiver.ts';

const server = deviceToLeaveForEachTest();

test('what was being played when the page was left goes out with the next start, once', async () => {
  await playSeven();
  await endsWith(leave);
  expect(leftRows()).toHaveLength(1);
  const { reports, known, onDisk } = await startAs({ id: '5' });
  expect(reports).toEqual([reportOfSeven]);
  expect(known).toEqual([{ ...seven, deviceId: thisDevice }]);
  await expect.poll(onDisk).toEqual(known);
  expect(leftRows()).toEqual([]);
  expect((await startAs({ id: '5' })).reports).toEqual([reportOfSeven]);
});

test("a phone whose clock is behind tells when something was played by the shop's, as far as that has told its own", async () => {
  const behind = 2 * 86_400_000;
  await play(7, { shop: startedAt + behind - 60_000, device: startedAt - 60_000 });
  await endsWith(leave);
  const { tab, known } = await startAs({ id: '5' });
  expect(known).toEqual([{ ...seven, playedAt: seven.recordedAt + behind, deviceId: thisDevice }]);
  const [entry] = await tab.allEntries();
  expect(entry?.request.body).toMatchObject({
    intervals: [{ recorded_at: '2026-02-14T00:00:07.000Z', played_at: '2026-02-16T00:00:07.000Z' }],
  });
});

test('a phone whose clock was put right while its page was open tells when something was played by that', async () => {
  const behind = 2 * 86_400_000;
  vi.stubGlobal('performance', { timeOrigin: startedAt - behind, now: () => 0 });
  await play(7, { shop: startedAt - 60_000, device: startedAt - 60_000 - behind });
  await endsWith(leave);
  expect((await startAs({ id: '5' })).known).toEqual([{ ...seven, deviceId: thisDevice }]);
});

test('it joins what this device has noted before', async () => {
  await playSeven();
  await endsWith(leave);
  await expect.poll((await startAs({ id: '5' })).onDisk).toHaveLength(1);
  const { noteLeft } = await import('../../src/platform/learning/leftStretches.ts');
  noteLeft({ userId: '5', courseId: '101', watched: { ...seven, from: 7, to: 9, recordedAt: startedAt + 9_000 } });
  const { known, onDisk } = await startAs({ id: '5' });
  expect(known).toEqual([{ ...seven, to: 9, recordedAt: startedAt + 9_000, deviceId: thisDevice }]);
  await expect.poll(onDisk).toEqual(known);
});

test.each([[{ id: '6' }], [null]])(
  'where %o is here it waits for its owner, and is not what they played',
  async (here) => {
    await playSeven();
    await endsWith(leave);
    const { reports, known } = await startAs(here);
    expect(reports).toEqual([reportOfSeven]);
    expect(known).toBeUndefined();
    expect(leftRows()).toEqual([]);
  },
);

test('it stays where it is until it is known who is here', async () => {
  await playSeven();
  await endsWith(leave);
  expect((await startAs(undefined)).reports).toEqual([]);
  expect((await startAs({ id: '5' })).reports).toEqual([reportOfSeven]);
});

test('two starts at once take it up once', async () => {
  await playSeven();
  await endsWith(leave);
  const tab = await openTab();
  const { takeUpLeft } = await import('../../src/features/playlist/takeUpLeft.ts');
  const client = new QueryClient();
  client.setQueryData(['session'], { id: '5' });
  await Promise.all([takeUpLeft(client), takeUpLeft(client)]);
  expect((await tab.allEntries()).map(({ draft }) => draft)).toEqual([reportOfSeven.draft]);
});

test('a hidden page hands over as ever, and its row goes with that', async () => {
  await playSeven();
  hide();
  expect(leftRows()).toHaveLength(1);
  await expect.poll(leftRows).toEqual([]);
  expect((await startAs({ id: '5' })).reports).toEqual([reportOfSeven]);
});

test('a page that was killed while it was hidden loses nothing', async () => {
  await playSeven();
  await endsWith(hide);
  expect((await startAs({ id: '5' })).reports).toEqual([reportOfSeven]);
});

test('a sealed row that cannot be read goes; one whose entry is on the disk is forgotten, and sent once', async () => {
  const tab = await openTab();
  await tab.queueProgress('5', '101', [seven], startedAt);
  const [entry] = await tab.allEntries();
  localStorage.setItem('lanrian.sealed.broken', '{');
  localStorage.setItem(`lanrian.sealed.${entry?.key}`, JSON.stringify(entry));
  const { reports } = await startAs({ id: '5' });
  expect(reports).toEqual([reportOfSeven]);
  expect(sealedRows()).toEqual([]);
});

test('nothing is sent of what a hidden page hands over before its row is gone', async () => {
  await playSeven();
  goOnline(server());
  // A page may be gone before the browser has answered.
  const serviceWorker = { getRegistration: () => new Promise(() => {}) };
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks, serviceWorker });
  const rowsAtArrival: number[] = [];
  server().next(progressPath, (_, __, pass) => {
    rowsAtArrival.push(leftRows().length);
    pass();
  });
  hide();
  await vi.waitUntil(() => rowsAtArrival.length > 0);
  expect(rowsAtArrival).toEqual([0]);
});

test('what got to the outbox and the log after all is not counted twice', async () => {
  const tab = await openTab();
  await tab.queueProgress('5', '101', [seven], startedAt);
  const { noteLeft } = await import('../../src/platform/learning/leftStretches.ts');
  const { noteOnDevice } = await import('../../src/features/playlist/noteOnDevice.ts');
  const { takeUpLeft } = await import('../../src/features/playlist/takeUpLeft.ts');
  const client = new QueryClient();
  client.setQueryData(['session'], { id: '5' });
  noteOnDevice(client, '5', '101', { ...seven, deviceId: thisDevice });
  noteLeft({ userId: '5', courseId: '101', watched: seven });
  await takeUpLeft(client);
  expect((await tab.allEntries()).map(({ draft }) => draft)).toEqual([reportOfSeven.draft]);
  expect(client.getQueryData(log)).toHaveLength(1);
  expect(leftRows()).toEqual([]);
});

test('a full or forbidden storage throws nothing: it is handed over as ever', async () => {
  await playSeven();
  vi.spyOn(TinyStorage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  dispatchEvent(new Event('pagehide'));
  const tab = await openTab();
  await expect.poll(async () => (await tab.allEntries()).map(({ draft }) => draft)).toEqual([reportOfSeven.draft]);
});

test('a row that cannot be read goes, and holds no other up', async () => {
  localStorage.setItem('lanrian.left.5.broken', '{');
  localStorage.setItem(
    'lanrian.left.5.other',
    JSON.stringify({ userId: '5', courseId: '101', watched: { from: 'x' } }),
  );
  await playSeven();
  await endsWith(leave);
  expect((await startAs({ id: '5' })).reports).toEqual([reportOfSeven]);
  expect(leftRows()).toEqual([]);
});

test('the film goes on from where it was left, also before that is taken up', async () => {
  await playSeven();
  await endsWith(leave);
  vi.resetModules();
  const { useCourseProgress } = await import('../../src/features/playlist/useCourseProgress.ts');
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client: new QueryClient() }, inside);
  const last = async (courseId: string) =>
    (await runHook(() => useCourseProgress('5', courseId, []), around)).now().progress.last?.seconds;
  expect(await last('101')).toBe(7);
  expect(await last('102')).toBeUndefined();
});

test('a page takes it up by itself once it is known who is here, and again when it is gone back to', async () => {
  await playSeven();
  await endsWith(leave);
  const tab = await openTab();
  vi.stubGlobal('location', new URL('https://shop.example/'));
  const { startDeviceServices } = await import('../../src/app/start/deviceServices.ts');
  const client = new QueryClient();
  const stop = startDeviceServices(client);
  await vi.dynamicImportSettled();
  await untilCalledBack();
  expect(leftRows()).toHaveLength(1);
  client.setQueryData(['session'], { id: '5', role: 'student' });
  await expect.poll(leftRows).toEqual([]);
  expect((await tab.allEntries()).map(({ draft }) => draft)).toEqual([reportOfSeven.draft]);
  const { noteLeft } = await import('../../src/platform/learning/leftStretches.ts');
  noteLeft({ userId: '5', courseId: '101', watched: stretch(20, 25) });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await expect.poll(leftRows).toEqual([]);
  stop();
});
