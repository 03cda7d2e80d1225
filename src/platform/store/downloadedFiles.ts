import { lectureFilesPath, publicFilesPath } from '../../contract/site/fileAddresses.ts';

/** The cache of downloaded videos, subtitles and documents. */
export const downloadedFilesCache = 'lanrian-lectures';

const film = '[^/]+\\.(?:mp4|webm|vtt)';
const uploaded = '[0-9a-f]{32}\\.[a-z0-9]{2,5}';
const address = new RegExp(`^(?:${lectureFilesPath}/[^/]+/(${film}|${uploaded})|${publicFilesPath}/(${film}))$`);

/**
 * Cache key of a lecture's file, whatever its address: the token changes every few hours, but a file name
 * always has the same content. `null`: not such a file.
 */
export function downloadedFileKey(pathname: string): string | null {
  const [, ofLecture, open] = address.exec(pathname) ?? [];
  const name = ofLecture ?? open;
  return name === undefined ? null : `/downloaded/${name}`;
}
