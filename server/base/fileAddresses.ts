import { lectureFilesPath, openToken, publicFilesPath } from '../../src/contract/site/fileAddresses.ts';
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
function videoSource(baseName: string, addressOf: (name: string) => string): VideoSource {
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

/** A film: the base name of files that came with the shop, or an uploaded medium. */
export type Film = string | UploadedFilm;
type UploadedFilm = {
  readonly storedName: string;
  readonly posterName: string | null;
  readonly subtitles: readonly { readonly language: string; readonly storedName: string }[];
};

/** The addresses of a film's files. */
export const filmSource = (film: Film, addressOf: (name: string) => string): VideoSource =>
  typeof film === 'string'
    ? videoSource(film, addressOf)
    : {
        mp4Url: addressOf(film.storedName),
        webmUrl: null,
        posterUrl: film.posterName === null ? null : publicFileUrl(film.posterName),
        subtitles: film.subtitles.map(({ language, storedName }) => ({ language, url: addressOf(storedName) })),
      };

/** The address of an uploaded file that everybody may see while a teaser or preview uses it. */
export const openFileUrl = (name: string): string => `${lectureFilesPath}/${openToken}/${name}`;

/** A teaser or another public film. */
export const publicFilm = (film: Film): VideoSource =>
  filmSource(film, typeof film === 'string' ? publicFileUrl : openFileUrl);
