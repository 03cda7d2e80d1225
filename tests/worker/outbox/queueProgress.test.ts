import { IDBObjectStore } from 'fake-indexeddb';
import { keys, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveProgressCall } from '../../../src/contract/learning/progress.ts';
import { mergeIntervals } from '../../../src/domain/learning/progress.ts';
import { TinyStorage } from '../../support/run/tinyStorage.ts';
import { goOffline, goOnline, leftRows, newDevice, openTab, stretch, type Tab } from '../device.ts';
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
const bodies = () => server.arrivals.map(({ text }) => saveProgressCall.body.parse(JSON.parse(text)));

test('a week without a network is a few stretches in one entry a course', async () => {
  const tab = await openTab();
  goOffline();
  for (let step = 0; step < 60; step += 1) {
    await tab.queueProgress('5', '101', stretch(step * 10, step * 10 + 10), Date.now());
  }
  await tab.queueProgress('5', '101', stretch(0, 30, '10'), Date.now());
  await tab.queueProgress('5', '102', stretch(0, 5), Date.now());
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
  'an invalid device name (%j) is replaced, and no watched time is lost',
  async (broken) => {
    localStorage.setItem('lanrian.device', broken);
    const tab = await openTab();
    for (const from of [0, 10]) await tab.queueProgress('5', '101', stretch(from, from + 10), Date.now());
    await tab.drainOutbox('now');
    expect(bodies().map(({ deviceId, intervals }) => [deviceId, intervals.at(-1)?.to])).toEqual([
      [localStorage.getItem('lanrian.device'), 20],
    ]);
    expect(localStorage.getItem('lanrian.device')).toMatch(uuid);
  },
);

test('without storage, watched time uses a device name that lives with the page', async () => {
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
  await tab.queueProgress('5', '101', stretch(0, 10), Date.now());
  await tab.drainOutbox('due');
  await tab.queueProgress('5', '101', stretch(10, 20), Date.now());
  await tab.drainOutbox('due');
  goOnline(server);
  await tab.drainOutbox('now');
  expect(bodies().flatMap(({ intervals }) => intervals.map(({ from, to }) => [from, to]))).toEqual([
    [0, 10],
    [10, 20],
  ]);
});

/** Plays while no answer comes, although the device reports a network. */
async function watchInSilence(tab: Tab, steps: number, courseId = '101') {
  for (let step = 0; step < steps; step += 1) {
    later(10_000);
    await tab.queueProgress('5', courseId, stretch(step * 10, step * 10 + 10), Date.now());
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

test('watched time that always fails blocks neither later time for ever nor another course', async () => {
  stopClock();
  const tab = await openTab();
  const stumble: Behaviour = (arrival, response, pass) =>
    arrival.text.includes('poison') ? refuseWith(503, 'UNAVAILABLE')(arrival, response, pass) : pass();
  server.next(progressPath, ...Array.from({ length: 60 }, () => stumble));
  await tab.queueProgress('5', '101', stretch(0, 10, 'poison'), Date.now());
  await tab.drainOutbox('due');
  await tab.queueProgress('5', '101', stretch(0, 10), Date.now());
  await tab.queueProgress('5', '102', stretch(0, 10), Date.now());
  await tab.drainOutbox('due');
  expect(server.effects.size).toBe(1);
  for (let round = 0; round < 30; round += 1) {
    later(7 * 60_000);
    await tab.drainOutbox('due');
  }
  expect(server.effects.size).toBe(2);
  expect((await tab.allEntries()).map(({ state }) => state).toSorted()).toEqual(['queued', 'sent', 'sent']);
});

test('a stretch watched twice is sent twice: an allowance counts it', async () => {
  const tab = await openTab();
  goOffline();
  for (const again of [stretch(0, 10), stretch(0, 10)]) await tab.queueProgress('5', '101', again, Date.now());
  goOnline(server);
  await tab.drainOutbox('now');
  expect(bodies()[0]?.intervals).toHaveLength(2);
});

test('two tabs that play at once lose nothing of each other', async () => {
  goOffline();
  const [one, other] = [await openTab(), await openTab()];
  await Promise.all([
    one.queueProgress('5', '101', stretch(0, 10), Date.now()),
    other.queueProgress('5', '101', stretch(100, 130), Date.now()),
  ]);
  goOnline(server);
  await one.drainOutbox('now');
  expect(mergeIntervals(bodies().flatMap(({ intervals }) => intervals))).toEqual([
    { from: 0, to: 10 },
    { from: 100, to: 130 },
  ]);
});

test('no report holds more than the server takes', async () => {
  const tab = await openTab();
  goOffline();
  for (let place = 0; place < 502; place += 1) {
    await tab.queueProgress('5', '101', stretch(place * 10, place * 10 + 5), Date.now());
  }
  goOnline(server);
  await tab.drainOutbox('now');
  expect(await tab.hasQueuedEntries()).toBe(false);
  expect(bodies().map(({ intervals }) => intervals.length)).toEqual([500, 2]);
});

test('sent time is sent once, and remembered as one entry a course for thirty days', async () => {
  stopClock();
  const tab = await openTab();
  for (const from of [0, 10, 20]) {
    later(10_000);
    await tab.queueProgress('5', '101', stretch(from, from + 10), Date.now());
    await tab.drainOutbox('now');
  }
  later(10_000);
  await tab.queueProgress('5', '102', stretch(0, 10), Date.now());
  await tab.drainOutbox('now');
  await tab.drainOutbox('now');
  expect(server.arrivals).toHaveLength(4);
  const remembered = (await tab.allEntries()).map(({ state, draft }) => ({ state, draft }));
  expect(remembered).toMatchObject([
    { state: 'sent', draft: { courseId: '101', intervals: [{ from: 0, to: 30 }] } },
    { state: 'sent', draft: { courseId: '102', intervals: [{ from: 0, to: 10 }] } },
  ]);
  later(365 * 86_400_000);
  await tab.drainOutbox('now');
  expect(await tab.allEntries()).toEqual([]);
});

test('sent time is dated no later than its receipt, even if the device’s clock is fast', async () => {
  const { stretchesOf } = await import('../../../src/platform/outbox/sentProgress.ts');
  const tab = await openTab();
  const fast = { ...stretch(0, 10), recordedAt: Date.UTC(2100, 1, 1) };
  await tab.queueProgress('5', '101', fast, Date.now());
  const dates = async () => (await tab.allEntries()).flatMap(stretchesOf).map(({ recordedAt }) => recordedAt);
  expect(await dates()).toEqual([fast.recordedAt]);
  await tab.drainOutbox('now');
  const [sent] = await tab.allEntries();
  expect(await dates()).toEqual([Date.parse(sent?.receivedAt ?? '')]);
});

describe('on a full device', () => {
  /** Writes of watched time fail this many times. */
  function fill(tries = Number.POSITIVE_INFINITY) {
    const put = IDBObjectStore.prototype.put;
    let left = tries;
    return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      const [value] = row as [{ kind?: string }];
      if (value.kind === 'progress' && left-- > 0) throw new DOMException('No space', 'QuotaExceededError');
      return put.apply(this, row as Parameters<typeof put>);
    });
  }

  /** A downloaded lecture. */
  async function downloadLecture() {
    vi.stubGlobal('caches', new TinyCaches());
    vi.stubGlobal('location', new URL('https://shop.test/'));
    const { downloadedLecturesStore } = await import('../../../src/platform/store/stores.ts');
    const row = {
      userId: '5',
      courseId: '101',
      lectureId: 'l1',
      files: [{ key: '/downloaded/c.mp4', bytes: 6 }],
      downloadedAt: 1,
    };
    await set('l1', row, downloadedLecturesStore());
    return () => keys(downloadedLecturesStore());
  }

  const told = () => mergeIntervals(bodies().flatMap(({ intervals }) => intervals));
  /** Plays this many seconds in steps of ten. */
  async function watch(tab: Tab, from: number, to: number) {
    const outcomes: string[] = [];
    for (let at = from; at < to; at += 10) {
      outcomes.push(await tab.queueProgress('5', '101', stretch(at, at + 10), Date.now()));
    }
    return outcomes;
  }

  test.each([0, 10])('a stretch waits, and is written with the next one (%s s on the disk)', async (before) => {
    const tab = await openTab();
    goOffline();
    const kept = await downloadLecture();
    await watch(tab, 0, before);
    const full = fill();
    expect(await watch(tab, before, 30)).toEqual(Array((30 - before) / 10).fill('left'));
    full.mockRestore();
    expect(await watch(tab, 30, 40)).toEqual(['queued']);
    expect(leftRows()).toEqual([]);
    expect(await kept()).toEqual(['l1']);
    goOnline(server);
    await tab.drainOutbox('now');
    expect(told()).toEqual([{ from: 0, to: 40 }]);
  });

  test('more than a minute that the disk does not take is worth a downloaded lecture', async () => {
    const tab = await openTab();
    goOffline();
    const kept = await downloadLecture();
    // Each stretch is tried with all earlier ones, until the lecture is evicted.
    fill(14);
    expect(await watch(tab, 0, 60)).toEqual(Array(6).fill('left'));
    expect(await kept()).toEqual(['l1']);
    expect(await watch(tab, 60, 70)).toEqual(['queued']);
    expect(await kept()).toEqual([]);
  });

  test('where nothing helps it is said, and nothing is lost though localStorage is full as well', async () => {
    const tab = await openTab();
    goOffline();
    const full = fill();
    const noStorage = vi.spyOn(TinyStorage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect((await watch(tab, 0, 80)).slice(-3)).toEqual(['left', 'unkept', 'unkept']);
    full.mockRestore();
    noStorage.mockRestore();
    goOnline(server);
    await watch(tab, 80, 90);
    await tab.drainOutbox('now');
    expect(told()).toEqual([{ from: 0, to: 90 }]);
  });
});
