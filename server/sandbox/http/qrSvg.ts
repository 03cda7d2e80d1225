import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });

/** A QR code with its quiet zone, as a PNG file in base64. */
export async function qrPng(text: string): Promise<string> {
  const { image, error } = await writeBarcode(text, { format: 'QRCode', scale: 8 });
  if (image === null) throw new Error(`The QR code cannot be drawn: ${error}`);
  return Buffer.from(await image.arrayBuffer()).toString('base64');
}

/** A QR code with its quiet zone, as an SVG document. */
export async function qrSvg(text: string): Promise<string> {
  const { svg, error } = await writeBarcode(text, { format: 'QRCode', scale: 8 });
  if (error !== '') throw new Error(`The QR code cannot be drawn: ${error}`);
  return svg;
}
