import { slipLongestSidePx } from '../domain/interfaceConstants.ts';
import type { SlipBytes } from './outbox/queueReport.ts';

const jpegQuality = 0.85;

/**
 * Shrinks a slip once, before it is hashed, so that its longer side fits; never crops (decisions: identity and safety).
 * `null`: this is no picture that can be read.
 */
export async function shrinkSlip(file: File): Promise<SlipBytes | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, slipLongestSidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
  return { name: `${file.name.replace(/\.\w+$/, '')}.jpg`, type: blob.type, bytes: await blob.arrayBuffer() };
}
