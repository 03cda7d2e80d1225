import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { checksum } from '../../../src/domain/order/promptPayQr.ts';

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });

const element = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** Content of the small QR code of a bank's slip. */
export function slipQrText(reference: string, bank = '014'): string {
  const transfer = element('00', '000001') + element('01', bank) + element('02', reference);
  const body = `${element('00', transfer)}5102TH9104`;
  return body + checksum(body);
}

/** A slip like a phone's: a JPEG at most 1,500 px high with these QR codes, each a fifth of its width. */
export async function slipPicture(...texts: readonly string[]): Promise<Buffer> {
  const slip = sharp({ create: { width: 700, height: 1_500, channels: 3, background: '#eef0fb' } });
  const codes = await Promise.all(texts.map(codeOf));
  return await slip
    .composite(codes.map((input, place) => ({ input, left: 500, top: 1_300 - place * 200 })))
    .jpeg({ quality: 75 })
    .toBuffer();
}

async function codeOf(text: string): Promise<Buffer> {
  const { image, error } = await writeBarcode(text, { format: 'QRCode', scale: 4, addQuietZones: true });
  if (image === null) throw new Error(error);
  return await sharp(Buffer.from(await image.arrayBuffer()))
    .resize(140, 140)
    .png()
    .toBuffer();
}
