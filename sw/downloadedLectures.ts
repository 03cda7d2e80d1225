import { downloadedFileKey, downloadedFilesCache } from '../src/platform/store/downloadedFiles.ts';
import { partOf } from './partOf.ts';
import { answerFor } from './routes.ts';

/**
 * Films and subtitles that the person keeps on this device are played from there, also with a network. All others pass:
 * nothing is kept by being watched.
 */
export function playKeptLectures(): void {
  answerFor(
    ({ url }) => downloadedFileKey(url.pathname) !== null,
    async ({ request, url }) => {
      const kept = await keptFile(url.pathname);
      return kept === undefined ? fetch(request) : partOf(kept, request.headers.get('range'));
    },
  );
}

/** A device whose storage fails still has its network. */
async function keptFile(pathname: string): Promise<Response | undefined> {
  const key = downloadedFileKey(pathname);
  if (key === null) return undefined;
  return await caches.match(key, { cacheName: downloadedFilesCache }).catch(() => undefined);
}
