import { IDBFactory } from 'fake-indexeddb';
import { set, values } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TinyCaches } from './tinyCaches.ts';

const { locks } = navigator;
let caches: TinyCaches;

beforeEach(() => {
  caches = new TinyCaches();
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', new URL('https://shop.test/'));
  const memory = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  });
  vi.stubGlobal('navigator', { serviceWorker: {}, storage: roomy });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const roomy = { estimate: async () => ({ quota: 1e9, usage: 0 }) };
const film = 'a film of some bytes';
const lecture = {
  ...{ userId: '7', courseId: '1', lectureId: 'c' },
  ...{ mainUrl: '/media/token/c.mp4', besideUrls: ['/media/token/c.vtt'] },
};

const whole = (type: string, text: string, headers: HeadersInit = {}) =>
  new Response(text, { headers: { 'content-type': type, 'content-length': String(text.length), ...headers } });
const subtitle = () => whole('text/vtt', 'WEBVTT');

/** A device whose network gives this answer for the video; the subtitles load. */
async function deviceWith(answerFilm: () => Response) {
  vi.stubGlobal('fetch', async (path: string) => (path === lecture.mainUrl ? answerFilm() : subtitle()));
  return load();
}

async function load() {
  vi.resetModules();
  return {
    ...(await import('../../src/platform/learning/downloadedLectures.ts')),
    ...(await import('../../src/platform/learning/downloadLecture.ts')),
    ...(await import('../../src/platform/learning/wantedLectures.ts')),
  };
}

const rows = async () => (await import('../../src/platform/store/stores.ts')).downloadedLecturesStore();

const noShare = { now: 1, onShare: () => {} };

/** Expects neither a lecture that is offered offline nor unreachable bytes. */
async function expectNothing() {
  const device = await load();
  expect(await device.listDownloadedLectures('7')).toEqual([]);
  expect(await (await caches.open('lanrian-lectures')).keys()).toEqual([]);
}

test('a whole video is downloaded with its subtitles and sizes', async () => {
  const shares: number[] = [];
  const device = await deviceWith(() => whole('video/mp4', film));
  expect(await device.downloadLecture(lecture, { now: 1, onShare: (share) => void shares.push(share) })).toBe(
    'downloaded',
  );
  const [row] = await (await load()).listDownloadedLectures('7');
  expect(row?.files).toEqual([
    { key: '/downloaded/c.mp4', bytes: film.length },
    { key: '/downloaded/c.vtt', bytes: 6 },
  ]);
  expect(shares.at(-1)).toBe(1);
});

const redirected = () =>
  Object.defineProperty(whole('video/mp4', 'somewhere else'), 'redirected', { value: true }) as Response;

test.each<[string, () => Response]>([
  ['a film that is not theirs any more', () => new Response('no', { status: 403 })],
  ['a stumbling server', () => new Response('oh', { status: 500, headers: { 'content-type': 'video/mp4' } })],
  ['a part of it', () => new Response('a fi', { status: 206, headers: { 'content-type': 'video/mp4' } })],
  ['a page that wants a sign-in', () => whole('text/html', '<html>Wi-Fi')],
  ['a way to somewhere else', redirected],
  ['less than was announced', () => whole('video/mp4', film, { 'content-length': String(film.length + 1) })],
])('%s is not kept as a film', async (_, answer) => {
  const device = await deviceWith(answer);
  expect(await device.downloadLecture(lecture, noShare)).toBe('failed');
  await expectNothing();
});

test('a downloaded lecture is listed for its person only', async () => {
  const device = await deviceWith(() => whole('video/mp4', film));
  expect(await device.downloadLecture(lecture, noShare)).toBe('downloaded');
  expect((await device.listDownloadedLectures('7')).map(({ lectureId }) => lectureId)).toEqual(['c']);
  expect(await device.listDownloadedLectures('8')).toEqual([]);
});

test('a film that was packed on its way has another length than was announced, and is whole', async () => {
  const device = await deviceWith(() =>
    whole('video/mp4', film, { 'content-length': '999', 'content-encoding': 'gzip' }),
  );
  expect(await device.downloadLecture(lecture, noShare)).toBe('downloaded');
});

test('a disk that becomes full is reported, and leaves nothing of the download', async () => {
  const device = await deviceWith(() => {
    caches.isFull = true;
    return whole('video/mp4', film);
  });
  expect(await device.downloadLecture(lecture, noShare)).toBe('noSpace');
  caches.isFull = false;
  await expectNothing();
});

test('a lecture whose row could not be written is none', async () => {
  const device = await deviceWith(() => whole('video/mp4', film));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  expect(await device.downloadLecture(lecture, noShare)).toBe('noSpace');
  put.mockRestore();
  await expectNothing();
});

test('a killed app leaves no partial lecture, and remembers the wish', async () => {
  const begun = Promise.withResolvers<void>();
  const device = await deviceWith(() => {
    begun.resolve();
    const headers = { 'content-type': 'video/mp4', 'content-length': '100' };
    return new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(10)) }), { headers });
  });
  await device.rememberWanted([lecture]);
  void device.downloadLecture(lecture, noShare);
  await begun.promise;
  await expect.poll(async () => (await caches.open('lanrian-lectures')).keys()).toHaveLength(1);
  await expectNothing();
  expect(await (await load()).listWanted('7', '1')).toEqual(['c']);
});

test('the next person sees no wishes of another one, and still their own', async () => {
  const device = await load();
  const theirs = { userId: '8', courseId: '1', lectureId: 'd' };
  await device.rememberWanted([lecture, theirs]);
  await set('wanted-half', { userId: '7', isWanted: true }, await rows());
  await device.forgetLecturesOfOthers('8');
  expect(await values(await rows())).toEqual([{ ...theirs, isWanted: true }]);
  expect(await (await load()).listWanted('8', '1')).toEqual(['d']);
});

/** A video in two chunks; the test releases the second. */
function slowFilm() {
  const rest = Promise.withResolvers<void>();
  const bytes = new TextEncoder().encode(film);
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(bytes.slice(0, 4)),
    pull: async (stream) => {
      await rest.promise;
      stream.enqueue(bytes.slice(4));
      stream.close();
    },
  });
  const headers = { 'content-type': 'video/mp4', 'content-length': String(bytes.length) };
  return { answer: () => new Response(body, { headers }), goOn: rest.resolve };
}

/** The download is running in a window, and the first chunk has arrived. */
async function onItsWay() {
  const { answer, goOn } = slowFilm();
  const device = await deviceWith(answer);
  const begun = Promise.withResolvers<void>();
  const ended = device.downloadLecture(lecture, { now: 1, onShare: () => begun.resolve() });
  await begun.promise;
  return { device, goOn, ended };
}

test('a film on its way in one window is not kept after a sign-out in another', async () => {
  const { goOn, ended } = await onItsWay();
  await (await load()).forgetLecturesOfOthers(null);
  goOn();
  expect(await ended).toBe('stopped');
  await expectNothing();
});

test('nor is one whose row was just being written', async () => {
  const device = await deviceWith(() => whole('video/mp4', film));
  const another = await load();
  const put = IDBObjectStore.prototype.put;
  const forgotten: Promise<void>[] = [];
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row, name) {
    // Its deletion runs first, because this transaction has already begun.
    if (forgotten.length === 0) forgotten.push(another.forgetLecturesOfOthers('8'));
    return put.call(this, row, name);
  });
  expect(await device.downloadLecture(lecture, noShare)).toBe('stopped');
  await Promise.all(forgotten);
  await expectNothing();
});

const cachedPaths = async () =>
  (await (await caches.open('lanrian-lectures')).keys()).map(({ url }) => new URL(url).pathname);

describe('where windows have locks', () => {
  beforeEach(() => vi.stubGlobal('navigator', { locks, serviceWorker: {}, storage: roomy }));

  test('a lecture on its way in one window is left alone by another that looks at its own', async () => {
    const { goOn, ended } = await onItsWay();
    await (await load()).listDownloadedLectures('7');
    goOn();
    expect(await ended).toBe('downloaded');
    expect(await (await load()).listDownloadedLectures('7')).toHaveLength(1);
    expect(await cachedPaths()).toEqual(['/downloaded/c.vtt', '/downloaded/c.mp4']);
  });

  test('remains of an interrupted download are swept after the running one', async () => {
    const device = await deviceWith(() => new Response('no', { status: 403 }));
    expect(await device.downloadLecture(lecture, noShare)).toBe('failed');
    expect(await cachedPaths()).toEqual([]);
  });

  test.each([
    ['a sign-out', null],
    ['another person', '8'],
  ])('%s in another window deletes downloads, also a running one', async (_, userId) => {
    const earlier = { ...lecture, lectureId: 'b', mainUrl: '/media/token/b.mp4', besideUrls: [] };
    vi.stubGlobal('fetch', async () => whole('video/mp4', film));
    expect(await (await load()).downloadLecture(earlier, noShare)).toBe('downloaded');
    const { goOn, ended } = await onItsWay();
    await (await load()).forgetLecturesOfOthers(userId);
    expect(await cachedPaths()).not.toContain('/downloaded/b.mp4');
    goOn();
    expect(await ended).toBe('stopped');
    await expectNothing();
  });

  test('a sign-out takes away also films whose rows are gone before, while another window has one on its way', async () => {
    const { goOn, ended } = await onItsWay();
    await (await caches.open('lanrian-lectures')).put('/downloaded/b.mp4', new Response(film));
    await (await load()).forgetLecturesOfOthers(null);
    expect(await cachedPaths()).toEqual([]);
    goOn();
    expect(await ended).toBe('stopped');
    await expectNothing();
  });

  test('a download that waits for an endless sweep fails and leaves nothing', async () => {
    const frozen = Promise.withResolvers<void>();
    const sweeping = locks.request('lanrian-lectures', () => frozen.promise);
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const device = await deviceWith(() => whole('video/mp4', film));
    const ended = device.downloadLecture(lecture, noShare);
    patience.abort(new DOMException('', 'TimeoutError'));
    expect(await ended).toBe('failed');
    frozen.resolve();
    await sweeping;
    await expectNothing();
  });
});

test('a row of another shape is passed over, and its files go', async () => {
  const device = await load();
  await set('z', { userId: '7', parts: ['/downloaded/z.mp4'] }, await rows());
  await (await caches.open('lanrian-lectures')).put('/downloaded/z.mp4', new Response(film));
  expect(await device.listDownloadedLectures('7')).toEqual([]);
  expect(await cachedPaths()).toEqual([]);
});

test('a lecture whose film the browser has taken is not downloaded any more', async () => {
  const device = await deviceWith(() => whole('video/mp4', film));
  await device.downloadLecture(lecture, noShare);
  await (await caches.open('lanrian-lectures')).delete('/downloaded/c.mp4');
  await expectNothing();
});

test('a running download that is evicted ends with no space, and leaves nothing', async () => {
  const { device, goOn, ended } = await onItsWay();
  expect(await device.giveUpEarliestLecture()).toBe(false);
  goOn();
  expect(await ended).toBe('noSpace');
  await expectNothing();
});

test('a film on its way that somebody stops is no matter of room', async () => {
  const { device, goOn, ended } = await onItsWay();
  device.stopDownload('c');
  goOn();
  expect(await ended).toBe('stopped');
  await expectNothing();
});

test.each([
  ['not enough to leave 20 MB free', film.length + 20_000_000, 'noSpace'],
  ['just enough for that', film.length + 20_000_001, 'downloaded'],
])('a film is kept only where room for everything else stays: %s', async (_, free, outcome) => {
  const estimate = async () => ({ quota: 1e9, usage: 1e9 - free });
  vi.stubGlobal('navigator', { serviceWorker: {}, storage: { estimate } });
  const device = await deviceWith(() => whole('video/mp4', film));
  expect(await device.downloadLecture({ ...lecture, besideUrls: [] }, noShare)).toBe(outcome);
});

test('the end of one person’s download keeps another’s new request', async () => {
  const device = await load();
  const theirs = { userId: '8', courseId: '1', lectureId: 'c' };
  await device.rememberWanted([theirs]);
  await device.forgetWanted('7', 'c');
  expect(await device.listWanted('8', '1')).toEqual(['c']);
  await device.forgetWanted('8', 'c');
  expect(await device.listWanted('8', '1')).toEqual([]);
});
