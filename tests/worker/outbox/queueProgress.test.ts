import { IDBObjectStore } from 'fake-indexeddb';
import { keys, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveProgress } from '../../../src/contract/learning/progress.ts';
import { mergeIntervals } from '../../../src/domain/learning/progress.ts';
import { goOffline, goOnline, newDevice, openTab, stretch, type Tab } from '../device.ts';
import { clockOfThePage, inTime } from '../hungDatabase.ts';
import { TinyCaches } from '../tinyCaches.ts';
import { type Behaviour, progressPath, type Receiver, refuseWith, startReceiver } from './receiver.ts';

let server: Receiver;

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
});

afterEach(async () => {
  await server.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
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

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

test.each(['{"version":99}', '', 'x'.repeat(99)])(
  'a device whose name cannot be read (%j) gets another, and loses nothing of what was watched',
  async (broken) => {
    localStorage.setItem('lanrian.device', broken);
    const tab = await openTab();
    for (const from of [0, 10]) await tab.queueProgress('5', '101', [stretch(from, from + 10)], Date.now());
    await tab.drainOutbox('now');
    expect(bodies().map(({ deviceId, intervals }) => [deviceId, intervals.at(-1)?.to])).toEqual([
      [localStorage.getItem('lanrian.device'), 20],
    ]);
    expect(localStorage.getItem('lanrian.device')).toMatch(uuid);
  },
);

test('where the browser keeps no name, what is watched goes under one that lives with the page', async () => {
  const refuse = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  const { deviceId } = await import('../../../src/platform/store/deviceId.ts');
  vi.spyOn(localStorage, 'getItem').mockImplementation(refuse);
  vi.spyOn(localStorage, 'setItem').mockImplementation(refuse);
  expect(deviceId()).toMatch(uuid);
  expect(deviceId()).toBe(deviceId());
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

describe('on a full device', () => {
  /** Nothing of what was watched finds room, for so many tries. */
  function fill(tries = Number.POSITIVE_INFINITY) {
    const put = IDBObjectStore.prototype.put;
    let left = tries;
    return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      const [value] = row as [{ kind?: string }];
      if (value.kind === 'progress' && left-- > 0) throw new DOMException('No space', 'QuotaExceededError');
      return put.apply(this, row as Parameters<typeof put>);
    });
  }

  /** A lecture that was kept on the device. */
  async function downloadLecture() {
    vi.stubGlobal('caches', new TinyCaches());
    vi.stubGlobal('location', new URL('https://shop.test/'));
    const { downloadedLecturesStore } = await import('../../../src/platform/store/stores.ts');
    const row = { userId: '5', courseId: '101', lectureId: 'l1', files: [{ key: '/kept/c.mp4', bytes: 6 }], keptAt: 1 };
    await set('l1', row, downloadedLecturesStore());
    return () => keys(downloadedLecturesStore());
  }

  const told = () => mergeIntervals(bodies().flatMap(({ intervals }) => intervals));
  const untilTold = (to: number) => vi.waitUntil(() => told()[0]?.to === to, { timeout: 5_000 });
  /** So many seconds, ten by ten. */
  async function watch(tab: Tab, from: number, to: number) {
    const outcomes: string[] = [];
    for (let at = from; at < to; at += 10) {
      outcomes.push(await tab.queueProgress('5', '101', [stretch(at, at + 10)], Date.now()));
    }
    return outcomes;
  }

  test.each([0, 10])(
    'what was watched waits with the page, and is written with what comes next (%s s on the disk)',
    async (before) => {
      const tab = await openTab();
      goOffline();
      const kept = await downloadLecture();
      await watch(tab, 0, before);
      const full = fill();
      expect(await watch(tab, before, 30)).toEqual(Array((30 - before) / 10).fill('held'));
      full.mockRestore();
      expect(await watch(tab, 30, 40)).toEqual(['kept']);
      expect(await tab.allEntries()).toHaveLength(1);
      expect(await kept()).toEqual(['l1']);
      goOnline(server);
      await tab.drainOutbox('now');
      expect(told()).toEqual([{ from: 0, to: 40 }]);
    },
  );

  test('it is written by itself, too, when nothing more is played', async () => {
    const tab = await openTab();
    goOffline();
    const full = fill();
    vi.useFakeTimers(clockOfThePage);
    expect(await inTime(watch(tab, 0, 20))).toEqual(['held', 'held']);
    full.mockRestore();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(tab.allEntries).toHaveLength(1);
  });

  test('with a network it is sent at once, every second of it and no lecture for it', async () => {
    const tab = await openTab();
    const kept = await downloadLecture();
    fill();
    for (let at = 0; at < 200; at += 10) {
      await watch(tab, at, at + 10);
      await untilTold(at + 10);
    }
    expect(told()).toEqual([{ from: 0, to: 200 }]);
    expect(await kept()).toEqual(['l1']);
  });

  test('what lost its answer goes again under its own key and in the same words', async () => {
    const tab = await openTab();
    fill();
    server.next(progressPath, (_, response, pass) => {
      response.destroy();
      pass();
    });
    stopClock();
    await watch(tab, 0, 10);
    await vi.waitUntil(() => server.arrivals.length === 1, { timeout: 5_000 });
    await watch(tab, 10, 20);
    later(60_000);
    await watch(tab, 20, 30);
    await untilTold(30);
    const [first, again] = server.arrivals;
    expect([again?.key, again?.text]).toEqual([first?.key, first?.text]);
    expect(server.effects.size).toBe(2);
  });

  test('more than a minute that nobody takes is worth a kept lecture', async () => {
    const tab = await openTab();
    goOffline();
    const kept = await downloadLecture();
    fill(7);
    expect(await watch(tab, 0, 60)).toEqual(Array(6).fill('held'));
    expect(await kept()).toEqual(['l1']);
    expect(await watch(tab, 60, 70)).toEqual(['kept']);
    expect(await kept()).toEqual([]);
  });

  test('where nothing helps it is said, and goes out all the same once there is a network', async () => {
    const tab = await openTab();
    goOffline();
    fill();
    expect((await watch(tab, 0, 80)).slice(-3)).toEqual(['held', 'unkept', 'unkept']);
    goOnline(server);
    await watch(tab, 80, 90);
    await untilTold(90);
  });
});
