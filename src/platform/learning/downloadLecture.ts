import { del, set } from 'idb-keyval';
import { anySignal } from '../net/anySignal.ts';
import { downloadedFileKey, downloadedFilesCache } from '../store/downloadedFiles.ts';
import { downloadedLecturesStore } from '../store/stores.ts';
import { type DownloadedFile, type DownloadedLecture, sweepDownloads } from './downloadedLectures.ts';
import { whileNobodySweeps } from './lecturesLock.ts';
import { lastForgotten, runningDownloads } from './runningDownloads.ts';

export type LectureToDownload = Pick<DownloadedLecture, 'userId' | 'courseId' | 'lectureId'> & {
  /** The film, sound or document; its progress is shown. */
  readonly mainUrl: string;
  /** Subtitles, and files beside the lecture. */
  readonly besideUrls: readonly string[];
};

/** `noSpace`: not enough space. `stopped`: by the person, or by a sign-out. */
export type DownloadOutcome = 'downloaded' | 'noSpace' | 'failed' | 'stopped';

/** Space that downloads leave free for everything else (bytes), above all for the outbox. */
const reserve = 20_000_000;
/** Media types of lecture files; a page of a captive portal is `text/html`. */
const ofLectures = /^(?:video|audio|image|application)\/|^text\/vtt/;
/** A file fails after this time without data. */
const longestSilenceMs = 30_000;

/**
 * Fetches a lecture's files and writes its row last, so that an incomplete lecture never counts as downloaded.
 * `onShare`: fetched share of the main file, 0 to 1.
 */
export async function downloadLecture(
  wanted: LectureToDownload,
  { now, onShare }: { readonly now: number; readonly onShare: (share: number) => void },
): Promise<DownloadOutcome> {
  const stop = new AbortController();
  runningDownloads.set(wanted.lectureId, stop);
  try {
    return await whileNobodySweeps(() => download(wanted, stop, now, onShare), stop.signal);
  } catch (fault) {
    return outcomeOf(fault, stop.signal);
  } finally {
    runningDownloads.delete(wanted.lectureId);
    await sweepDownloads();
  }
}

export const stopDownload = (lectureId: string): void => runningDownloads.get(lectureId)?.abort();

async function download(
  { userId, courseId, lectureId, mainUrl, besideUrls }: LectureToDownload,
  stop: AbortController,
  now: number,
  onShare: (share: number) => void,
): Promise<DownloadOutcome> {
  const asked = lastForgotten();
  const stopIfForgotten = () => {
    if (lastForgotten() !== asked) stop.abort();
  };
  const cache = await caches.open(downloadedFilesCache);
  const beside = await Promise.all(besideUrls.map((url) => downloadFile(cache, url, stop.signal, stopIfForgotten)));
  const main = await downloadFile(cache, mainUrl, stop.signal, (share) => {
    stopIfForgotten();
    onShare(share);
  });
  stopIfForgotten();
  stop.signal.throwIfAborted();
  const row: DownloadedLecture = { userId, courseId, lectureId, files: [main, ...beside], downloadedAt: now };
  await set(lectureId, row, downloadedLecturesStore());
  // Another window may have deleted the rows just before this one was written.
  if (lastForgotten() === asked) return 'downloaded';
  await del(lectureId, downloadedLecturesStore());
  return 'stopped';
}

async function downloadFile(
  cache: Cache,
  url: string,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<DownloadedFile> {
  const key = downloadedFileKey(new URL(url, location.origin).pathname);
  if (key === null) throw new Error(`No file of a lecture: ${url}`);
  const stall = new AbortController();
  const waitAgain = () => setTimeout(() => stall.abort(new Error('Nothing more came of a file')), longestSilenceMs);
  let timer = waitAgain();
  try {
    // The HTTP cache would hold a second copy.
    const answer = await fetch(url, { signal: anySignal(signal, stall.signal), cache: 'no-store' });
    const contentType = answer.headers.get('content-type') ?? '';
    // A captive portal's page is no file of a lecture.
    if (answer.status !== 200 || answer.redirected || !ofLectures.test(contentType) || answer.body === null) {
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
        // Some browsers do not report a connection that ended early.
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

function outcomeOf(fault: unknown, signal: AbortSignal): DownloadOutcome {
  const cause: unknown = signal.aborted ? signal.reason : fault;
  if (cause instanceof DOMException && cause.name === 'QuotaExceededError') return 'noSpace';
  return signal.aborted ? 'stopped' : 'failed';
}
