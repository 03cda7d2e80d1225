import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** RGBA pixels. */
export type Pixels = {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly colorSpace: 'srgb';
};

/** Most codes of a picture; a slip has one. */
const codesMaximum = 4;

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });

/** The thread of `readSlipCodes`: a picture in, QR texts out. */
parentPort?.on('message', async (pixels: Pixels) => {
  const found = await readBarcodes(pixels, { formats: ['QRCode'], maxNumberOfSymbols: codesMaximum });
  parentPort?.postMessage(found.map(({ text }) => text));
});
