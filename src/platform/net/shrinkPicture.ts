import { withinLimit } from '../store/withinLimit.ts';

/** A picture's bytes, as stored and sent. */
export type PictureBytes = { readonly name: string; readonly type: string; readonly bytes: ArrayBuffer };

const jpegQuality = 0.85;
/** Timeout (ms) for a large picture on a slow phone. */
const patienceMs = 30_000;

/**
 * Converts a picture to a JPEG within a longer side; never crops. `null`: unreadable. Throws if the browser never
 * finishes.
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
    // JPEG has no transparency: transparent parts would be black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
  return { name: `${file.name.replace(/\.\w+$/, '')}.jpg`, type: blob.type, bytes: await blob.arrayBuffer() };
}
