import { lectureFilesPath, publicFilesPath } from '../../contract/site/fileAddresses.ts';

/** The cache of the films and subtitles that a person chose to keep on this device. */
export const downloadedFilesCache = 'lanrian-lectures';

const address = new RegExp(`^(?:${lectureFilesPath}/[^/]+|${publicFilesPath})/([^/]+\\.(?:mp4|webm|vtt))$`);

/**
 * Under which key a film or a subtitle is kept, whatever its address: the token in it changes every few hours, the name
 * never stands for other bytes. `null`: no such file.
 */
export function downloadedFileKey(pathname: string): string | null {
  const name = address.exec(pathname)?.[1];
  return name === undefined ? null : `/kept/${name}`;
}
