import { clear, del, entries, set, setMany, values } from 'idb-keyval';
import { anySignal } from '../net/anySignal.ts';
import { changeRow } from '../store/changeRow.ts';
import { downloadedFileKey, downloadedFilesCache } from '../store/downloadedFiles.ts';
import { isOfNewerVersion, lectureRowVersion } from '../store/rowVersions.ts';
import { downloadedLecturesStore } from '../store/stores.ts';
import { unlessSomebodyKeeps, whileNobodySweeps } from './lecturesLock.ts';

export type DownloadedFile = { readonly key: string; readonly bytes: number };

/** A lecture that a person keeps on this device, to be played without a network. */
export type DownloadedLecture = {
  readonly userId: string;
  readonly courseId: string;
  readonly lectureId: string;
  /** Its film and subtitles in Cache Storage, with their bytes; two lectures may share a film. */
  readonly files: readonly DownloadedFile[];
  readonly keptAt: number;
};

export type LectureToKeep = Pick<DownloadedLecture, 'userId' | 'courseId' | 'lectureId'> & {
  readonly filmUrl: string;
  readonly subtitleUrls: readonly string[];
};

/** `noSpace`: the device has not enough room; `stopped`: on the person's word, or at a sign-out. */
export type KeepOutcome = 'kept' | 'noSpace' | 'failed' | 'stopped';

/** Room that stays free for everything else (bytes): the outbox must never be short of it. */
const reserve = 20_000_000;
/** A film of which nothing has come for so long does not come over this network. */
const longestSilenceMs = 30_000;
const running = new Map<string, AbortController>();
const forgottenKey = 'lanrian.lecturesForgotten';

/**
 * Another word after every `forgetLecturesOfOthers`, in whichever window: what somebody asked for before is not to be fetched
 * any more. Kept beside the databases, since each window must see it at once, also one that was frozen meanwhile.
 */
export const lastForgotten = (): string => notes().getItem(forgottenKey) ?? '';

/** Only pages keep and forget lectures. The service worker, whose types know none, makes room by this file and never comes here. */
const notes = () => (globalThis as unknown as { readonly localStorage: Notes }).localStorage;
type Notes = { getItem(key: string): string | null; setItem(key: string, value: string): void };

export const canKeepLectures = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/**
 * Fetches the lecture's files and keeps them. Its row is written last: what breaks off half-way is not kept, and is
 * cleared away by `listDownloadedLectures`. `onShare` hears how much of the film is here, 0 to 1.
 */
export async function keepLecture(
  wanted: LectureToKeep,
  { now, onShare }: { readonly now: number; readonly onShare: (share: number) => void },
): Promise<KeepOutcome> {
  const stop = new AbortController();
  const asked = lastForgotten();
  const stopIfForgotten = () => {
    if (lastForgotten() !== asked) stop.abort();
  };
  const keep = async (): Promise<KeepOutcome> => {
    const cache = await caches.open(downloadedFilesCache);
    const subtitles = await Promise.all(
      wanted.subtitleUrls.map((url) => keepFile(cache, url, 'text/vtt', stop.signal, stopIfForgotten)),
    );
    const film = await keepFile(cache, wanted.filmUrl, 'video/', stop.signal, (share) => {
      stopIfForgotten();
      onShare(share);
    });
    stopIfForgotten();
    stop.signal.throwIfAborted();
    const { userId, courseId, lectureId } = wanted;
    const row: DownloadedLecture = { userId, courseId, lectureId, files: [film, ...subtitles], keptAt: now };
    await set(lectureId, row, downloadedLecturesStore());
    // Another window may have cleared the rows the moment before this one was written.
    if (lastForgotten() === asked) return 'kept';
    await del(lectureId, downloadedLecturesStore());
    return 'stopped';
  };
  running.set(wanted.lectureId, stop);
  try {
    return await whileNobodySweeps(keep, stop.signal);
  } catch (fault) {
    return outcomeOf(fault, stop.signal);
  } finally {
    running.delete(wanted.lectureId);
    await sweep();
  }
}

export const stopKeeping = (lectureId: string): void => running.get(lectureId)?.abort();

type WantedLecture = Pick<DownloadedLecture, 'userId' | 'courseId' | 'lectureId'> & { readonly isWanted: true };

const wantedKey = (lectureId: string): string => `wanted-${lectureId}`;

/** Notes what the person asked for, so that a closed app goes on with it. */
export const rememberWanted = (lectures: readonly Omit<WantedLecture, 'isWanted'>[]): Promise<void> =>
  setMany(
    lectures.map(({ userId, courseId, lectureId }) => [
      wantedKey(lectureId),
      { userId, courseId, lectureId, isWanted: true } satisfies WantedLecture,
    ]),
    downloadedLecturesStore(),
  );

/** Another person may have asked for the same lecture since: what they asked for stays. */
export const forgetWanted = (userId: string, lectureId: string): Promise<void> =>
  changeRow(
    wantedKey(lectureId),
    (row) => (isWanted(row) && row.userId === userId ? undefined : row),
    downloadedLecturesStore(),
  );

/** Ids of the lectures of a course that the person asked for and that never came. */
export async function listWanted(userId: string, courseId: string): Promise<readonly string[]> {
  const rows = await values<unknown>(downloadedLecturesStore());
  return rows
    .filter(isWanted)
    .flatMap((row) => (row.userId === userId && row.courseId === courseId ? (row.lectureId ?? []) : []));
}

/** The person's lectures that are whole on this device; a browser short of room may have taken their films. */
export async function listDownloadedLectures(userId: string): Promise<readonly DownloadedLecture[]> {
  if (!canKeepLectures()) return [];
  await sweep();
  return (await readRows()).filter((row) => row.userId === userId);
}

export async function removeKeptLecture(lectureId: string): Promise<void> {
  await del(lectureId, downloadedLecturesStore());
  await sweep();
}

/** On the person's word: every lecture on this device. */
export const clearKeptLectures = (): Promise<void> => forgetLecturesOfOthers(null);

/** What lectures take on this device (bytes); a film that two of them share counts once. */
export function bytesOfLectures(lectures: Iterable<DownloadedLecture>): number {
  const files = new Map<string, number>();
  for (const lecture of lectures) for (const { key, bytes } of lecture.files) files.set(key, bytes);
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** What all lectures on this device take, whoever keeps them. */
export const allKeptBytes = async (): Promise<number> => bytesOfLectures(await readRows());

/** At sign-out nothing stays; at a sign-in only what the same person kept before. `null`: nobody. */
export async function forgetLecturesOfOthers(userId: string | null): Promise<void> {
  notes().setItem(forgottenKey, crypto.randomUUID());
  for (const stop of running.values()) stop.abort();
  if (!canKeepLectures()) return;
  const others = (await readRows()).filter((row) => row.userId !== userId);
  if (userId === null) await clear(downloadedLecturesStore());
  for (const { lectureId } of others) await del(lectureId, downloadedLecturesStore());
  for (const [key, row] of await entries<string, unknown>(downloadedLecturesStore())) {
    if (isWanted(row) && row.userId !== userId) await del(key, downloadedLecturesStore());
  }
  // Not left to the sweep, which waits while a lecture is on its way, also for a window that the system froze.
  if (userId === null) await caches.delete(downloadedFilesCache);
  else if (!(await hasNewerRows())) await deleteFilesOf(others);
  await sweep();
}

/**
 * Gives up the lecture that was kept first, for something that must not be lost, and stops those on their way, which end as
 * ones without room. `false`: there is none.
 */
export async function giveUpEarliestLecture(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const reason = new DOMException('Something that must not be lost needs the room', 'QuotaExceededError');
  for (const stop of running.values()) stop.abort(reason);
  const [earliest] = (await readRows()).toSorted((a, b) => a.keptAt - b.keptAt);
  if (!earliest) return false;
  await del(earliest.lectureId, downloadedLecturesStore());
  // Not left to the sweep, which waits while a lecture is on its way.
  await deleteFilesOf([earliest]);
  return true;
}

/** Of lectures that have no row any more; a film that another one shares stays. */
async function deleteFilesOf(gone: readonly DownloadedLecture[]): Promise<void> {
  const stillWanted = new Set((await readRows()).flatMap(({ files }) => files.map(({ key }) => key)));
  const cache = await caches.open(downloadedFilesCache);
  for (const { key } of gone.flatMap(({ files }) => files)) if (!stillWanted.has(key)) await cache.delete(key);
}

async function keepFile(
  cache: Cache,
  url: string,
  type: string,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<DownloadedFile> {
  const key = downloadedFileKey(new URL(url, location.origin).pathname);
  if (key === null) throw new Error(`No file of a lecture: ${url}`);
  const stall = new AbortController();
  const waitAgain = () => setTimeout(() => stall.abort(new Error('Nothing more came of a file')), longestSilenceMs);
  let timer = waitAgain();
  try {
    // The browser's own cache would hold it a second time.
    const answer = await fetch(url, { signal: anySignal(signal, stall.signal), cache: 'no-store' });
    const contentType = answer.headers.get('content-type') ?? '';
    // A captive portal's page is no film.
    if (answer.status !== 200 || answer.redirected || !contentType.startsWith(type) || answer.body === null) {
      throw new Error(`${answer.status} ${contentType} instead of a file`);
    }
    const announced = Number(answer.headers.get('content-length'));
    const isPacked = answer.headers.has('content-encoding');
    if (!(await hasRoomFor(announced))) throw new DOMException(`No room for ${announced} bytes`, 'QuotaExceededError');
    let bytes = 0;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, out) {
          clearTimeout(timer);
          timer = waitAgain();
          bytes += part.byteLength;
          if (announced > 0) onShare(Math.min(1, bytes / announced));
          out.enqueue(part);
        },
        // Not every browser finds out that a connection ended before its time.
        flush() {
          if (!isPacked && bytes < announced) throw new Error(`${bytes} of ${announced} bytes came of a file`);
        },
      }),
    );
    await cache.put(key, new Response(counted, { headers: { 'content-type': contentType } }));
    return { key, bytes };
  } finally {
    clearTimeout(timer);
  }
}

async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined || quota - usage > bytes + reserve;
}

function outcomeOf(fault: unknown, signal: AbortSignal): KeepOutcome {
  const cause: unknown = signal.aborted ? signal.reason : fault;
  if (cause instanceof DOMException && cause.name === 'QuotaExceededError') return 'noSpace';
  return signal.aborted ? 'stopped' : 'failed';
}

/** Rows whose files are gone, and files without a row, go. Nothing is swept while a lecture is on its way, in any window. */
async function sweep(): Promise<void> {
  if (running.size === 0) await unlessSomebodyKeeps(sweepFiles);
}

async function sweepFiles(): Promise<void> {
  const cache = await caches.open(downloadedFilesCache);
  const rows = await readRows();
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const isWhole = (row: DownloadedLecture) => row.files.every(({ key }) => here.has(key));
  const wanted = new Set(rows.filter(isWhole).flatMap(({ files }) => files.map(({ key }) => key)));
  await Promise.all(rows.filter((row) => !isWhole(row)).map((row) => del(row.lectureId, downloadedLecturesStore())));
  // Which files are theirs only a newer version of the app can tell.
  if (await hasNewerRows()) return;
  await Promise.all([...here].filter((file) => !wanted.has(file)).map((file) => cache.delete(file)));
}

async function readRows(): Promise<readonly DownloadedLecture[]> {
  const rows = await values<unknown>(downloadedLecturesStore());
  return (await Promise.all(rows.map((row) => (isFirstRow(row) ? upgraded(row) : row)))).filter(isRow);
}

async function hasNewerRows(): Promise<boolean> {
  return (await values<unknown>(downloadedLecturesStore())).some((row) => isOfNewerVersion(row, lectureRowVersion));
}

/** As version 1 wrote it. */
type FirstRow = Omit<DownloadedLecture, 'files'> & { readonly files: readonly string[] };

/** Counts the bytes of its files and writes it anew; done twice it comes to the same. */
async function upgraded({ userId, courseId, lectureId, files, keptAt }: FirstRow): Promise<DownloadedLecture> {
  const row = { userId, courseId, lectureId, keptAt, files: await Promise.all(files.map(measured)) };
  await set(lectureId, row, downloadedLecturesStore());
  return row;
}

async function measured(key: string): Promise<DownloadedFile> {
  const file = canKeepLectures() ? await caches.match(key, { cacheName: downloadedFilesCache }) : undefined;
  return { key, bytes: (await file?.blob())?.size ?? 0 };
}

const isFirstRow = (row: unknown): row is FirstRow =>
  isWith(row, (file) => typeof file === 'string') && row.files.length > 0;

/** A row that is neither of this version nor of a newer one is no row; its files go with the next sweep. */
const isRow = (row: unknown): row is DownloadedLecture =>
  !isOfNewerVersion(row, lectureRowVersion) &&
  isWith(row, (file) => isRecord(file) && typeof file.key === 'string' && typeof file.bytes === 'number');

function isWith(row: unknown, isFile: (file: unknown) => boolean): row is DownloadedLecture | FirstRow {
  if (!isRecord(row)) return false;
  const { userId, courseId, lectureId, files, keptAt } = row;
  return (
    [userId, courseId, lectureId].every((id) => typeof id === 'string') &&
    typeof keptAt === 'number' &&
    Array.isArray(files) &&
    files.every(isFile)
  );
}

const isWanted = (row: unknown): row is Partial<WantedLecture> =>
  isRecord(row) && row.isWanted === true && !isOfNewerVersion(row, lectureRowVersion);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
