import { lectureFilesPath, publicFilesPath } from '../../contract/site/fileAddresses.ts';

/** The cache of downloaded videos and subtitles. */
export const downloadedFilesCache = 'lanrian-lectures';

const address = new RegExp(`^(?:${lectureFilesPath}/[^/]+|${publicFilesPath})/([^/]+\\.(?:mp4|webm|vtt))$`);

/**
 * Cache key of a video or subtitle file, whatever its address: the token changes every few hours, but a file name
 * always has the same content. `null`: not such a file.
 */
export function downloadedFileKey(pathname: string): string | null {
  const name = address.exec(pathname)?.[1];
  return name === undefined ? null : `/kept/${name}`;
}
