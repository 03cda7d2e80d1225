import sharp, { type Sharp } from 'sharp';
import { linkPictureCut } from '../../src/domain/site/linkPicture.ts';
import {
  type PictureCut,
  type PictureFormat,
  pictureFormats,
  pictureWidths,
  squareCut,
} from '../../src/domain/site/pictureCuts.ts';
import type { Files } from './files.ts';

/** A size of a picture: its file, or its bytes if there is no room. `null`: unknown. */
type CutPicture =
  | { readonly kind: 'stored'; readonly name: string }
  | { readonly kind: 'unstored'; readonly bytes: Buffer };

/** Link previews are JPEG; all others are AVIF. */
type CutFormat = PictureFormat | 'jpg';
const cutFormats: readonly CutFormat[] = [...pictureFormats, 'jpg'];

/** Parallel conversions; each takes a core for a tenth of a second. */
const atOnce = 2;
const maximumPixels = 50_000_000;
/** Space (bytes) reserved for uploads such as slips. */
const leftForUploads = 200_000_000;
const originalName = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,150}\.(?:jpg|png|webp)$/;
const cuts: ReadonlySet<string> = new Set<PictureCut>([
  ...pictureWidths.map((width) => `${width}` as const),
  squareCut,
]);

/**
 * Serves sizes of public pictures, made on first request and stored, so that an imported catalogue costs nothing until
 * viewed.
 */
export function pictureCutter(files: Files): (cut: string, file: string) => Promise<CutPicture | null> {
  const making = new Map<string, Promise<CutPicture | null>>();
  const inTurn = turns(atOnce);

  return async (cut, file) => {
    const format = cutFormats.find((one) => file.endsWith(`.${one}`));
    const original = format === undefined ? '' : file.slice(0, -format.length - 1);
    if (format === undefined || !isCut(cut, format) || !originalName.test(original)) return null;
    if ((await files.public.size(original)) === null) return null;
    const name = nameOfCut(original, cut, format);
    if ((await files.cuts.size(name)) !== null) return { kind: 'stored', name };

    const made =
      making.get(name) ?? inTurn(() => make(files, original, cut, format)).finally(() => making.delete(name));
    making.set(name, made);
    return await made;
  };
}

/** Removes sizes of removed pictures. */
export async function removeLostCuts(files: Files, now: number): Promise<void> {
  for (const name of await files.cuts.namedBefore(now)) {
    if ((await files.public.size(originalOfCut(name))) === null) await files.cuts.remove(name);
  }
}

const isCut = (cut: string, format: CutFormat): boolean => (format === 'jpg' ? cut === linkPictureCut : cuts.has(cut));

const nameOfCut = (original: string, cut: string, format: CutFormat): string => `${original}.${cut}.${format}`;
const originalOfCut = (name: string): string => name.split('.').slice(0, -2).join('.');

async function make(files: Files, original: string, cut: string, format: CutFormat): Promise<CutPicture | null> {
  const bytes = await files.public.read(original);
  const made = bytes && (await encode(bytes, cut, format));
  if (!made) return null;
  const name = nameOfCut(original, cut, format);
  const hasRoom = (await files.freeBytes()) - made.length >= leftForUploads;
  const isStored = hasRoom && (await files.cuts.putAs(name, made)).kind === 'stored';
  return isStored ? { kind: 'stored', name } : { kind: 'unstored', bytes: made };
}

const encodings: Readonly<Record<CutFormat, (picture: Sharp) => Sharp>> = {
  // More effort saves 7 % of the bytes and takes five times as long, while somebody waits.
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 66 }),
  // Transparent parts would be black.
  jpg: (picture) => picture.flatten({ background: 'white' }).jpeg({ quality: 80 }),
};

/** `null` for no picture. */
async function encode(original: Buffer, cut: string, format: CutFormat): Promise<Buffer | null> {
  const [width, height] = cut.split('x').map(Number);
  const picture = sharp(original, { limitInputPixels: maximumPixels })
    .autoOrient()
    .resize({ width, height, fit: 'cover', withoutEnlargement: format !== 'jpg' });
  return await encodings[format](picture)
    .toBuffer()
    .catch(() => null);
}

/** Runs at most so many at a time, the others in order. */
function turns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
