import { downloadedFileKey, downloadedFilesCache } from '../src/platform/store/downloadedFiles.ts';
import { partOf } from './partOf.ts';
import { answerFor } from './routes.ts';

/** Plays downloaded videos and subtitles from the device, also while online. Watching alone stores nothing. */
export function playDownloadedLectures(): void {
  answerFor(
    ({ url }) => downloadedFileKey(url.pathname) !== null,
    async ({ request, url }) => {
      const cached = await cachedFile(url.pathname);
      return cached === undefined ? fetch(request) : partOf(cached, request.headers.get('range'));
    },
  );
}

/** The downloaded file; `undefined` if there is none or storage fails, so that the network is used. */
async function cachedFile(pathname: string): Promise<Response | undefined> {
  const key = downloadedFileKey(pathname);
  if (key === null) return undefined;
  return await caches.match(key, { cacheName: downloadedFilesCache }).catch(() => undefined);
}
