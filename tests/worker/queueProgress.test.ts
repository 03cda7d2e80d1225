import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveProgress } from '../../src/contract/progress.ts';
import { mergeIntervals } from '../../src/domain/progress.ts';
import { goOffline, goOnline, newDevice, openTab, stretch, type Tab } from './device.ts';
import { type Behaviour, progressPath, type Receiver, refuseWith, startReceiver } from './receiver.ts';

let server: Receiver;

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
});

afterEach(async () => {
  await server.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 1, 14) });
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
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

/** What is played while no answer comes, though the device says that it has a network. */
async function watchInSilence(tab: Tab, steps: number, courseId = '101') {
  for (let step = 0; step < steps; step += 1) {
    later(10_000);
    await tab.queueProgress('5', courseId, [stretch(step * 10, step * 10 + 10)], Date.now());
    await tab.drainOutbox(step % 2 === 0 ? 'due' : 'now');
  }
}

test.each<[string, typeof fetch]>([
  ['no answer comes', async () => Promise.reject(new TypeError('fetch failed'))],
  ['the shop stumbles', async () => new Response('', { status: 503 })],
])('while %s minutes of a lecture are a few entries, and all of it is told in the end', async (_, answer) => {
  stopClock();
  const tab = await openTab();
  vi.stubGlobal('fetch', answer);
  await watchInSilence(tab, 30);
  await watchInSilence(tab, 2, '102');
  const kept = await tab.allEntries();
  expect(kept.filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(4);
  expect(kept.length).toBeLessThanOrEqual(6);

  goOnline(server);
  await tab.drainOutbox('now');
  expect(await tab.hasQueuedEntries()).toBe(false);
  const told = bodies().filter(({ courseId }) => courseId === '101');
  expect(mergeIntervals(told.flatMap(({ intervals }) => intervals))).toEqual([{ from: 0, to: 300 }]);
});

test('watched time that never gets through holds up neither what comes after it for ever nor another course', async () => {
  stopClock();
  const tab = await openTab();
  const stumble: Behaviour = (arrival, response, pass) =>
    arrival.text.includes('poison') ? refuseWith(503, 'UNAVAILABLE')(arrival, response, pass) : pass();
  server.next(progressPath, ...Array.from({ length: 60 }, () => stumble));
  await tab.queueProgress('5', '101', [stretch(0, 10, 'poison')], Date.now());
  await tab.drainOutbox('due');
  await tab.queueProgress('5', '101', [stretch(0, 10)], Date.now());
  await tab.queueProgress('5', '102', [stretch(0, 10)], Date.now());
  await tab.drainOutbox('due');
  expect(server.effects.size).toBe(1);
  for (let round = 0; round < 30; round += 1) {
    later(7 * 60_000);
    await tab.drainOutbox('due');
  }
  expect(server.effects.size).toBe(2);
  expect((await tab.allEntries()).map(({ state }) => state)).toEqual(['queued']);
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
