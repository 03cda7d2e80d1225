import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import sharp from 'sharp';

/** One letter of a page, in points from the upper left corner. */
export type PdfLetter = {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
/** Letters of one line without a gap. */
export type PdfLine = PdfLetter;
/** Grey values of a page, one byte a pixel: 0 is black, 255 white. */
export type PdfPicture = {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => number;
  readonly png: () => Promise<Buffer>;
};
export type PdfPage = {
  readonly width: number;
  readonly height: number;
  /** The text that a copy of the page gives. */
  readonly text: string;
  readonly lines: readonly PdfLine[];
  /** Renders at this many pixels to the point. */
  readonly draw: (scale: number) => PdfPicture;
};

const { resolve } = createRequire(import.meta.url);
let engine: Promise<WrappedPdfiumModule> | null = null;

/** Chrome's PDF engine, without a browser. */
function openEngine(): Promise<WrappedPdfiumModule> {
  engine ??= readFile(resolve('@embedpdf/pdfium/pdfium.wasm')).then(async (bytes) => {
    const opened = await init({ wasmBinary: new Uint8Array(bytes).buffer });
    opened.PDFiumExt_Init();
    return opened;
  });
  return engine;
}

/** Opens a PDF; throws if it is none. */
export async function readPdf(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const pdfium = await openEngine();
  const { pdfium: memory } = pdfium;
  const place = memory.wasmExports.malloc(bytes.length);
  memory.HEAPU8.set(bytes, place);
  const file = pdfium.FPDF_LoadMemDocument(place, bytes.length, '');
  if (!file) throw new Error('This is no PDF');
  return Array.from({ length: pdfium.FPDF_GetPageCount(file) }, (_, index) => pageOf(pdfium, file, index));
}

function pageOf(pdfium: WrappedPdfiumModule, file: number, index: number): PdfPage {
  const page = pdfium.FPDF_LoadPage(file, index);
  const size = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
  const text = pdfium.FPDFText_LoadPage(page);
  const count = pdfium.FPDFText_CountChars(text);
  return {
    ...size,
    text: textOf(pdfium, text, count),
    lines: joined(Array.from({ length: count }, (_, letter) => letterAt(pdfium, text, letter, size.height))),
    draw: (scale) => draw(pdfium, page, size, scale),
  };
}

/** Letters of one run have the same top and bottom. */
function joined(letters: readonly PdfLetter[]): readonly PdfLine[] {
  const lines: PdfLine[] = [];
  for (const letter of letters) {
    const last = lines.at(-1);
    const isNext = last?.top === letter.top && last.bottom === letter.bottom && letter.left >= last.left;
    if (isNext) lines[lines.length - 1] = { ...last, text: last.text + letter.text, right: letter.right };
    else if (letter.bottom > letter.top) lines.push(letter);
  }
  return lines;
}

function textOf({ pdfium: memory, ...pdfium }: WrappedPdfiumModule, text: number, count: number): string {
  const place = memory.wasmExports.malloc(2 * count + 2);
  const written = pdfium.FPDFText_GetText(text, 0, count, place);
  return memory.UTF16ToString(place).slice(0, written);
}

/** Reads one of thousands of letters, so it copies nothing of the engine. */
function letterAt(pdfium: WrappedPdfiumModule, text: number, index: number, height: number): PdfLetter {
  const { pdfium: memory } = pdfium;
  const place = memory.wasmExports.malloc(32);
  pdfium.FPDFText_GetCharBox(text, index, place, place + 8, place + 16, place + 24);
  const [left = 0, right = 0, bottom = 0, top = 0] = [0, 8, 16, 24].map((offset) =>
    memory.getValue(place + offset, 'double'),
  );
  memory.wasmExports.free(place);
  const sign = String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, index));
  return { text: sign, left, right, top: height - top, bottom: height - bottom };
}

function draw(
  { pdfium: memory, ...pdfium }: WrappedPdfiumModule,
  page: number,
  size: { width: number; height: number },
  scale: number,
): PdfPicture {
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bgra, 0, 0);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, annotationsToo);
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const pixels = memory.HEAPU8.slice(start, start + width * height * 4);
  pdfium.FPDFBitmap_Destroy(bitmap);
  return {
    width,
    height,
    at: (x, y) => {
      // A page has millions of pixels, so none of them becomes an object.
      const blue = (y * width + x) * 4;
      const colour = (offset: number): number => pixels[blue + offset] ?? 255;
      return (colour(0) + colour(1) + colour(2)) / 3;
    },
    png: () => {
      const straight = Buffer.from(pixels);
      for (let at = 0; at < straight.length; at += 4) straight.subarray(at, at + 3).reverse();
      return sharp(straight, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer();
    },
  };
}

const bgra = 4;
const white = 0xff_ff_ff_ff;
const annotationsToo = 1;
