import { publicFilesPath } from '../../src/contract/site/fileAddresses.ts';
import type { VideoSource } from '../../src/domain/catalogue/course.ts';

export const publicFileUrl = (name: string): string => `${publicFilesPath}/${name}`;

/** The name of a public file by its address; another text stays as it is. */
export const publicFileName = (address: string | null): string | null =>
  address?.startsWith(`${publicFilesPath}/`) ? address.slice(publicFilesPath.length + 1) : address;

/** The address of an item's cover, or `null`. */
export const coverUrl = (coverName: string | null): string | null =>
  coverName === null ? null : publicFileUrl(coverName);

/** The files of a video by base name. */
const videoFileNames = (baseName: string) => ({
  mp4: `${baseName}.mp4`,
  webm: `${baseName}.webm`,
  poster: `${baseName}.webp`,
  subtitles: { th: `${baseName}.th.vtt`, en: `${baseName}.en.vtt` },
});

/** The addresses of a video's files; the poster is always public. */
export function videoSource(baseName: string, addressOf: (name: string) => string): VideoSource {
  const names = videoFileNames(baseName);
  return {
    mp4Url: addressOf(names.mp4),
    webmUrl: addressOf(names.webm),
    posterUrl: publicFileUrl(names.poster),
    subtitles: [
      { language: 'th', url: addressOf(names.subtitles.th) },
      { language: 'en', url: addressOf(names.subtitles.en) },
    ],
  };
}

/** A teaser or another public film. */
export const publicVideo = (baseName: string): VideoSource => videoSource(baseName, publicFileUrl);
