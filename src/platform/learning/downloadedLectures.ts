import { clear, del, entries, values } from 'idb-keyval';
import { downloadedFilesCache } from '../store/downloadedFiles.ts';
import { downloadedLecturesStore } from '../store/stores.ts';
import { unlessDownloading } from './lecturesLock.ts';
import { forgetDownloads, runningDownloads } from './runningDownloads.ts';
import { isWanted } from './wantedLectures.ts';

export type DownloadedFile = { readonly key: string; readonly bytes: number };

/** A downloaded lecture, playable offline. */
export type DownloadedLecture = {
  readonly userId: string;
  readonly courseId: string;
  readonly lectureId: string;
  /** Video and subtitles of the lecture in Cache Storage, with their sizes; two lectures may share a video. */
  readonly files: readonly DownloadedFile[];
  readonly downloadedAt: number;
};

export const canDownloadLectures = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/** The person's lectures with all files on this device; the browser may have evicted some. */
export async function listDownloadedLectures(userId: string): Promise<readonly DownloadedLecture[]> {
  if (!canDownloadLectures()) return [];
  await sweepDownloads();
  return (await readRows()).filter((row) => row.userId === userId);
}

export async function removeDownloadedLecture(lectureId: string): Promise<void> {
  await del(lectureId, downloadedLecturesStore());
  await sweepDownloads();
}

/** Deletes every lecture on this device, at the person's request. */
export const clearDownloadedLectures = (): Promise<void> => forgetLecturesOfOthers(null);

/** Size of lectures on this device (bytes); a shared video counts once. */
export function bytesOfLectures(lectures: Iterable<DownloadedLecture>): number {
  const files = new Map<string, number>();
  for (const lecture of lectures) for (const { key, bytes } of lecture.files) files.set(key, bytes);
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** Size of all persons' lectures on this device (bytes). */
export const bytesOfAllLectures = async (): Promise<number> => bytesOfLectures(await readRows());

/** Deletes all lectures but this person's. `null`, at a sign-out: deletes all. */
export async function forgetLecturesOfOthers(userId: string | null): Promise<void> {
  forgetDownloads();
  if (!canDownloadLectures()) return;
  const others = (await readRows()).filter((row) => row.userId !== userId);
  if (userId === null) await clear(downloadedLecturesStore());
  for (const { lectureId } of others) await del(lectureId, downloadedLecturesStore());
  for (const [key, row] of await entries<string, unknown>(downloadedLecturesStore())) {
    if (isWanted(row) && row.userId !== userId) await del(key, downloadedLecturesStore());
  }
  // The sweep waits for downloads, even in a frozen window; this must not wait.
  if (userId === null) await caches.delete(downloadedFilesCache);
  else await deleteFilesOf(others);
  await sweepDownloads();
}

/**
 * Evicts the lecture that was downloaded first, for something that must not be lost, and stops running downloads with
 * `noSpace`. `false`: there is none.
 */
export async function giveUpEarliestLecture(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const reason = new DOMException('Something that must not be lost needs the room', 'QuotaExceededError');
  for (const stop of runningDownloads.values()) stop.abort(reason);
  const [earliest] = (await readRows()).toSorted((a, b) => a.downloadedAt - b.downloadedAt);
  if (!earliest) return false;
  await del(earliest.lectureId, downloadedLecturesStore());
  // The sweep waits for downloads; this must not wait.
  await deleteFilesOf([earliest]);
  return true;
}

/** Deletes files of lectures without a row; a shared video stays. */
async function deleteFilesOf(gone: readonly DownloadedLecture[]): Promise<void> {
  const stillWanted = new Set((await readRows()).flatMap(({ files }) => files.map(({ key }) => key)));
  const cache = await caches.open(downloadedFilesCache);
  for (const { key } of gone.flatMap(({ files }) => files)) if (!stillWanted.has(key)) await cache.delete(key);
}

/** Deletes rows without files, and files without a row, unless any window is downloading. */
export async function sweepDownloads(): Promise<void> {
  if (runningDownloads.size === 0) await unlessDownloading(sweepFiles);
}

async function sweepFiles(): Promise<void> {
  const cache = await caches.open(downloadedFilesCache);
  const rows = await readRows();
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const isWhole = (row: DownloadedLecture) => row.files.every(({ key }) => here.has(key));
  const wanted = new Set(rows.filter(isWhole).flatMap(({ files }) => files.map(({ key }) => key)));
  await Promise.all(rows.filter((row) => !isWhole(row)).map((row) => del(row.lectureId, downloadedLecturesStore())));
  await Promise.all([...here].filter((file) => !wanted.has(file)).map((file) => cache.delete(file)));
}

const readRows = async (): Promise<readonly DownloadedLecture[]> =>
  (await values<unknown>(downloadedLecturesStore())).filter(isDownloaded);

/** A row of another format is ignored; its files go with the next sweep. */
function isDownloaded(row: unknown): row is DownloadedLecture {
  if (!isRecord(row)) return false;
  const { userId, courseId, lectureId, files, downloadedAt } = row;
  return (
    [userId, courseId, lectureId].every((id) => typeof id === 'string') &&
    typeof downloadedAt === 'number' &&
    Array.isArray(files) &&
    files.every((file) => isRecord(file) && typeof file.key === 'string' && typeof file.bytes === 'number')
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
