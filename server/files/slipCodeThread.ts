import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Pixels as red, green, blue, opacity. */
export type Pixels = {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly colorSpace: 'srgb';
};

/** A slip has one code; a picture full of them is none. */
const codesMaximum = 4;

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });

/** The thread of `readSlipCodes`: one picture comes in, the texts of its QR codes go out. */
parentPort?.on('message', async (pixels: Pixels) => {
  const found = await readBarcodes(pixels, { formats: ['QRCode'], maxNumberOfSymbols: codesMaximum });
  parentPort?.postMessage(found.map(({ text }) => text));
});
