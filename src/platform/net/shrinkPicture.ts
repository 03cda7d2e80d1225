import { withinLimit } from '../store/withinLimit.ts';

/** A picture in memory, as it is kept on the device and sent. */
export type PictureBytes = { readonly name: string; readonly type: string; readonly bytes: ArrayBuffer };

const jpegQuality = 0.85;
/** A slow phone is done with a large picture within this (ms). */
const patienceMs = 30_000;

/**
 * Makes a picture a JPEG whose longer side fits; never crops. `null`: this is no picture that can be read. Throws where the
 * browser never gives it back.
 */
export const shrinkPicture = (file: File, longestSidePx: number): Promise<PictureBytes | null> =>
  withinLimit(shrunk(file, longestSidePx), patienceMs);

async function shrunk(file: File, longestSidePx: number): Promise<PictureBytes | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (context !== null) {
    // A JPEG has a ground: what lies on none would be drawn on black, dark words with it.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
  return { name: `${file.name.replace(/\.\w+$/, '')}.jpg`, type: blob.type, bytes: await blob.arrayBuffer() };
}
