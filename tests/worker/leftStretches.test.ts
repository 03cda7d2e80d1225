import { hashKey, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { get, keys } from 'idb-keyval';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceLogQuery } from '../../src/features/playlist/playlistQueries.ts';
import { runHook } from '../support/runHook.ts';
import { goOffline, goOnline, newDevice, openTab, stretch } from './device.ts';
import { untilCalledBack } from './hungDatabase.ts';
import { type Behaviour, progressPath, type Receiver, startReceiver } from './receiver.ts';
import { tinyLocks } from './tinyLocks.ts';

let server: Receiver;
let local: Record<string, string>;

/** Its rows can be listed, as a browser's. */
class TinyStorage {
  [row: string]: unknown;
  getItem(name: string) {
    return this[name] ?? null;
  }
  setItem(name: string, value: string) {
    this[name] = value;
  }
  removeItem(name: string) {
    delete this[name];
  }
}

const now = Date.UTC(2026, 1, 14);
const thisDevice = '7c1d2f7e-93a4-4a5b-8a61-2b1f0c9d4e55';
const log = deviceLogQuery('5', '101').queryKey;
const sealedRows = () => Object.keys(local).filter((name) => name.startsWith('lanrian.sealed.'));
const leftRows = () => Object.keys(local).filter((name) => name.startsWith('lanrian.left.'));

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
  vi.stubGlobal('navigator', { onLine: true, locks: tinyLocks() });
  goOffline();
  const storage = new TinyStorage();
  vi.stubGlobal('localStorage', storage);
  local = storage as unknown as Record<string, string>;
  local['lanrian.device'] = thisDevice;
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await server.close();
});

/** Seven seconds of a lecture are less than is handed over by itself. */
const playSeven = () => play(7);

async function play(seconds: number) {
  vi.resetModules();
  const { usePlaybackLog } = await import('../../src/features/playlist/usePlaybackLog.ts');
  const film = Object.assign(new EventTarget(), { paused: false, seeking: false, currentTime: 0 });
  const video = film as unknown as HTMLVideoElement;
  const client = new QueryClient();
  client.setQueryData(['session'], { id: '5' });
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  const whose = { learnerId: '5', courseId: '101', lectureId: '9' };
  const page = await runHook(() => usePlaybackLog(video, whose), around);
  for (let second = 0; second <= seconds; second += 1) {
    vi.setSystemTime(now + second * 1_000);
    film.currentTime = second;
    film.dispatchEvent(new Event('timeupdate'));
    await untilCalledBack();
  }
  return { client, page };
}

/** The page is gone with this: nothing that it has IndexedDB do from now on comes about, and it gets no lock. */
async function endsWith(last: () => void) {
  const [disk, { locks }] = [indexedDB, navigator];
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  vi.stubGlobal('navigator', { onLine: false, locks: { request: () => new Promise(() => {}) } });
  last();
  await untilCalledBack();
  vi.stubGlobal('navigator', { onLine: false, locks });
  vi.stubGlobal('indexedDB', disk);
}

const leave = () => dispatchEvent(new Event('pagehide'));
const hide = () => {
  vi.stubGlobal('document', Object.assign(document, { visibilityState: 'hidden' }));
  document.dispatchEvent(new Event('visibilitychange'));
};

/** The next start, where this person is here; `undefined`: nobody knows yet. */
async function startAs(person: { id: string } | null | undefined) {
  const tab = await openTab();
  const { keepQueries, restoreQueries } = await import('../../src/platform/queryPersister.ts');
  const { privateQueryStore } = await import('../../src/platform/stores.ts');
  const client = new QueryClient();
  await restoreQueries(client, 'private', Date.now());
  const stopKeeping = keepQueries(client);
  if (person !== undefined) client.setQueryData(['session'], person);
  const { takeUpLeft } = await import('../../src/features/playlist/takeUpLeft.ts');
  await takeUpLeft(client);
  stopKeeping();
  const reports = (await tab.allEntries()).map(({ owner, draft }) => ({ owner, draft }));
  const onDisk = async () => (await get<{ data: unknown }>(hashKey(log), privateQueryStore()))?.data;
  return { tab, client, reports, onDisk, known: client.getQueryData(log) };
}

const seven = { lectureId: '9', from: 0, to: 7, recordedAt: now + 7_000 };
const reportOfSeven = {
  owner: { kind: 'user', userId: '5' },
  draft: { userId: '5', courseId: '101', deviceId: thisDevice, intervals: [seven] },
};

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

test('it joins what this device has noted before', async () => {
  await playSeven();
  await endsWith(leave);
  await expect.poll((await startAs({ id: '5' })).onDisk).toHaveLength(1);
  const { noteLeft } = await import('../../src/platform/leftStretches.ts');
  noteLeft({ userId: '5', courseId: '101', watched: { ...seven, from: 7, to: 9, recordedAt: now + 9_000 } });
  const { known, onDisk } = await startAs({ id: '5' });
  expect(known).toEqual([{ ...seven, to: 9, recordedAt: now + 9_000, deviceId: thisDevice }]);
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

/** Nothing of what was watched finds room until it is restored. */
function fillDisk() {
  const put = IDBObjectStore.prototype.put;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    const [value] = row as [{ kind?: string }];
    if (value.kind === 'progress') throw new DOMException('No space', 'QuotaExceededError');
    return put.apply(this, row as Parameters<typeof put>);
  });
}

/** The page is killed: its locks go, and none of its timers runs. */
async function killed() {
  vi.clearAllTimers();
  vi.stubGlobal('navigator', { onLine: false, locks: tinyLocks() });
  await untilCalledBack();
}

test('on a full device the row of a hidden page stays, and goes out with the next start if that one is killed', async () => {
  const full = fillDisk();
  await playSeven();
  hide();
  await untilCalledBack();
  expect(leftRows()).toHaveLength(1);
  await killed();
  full.mockRestore();
  expect((await startAs({ id: '5' })).reports).toEqual([reportOfSeven]);
  expect(leftRows()).toEqual([]);
});

test('a page that is killed in the middle on a full device loses what was not handed over yet, and no more', async () => {
  const full = fillDisk();
  await play(37);
  expect(leftRows()).toHaveLength(3);
  await killed();
  full.mockRestore();
  const { reports } = await startAs({ id: '5' });
  const thirty = { ...seven, to: 30, recordedAt: now + 30_000 };
  expect(reports).toEqual([{ ...reportOfSeven, draft: { ...reportOfSeven.draft, intervals: [thirty] } }]);
  expect(leftRows()).toEqual([]);
});

test('what a living page has in hand is taken up by no other, and its row goes once the disk takes it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now });
  const full = fillDisk();
  await playSeven();
  hide();
  await untilCalledBack();
  expect((await startAs({ id: '5' })).reports).toEqual([]);
  expect(leftRows()).toHaveLength(1);
  full.mockRestore();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(leftRows).toEqual([]);
  expect((await startAs({ id: '5' })).reports).toEqual([reportOfSeven]);
});

test('what a start takes up on a full device keeps its row until the disk takes it', async () => {
  await playSeven();
  await endsWith(leave);
  const full = fillDisk();
  expect((await startAs({ id: '5' })).reports).toEqual([]);
  expect(leftRows()).toHaveLength(1);
  await killed();
  full.mockRestore();
  expect((await startAs({ id: '5' })).reports).toEqual([reportOfSeven]);
  expect(leftRows()).toEqual([]);
});

test.each(['whose answer is lost', 'that is answered'] as const)(
  'on a full device a stretch %s goes out of a hidden page once, also when that is killed then',
  async (answer) => {
    fillDisk();
    await playSeven();
    goOnline(server);
    server.next(progressPath, (_, response, pass) => {
      if (answer === 'whose answer is lost') response.destroy();
      pass();
    });
    hide();
    await vi.waitUntil(() => server.effects.size > 0);
    expect(leftRows()).toEqual([]);
    await killed();
    vi.restoreAllMocks();
    goOnline(server);
    const { tab } = await startAs({ id: '5' });
    await tab.drainOutbox('now');
    expect(server.effects.size).toBe(1);
  },
);

test.each([1, 2])(
  'on a full device what is on its way when the page is killed goes out again under its own key, also after %i tries',
  async (tries) => {
    fillDisk();
    await playSeven();
    goOnline(server);
    const lost: Behaviour = (_, response) => response.destroy();
    server.next(progressPath, ...Array.from({ length: tries }, () => lost));
    hide();
    await vi.waitUntil(() => server.arrivals.length === 1);
    await untilCalledBack();
    if (tries > 1) {
      await killed();
      vi.setSystemTime(now + 60_000);
      goOnline(server);
      await startAs({ id: '5' });
      await vi.waitUntil(() => server.arrivals.length === 2);
      await untilCalledBack();
    }
    await killed();
    vi.restoreAllMocks();
    vi.setSystemTime(now + 120_000);
    goOnline(server);
    const { known } = await startAs({ id: '5' });
    await vi.waitUntil(() => server.effects.size > 0);
    expect(known).toEqual([{ ...seven, deviceId: thisDevice }]);
    expect(server.effects.size).toBe(1);
    expect(new Set(server.arrivals.map(({ key, text }) => `${key} ${text}`)).size).toBe(1);
    expect(sealedRows()).toEqual([]);
  },
);

test('a sealed row that cannot be read goes; one whose entry is on the disk is forgotten, and sent once', async () => {
  const tab = await openTab();
  await tab.queueProgress('5', '101', [seven], now);
  const [entry] = await tab.allEntries();
  local['lanrian.sealed.broken'] = '{';
  local[`lanrian.sealed.${entry?.key}`] = JSON.stringify(entry);
  const { reports } = await startAs({ id: '5' });
  expect(reports).toEqual([reportOfSeven]);
  expect(sealedRows()).toEqual([]);
});

test('nothing is sent of what a hidden page hands over before its row is gone', async () => {
  await playSeven();
  goOnline(server);
  // A page may be gone before the browser has answered.
  const serviceWorker = { getRegistration: () => new Promise(() => {}) };
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks, serviceWorker });
  const rowsAtArrival: number[] = [];
  server.next(progressPath, (_, __, pass) => {
    rowsAtArrival.push(leftRows().length);
    pass();
  });
  hide();
  await vi.waitUntil(() => rowsAtArrival.length > 0);
  expect(rowsAtArrival).toEqual([0]);
});

test('what got to the outbox and the log after all is not counted twice', async () => {
  const tab = await openTab();
  await tab.queueProgress('5', '101', [seven], now);
  const { noteLeft } = await import('../../src/platform/leftStretches.ts');
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
  local['lanrian.left.5.broken'] = '{';
  local['lanrian.left.5.other'] = JSON.stringify({ userId: '5', courseId: '101', watched: { from: 'x' } });
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
  const { startDeviceServices } = await import('../../src/app/deviceServices.ts');
  const client = new QueryClient();
  const stop = startDeviceServices(client);
  await vi.dynamicImportSettled();
  await untilCalledBack();
  expect(leftRows()).toHaveLength(1);
  client.setQueryData(['session'], { id: '5', role: 'student' });
  await expect.poll(leftRows).toEqual([]);
  expect((await tab.allEntries()).map(({ draft }) => draft)).toEqual([reportOfSeven.draft]);
  const { noteLeft } = await import('../../src/platform/leftStretches.ts');
  noteLeft({ userId: '5', courseId: '101', watched: stretch(20, 25) });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await expect.poll(leftRows).toEqual([]);
  stop();
});

test('a sign-out takes the rows of whoever leaves, and of nobody else', async () => {
  vi.resetModules();
  const { leftStretches, noteLeft } = await import('../../src/platform/leftStretches.ts');
  const { useSessionActions } = await import('../../src/features/session/useSessionActions.ts');
  for (const userId of ['5', '55']) noteLeft({ userId, courseId: '101', watched: stretch(0, 7) });
  const client = new QueryClient();
  client.setQueryData(['session'], { id: '5' });
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  const page = await runHook(useSessionActions, around);
  await page.does(({ signOut }) => signOut());
  expect(leftStretches().map(({ userId }) => userId)).toEqual(['55']);
});

test.each<[string, (client: QueryClient) => void]>([
  ['which has heard of it', () => {}],
  ['which has not heard of it yet', (client) => client.setQueryData(['session'], { id: '5' })],
])(
  'a sign-out takes what the film notes in another tab, %s; what was watched waits for its owner',
  async (_, hears) => {
    const { client, page } = await play(12);
    const { keepQueries } = await import('../../src/platform/queryPersister.ts');
    const { privateQueryStore } = await import('../../src/platform/stores.ts');
    const stopKeeping = keepQueries(client);
    expect(client.getQueryData(log)).toHaveLength(1);

    const tab = await openTab();
    const { useSessionActions } = await import('../../src/features/session/useSessionActions.ts');
    const elsewhere = new QueryClient();
    elsewhere.setQueryData(['session'], { id: '5' });
    const around = (inside: ReactNode) => createElement(QueryClientProvider, { client: elsewhere }, inside);
    await (await runHook(useSessionActions, around)).does(({ signOut }) => signOut());
    await expect.poll(() => client.getQueryData(['session'])).toBeNull();
    hears(client);
    await page.leave();
    await untilCalledBack();
    expect(await keys(privateQueryStore())).toEqual([]);
    await expect
      .poll(async () => (await tab.allEntries()).map(({ draft }) => draft))
      .toMatchObject([{ userId: '5', intervals: [{ from: 0, to: 12 }] }]);
    stopKeeping();
  },
);

test('what was being sent when the page was killed is not lost to a database that never says whether it kept it', async () => {
  fillDisk();
  await playSeven();
  goOnline(server);
  server.next(progressPath, (_, response) => response.destroy());
  hide();
  await vi.waitUntil(() => server.arrivals.length === 1);
  await untilCalledBack();
  await killed();
  vi.restoreAllMocks();
  expect(sealedRows()).toHaveLength(1);
  expect(server.effects.size).toBe(0);

  goOffline();
  vi.setSystemTime(now + 60_000);
  vi.doMock('../../src/platform/outbox/writeProgress.ts', () => ({
    writeProgress: async () => {
      throw new Error('The database never said');
    },
  }));
  await startAs({ id: '5' }).catch(() => {});
  await killed();
  vi.doUnmock('../../src/platform/outbox/writeProgress.ts');

  vi.setSystemTime(now + 120_000);
  goOnline(server);
  const { tab } = await startAs({ id: '5' });
  await tab.drainOutbox('now');
  expect(server.effects.size).toBe(1);
});
