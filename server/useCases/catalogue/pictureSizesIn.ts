import sharp from 'sharp';
import type { FileStore } from '../../files/files.ts';
import { cleanRichText, type PictureSize, type SizeOf } from './cleanRichText.ts';

const pictureName = /\.(?:jpg|png|webp)$/;

/** The sizes of the shop's pictures in these texts, for reserved space. */
export async function pictureSizesIn(pictures: FileStore, texts: readonly string[]): Promise<SizeOf> {
  const sizes = new Map<string, PictureSize | null>();
  for (const text of texts) {
    cleanRichText(text, (name) => {
      sizes.set(name, null);
      return null;
    });
  }
  for (const name of sizes.keys()) sizes.set(name, await sizeOfPicture(pictures, name));
  return (name) => sizes.get(name) ?? null;
}

/** `null` without such a picture. */
async function sizeOfPicture(pictures: FileStore, name: string): Promise<PictureSize | null> {
  const bytes = pictureName.test(name) ? await pictures.read(name) : null;
  if (bytes === null) return null;
  try {
    return (await sharp(bytes).metadata()).autoOrient;
  } catch {
    return null;
  }
}
