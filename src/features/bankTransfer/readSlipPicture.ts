import decodeQR from 'qr/decode.js';
import { readSlipQr, type SlipReference } from '../../domain/order/slipQr.ts';

/** RGBA pixels. */
type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

/** The transfer that the QR of a slip names; `null` without a readable one. */
export async function readSlipPicture(bytes: ArrayBuffer, type: string): Promise<SlipReference | null> {
  const bitmap = await createImageBitmap(new Blob([bytes], { type }));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context === null ? null : readSlipPixels(context.getImageData(0, 0, width, height));
}

/** The same for the pixels of the slip. */
export function readSlipPixels({ data, width, height }: Pixels): SlipReference | null {
  try {
    return readSlipQr(decodeQR({ data, width, height }));
  } catch {
    // The decoder throws for a picture without a QR.
    return null;
  }
}
