import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveProgress } from '../../src/contract/progress.ts';
import { goOffline, goOnline, newDevice, openTab, stretch } from './device.ts';
import { progressPath, type Receiver, startReceiver } from './receiver.ts';

let server: Receiver;

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
});

afterEach(async () => {
  await server.close();
  vi.unstubAllGlobals();
});

const bodies = () => server.arrivals.map(({ text }) => saveProgress.body.parse(JSON.parse(text)));

test('a week without a network is a few stretches in one entry a course', async () => {
  const tab = await openTab();
  goOffline();
  for (let step = 0; step < 60; step += 1) {
    await tab.queueProgress('5', '101', [stretch(step * 10, step * 10 + 10)], Date.now());
  }
  await tab.queueProgress('5', '101', [stretch(0, 30, '10')], Date.now());
  await tab.queueProgress('5', '102', [stretch(0, 5)], Date.now());
  expect(await tab.allEntries()).toHaveLength(2);

  goOnline(server);
  await tab.drainOutbox('now');
  expect(server.arrivals.map(({ path }) => path)).toEqual([progressPath, progressPath]);
  expect(bodies().map(({ courseId, intervals }) => [courseId, intervals.map(({ from, to }) => [from, to])])).toEqual([
    [
      '101',
      [
        [0, 600],
        [0, 30],
      ],
    ],
    ['102', [[0, 5]]],
  ]);
});

test('without the device knowing that it has no network, entries stay few and nothing is lost', async () => {
  const tab = await openTab();
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')));
  await tab.queueProgress('5', '101', [stretch(0, 10)], Date.now());
  await tab.drainOutbox('due');
  await tab.queueProgress('5', '101', [stretch(10, 20)], Date.now());
  await tab.drainOutbox('due');
  goOnline(server);
  await tab.drainOutbox('now');
  expect(bodies().flatMap(({ intervals }) => intervals.map(({ from, to }) => [from, to]))).toEqual([
    [0, 10],
    [10, 20],
  ]);
});

test('what was played twice is told twice: an allowance counts it', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueProgress('5', '101', [stretch(0, 10), stretch(0, 10)], Date.now());
  goOnline(server);
  await tab.drainOutbox('now');
  expect(bodies()[0]?.intervals).toHaveLength(2);
});

test('no report holds more than the server takes', async () => {
  const tab = await openTab();
  goOffline();
  const scattered = (first: number, count: number) =>
    Array.from({ length: count }, (_, place) => stretch((first + place) * 10, (first + place) * 10 + 5));
  await tab.queueProgress('5', '101', scattered(0, 499), Date.now());
  await tab.queueProgress('5', '101', scattered(499, 3), Date.now());
  await tab.queueProgress('5', '102', scattered(0, 1_001), Date.now());
  goOnline(server);
  await tab.drainOutbox('now');
  expect(await tab.hasQueuedEntries()).toBe(false);
  expect(
    bodies()
      .map(({ courseId, intervals }) => `${courseId}: ${intervals.length}`)
      .toSorted(),
  ).toEqual(['101: 3', '101: 499', '102: 1', '102: 500', '102: 500']);
});

test('what was told is in no list, and leaves the device with the next round', async () => {
  const tab = await openTab();
  await tab.queueProgress('5', '101', [stretch(0, 10)], Date.now());
  await tab.drainOutbox('due');
  await tab.drainOutbox('due');
  expect(server.arrivals).toHaveLength(1);
  expect(await tab.allEntries()).toEqual([]);
});
