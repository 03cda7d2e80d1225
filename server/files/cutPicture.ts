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

/** A cut of a picture: where it lies in the store of cuts, or its bytes where that has no room. `null`: there is no such. */
type CutPicture =
  | { readonly kind: 'stored'; readonly name: string }
  | { readonly kind: 'unstored'; readonly bytes: Buffer };

/** Pictures of links are JPEG, and nothing else is. */
type CutFormat = PictureFormat | 'jpg';
const cutFormats: readonly CutFormat[] = [...pictureFormats, 'jpg'];

/** So many are made at once; making one takes a processor for a tenth of a second. */
const atOnce = 2;
const maximumPixels = 50_000_000;
/** So much of the room stays for what people send, such as slips: whoever looks at pictures never fills it (bytes). */
const leftForUploads = 200_000_000;
const originalName = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,150}\.(?:jpg|png|webp)$/;
const cuts: ReadonlySet<string> = new Set<PictureCut>([
  ...pictureWidths.map((width) => `${width}` as const),
  squareCut,
]);

/**
 * Gives the cuts of public pictures. Each is made when it is asked for the first time and then lies on the disk, so that
 * a catalogue brought in from a file costs nothing until it is looked at.
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

/** Removes cuts of pictures that are no more. */
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
  // More effort saves a fifteenth of the bytes and takes five times as long, while somebody waits for the picture.
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 66 }),
  // What is clear would be black.
  jpg: (picture) => picture.flatten({ background: 'white' }).jpeg({ quality: 80 }),
};

/** `null` where it is no picture. */
async function encode(original: Buffer, cut: string, format: CutFormat): Promise<Buffer | null> {
  const [width, height] = cut.split('x').map(Number);
  const picture = sharp(original, { limitInputPixels: maximumPixels })
    .autoOrient()
    .resize({ width, height, fit: 'cover', withoutEnlargement: format !== 'jpg' });
  return await encodings[format](picture)
    .toBuffer()
    .catch(() => null);
}

/** Lets so many works run at a time, the others in their order. */
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
