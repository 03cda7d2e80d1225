import { IDBFactory } from 'fake-indexeddb';
import { keys, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockOfThePage } from './hungDatabase.ts';
import { refuseLikeSafari } from './refuseLikeSafari.ts';
import { TinyCaches } from './tinyCaches.ts';

let caches: TinyCaches;

beforeEach(() => {
  caches = new TinyCaches();
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', new URL('https://shop.test/'));
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', { serviceWorker: {}, storage: { estimate: async () => ({ quota: 1e9, usage: 0 }) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function load() {
  const [rooms, stores, lectures, shared, { picturesCache }, { downloadedFilesCache }] = await Promise.all([
    import('../../src/platform/store/makeRoom.ts'),
    import('../../src/platform/store/stores.ts'),
    Promise.all([
      import('../../src/platform/learning/downloadLecture.ts'),
      import('../../src/platform/learning/downloadedLectures.ts'),
    ]).then(([one, other]) => ({ ...one, ...other })),
    import('../../src/platform/session/sharedSlips.ts'),
    import('../../src/platform/store/picturesCache.ts'),
    import('../../src/platform/store/downloadedFiles.ts'),
  ]);
  return { ...rooms, ...stores, ...lectures, ...shared, picturesCache, downloadedFilesCache };
}

/** A device with two lectures that share their subtitles, with pictures, the cached shop, and the person's own rows. */
async function filled() {
  const device = await load();
  const films = await caches.open(device.downloadedFilesCache);
  for (const file of ['a.mp4', 'b.mp4', 'both.vtt']) await films.put(`/downloaded/${file}`, new Response('film'));
  const row = (lectureId: string, downloadedAt: number) => ({
    ...{ userId: '7', courseId: '1', lectureId, downloadedAt },
    files: [`${lectureId}.mp4`, 'both.vtt'].map((name) => ({ key: `/downloaded/${name}`, bytes: 4 })),
  });
  await set('b', row('b', 2), device.downloadedLecturesStore());
  await set('a', row('a', 1), device.downloadedLecturesStore());
  await (await caches.open(device.picturesCache)).put('/uploads/public/cover.webp', new Response('cover'));
  await set('seen', 1, device.sharedQueryStore());
  await set('rows 0', 1, device.catalogueStore());
  await set('cart-1', 1, device.deviceStore());
  await set('order', 1, device.privateQueryStore());
  await set('report', 1, device.outboxEntryStore());
  return device;
}

type Device = Awaited<ReturnType<typeof filled>>;

async function contents(device: Device) {
  const films = await (await caches.open(device.downloadedFilesCache)).keys();
  const rows = [device.sharedQueryStore(), device.catalogueStore()];
  return {
    films: films.map(({ url }) => new URL(url).pathname),
    hasPictures: await caches.has(device.picturesCache),
    seen: (await Promise.all(rows.map((store) => keys(store)))).flat().length,
  };
}

/** A write that fails for lack of space this many times. */
const refusedTimes = (times: number) => {
  let left = times;
  return async () => {
    left -= 1;
    if (left >= 0) throw new DOMException('No space', 'QuotaExceededError');
  };
};

const whole = { films: ['/downloaded/a.mp4', '/downloaded/b.mp4', '/downloaded/both.vtt'], hasPictures: true, seen: 2 };

test.each([
  [0, whole],
  [1, { ...whole, films: ['/downloaded/b.mp4', '/downloaded/both.vtt'] }],
  [2, { ...whole, films: [] }],
  [3, { ...whole, films: [], hasPictures: false }],
  [4, { films: [], hasPictures: false, seen: 0 }],
])('a write refused %i times for lack of space evicts that many items, in the decided order', async (times, left) => {
  const device = await filled();
  await device.withRoom(refusedTimes(times));
  expect(await contents(device)).toEqual(left);
});

test('when nothing is left to evict the write fails, and the person’s own data stay', async () => {
  const device = await filled();
  await expect(device.withRoom(refusedTimes(99))).rejects.toMatchObject({ name: 'QuotaExceededError' });
  const own = [device.deviceStore(), device.privateQueryStore(), device.outboxEntryStore()];
  expect((await Promise.all(own.map((store) => keys(store)))).flat()).toEqual(['cart-1', 'order', 'report']);
});

test('another error evicts nothing', async () => {
  const device = await filled();
  const broken = async () => Promise.reject(new DOMException('Broken', 'UnknownError'));
  await expect(device.withRoom(broken)).rejects.toMatchObject({ name: 'UnknownError' });
  expect(await contents(device)).toEqual(whole);
});

test('a lecture is evicted for a slip shared by a banking app', async () => {
  const device = await filled();
  const put = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    const isRefused = (row[0] as { bytes?: unknown }).bytes instanceof ArrayBuffer && spy.mock.calls.length === 1;
    if (isRefused) throw new DOMException('No space', 'QuotaExceededError');
    return put.apply(this, row);
  });
  await device.storeSharedSlip(
    new File(['slip'], 'slip.jpg', { type: 'image/jpeg' }),
    { userId: null, isUnmarked: false },
    1,
  );
  spy.mockRestore();
  expect(await device.readSharedSlips()).toMatchObject([{ name: 'slip.jpg' }]);
  expect((await contents(device)).films).toEqual(['/downloaded/b.mp4', '/downloaded/both.vtt']);
});

test('a lecture is evicted also if Safari rejects the request instead of the call', async () => {
  const device = await filled();
  const isRefused = (row: unknown) => (row as { bytes?: unknown }).bytes instanceof ArrayBuffer;
  const refused = refuseLikeSafari('QuotaExceededError', { times: 1, isRefused });
  await device.storeSharedSlip(
    new File(['slip'], 'slip.jpg', { type: 'image/jpeg' }),
    { userId: null, isUnmarked: false },
    1,
  );
  refused.mockRestore();
  expect(await device.readSharedSlips()).toMatchObject([{ name: 'slip.jpg' }]);
  expect((await contents(device)).films).toEqual(['/downloaded/b.mp4', '/downloaded/both.vtt']);
});

test('a film that stalls on its way ends as failed, and is not waited for without an end', async () => {
  vi.useFakeTimers(clockOfThePage);
  const device = await load();
  const stalled = new ReadableStream({
    start: (stream) => stream.enqueue(new Uint8Array(10)),
  });
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const headers = { 'content-type': 'video/mp4', 'content-length': '100' };
    return new Response(stalled.pipeThrough(new TransformStream(), { ...(signal && { signal }) }), { headers });
  });
  const lecture = { userId: '7', courseId: '1', lectureId: 'c', mainUrl: '/media/t/c.mp4', besideUrls: [] };
  const keeping = device.downloadLecture(lecture, { now: 1, onShare: () => {} });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await keeping).toBe('failed');
  expect(await device.listDownloadedLectures('7')).toEqual([]);
});

test('a download without space does not start', async () => {
  const device = await load();
  vi.stubGlobal('navigator', { serviceWorker: {}, storage: { estimate: async () => ({ quota: 100, usage: 90 }) } });
  vi.stubGlobal(
    'fetch',
    async () => new Response('film', { headers: { 'content-type': 'video/mp4', 'content-length': '50' } }),
  );
  const lecture = { userId: '7', courseId: '1', lectureId: 'c', mainUrl: '/media/t/c.mp4', besideUrls: [] };
  expect(await device.downloadLecture(lecture, { now: 1, onShare: () => {} })).toBe('noSpace');
  expect(await (await caches.open(device.downloadedFilesCache)).keys()).toEqual([]);
});
