import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A content encoding of a text. */
export type Packing = 'br' | 'gzip';

/** More effort hardly shrinks a page and takes several times as long. */
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Compresses a text in each encoding. */
export const pack = {
  br: (text: string | Buffer): Promise<Buffer> => promisify(brotliCompress)(text, brotli),
  gzip: (text: string | Buffer): Promise<Buffer> => promisify(gzip)(text),
} satisfies Record<Packing, unknown>;

/** The best supported encoding (`Accept-Encoding`, RFC 9110, 12.5.3); `null` without one. */
export function packingFor(accepted: string | string[] | undefined): Packing | null {
  const able = new Set(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*q=/))
      .filter(([, weight = '1']) => Number(weight) > 0)
      .map(([name]) => name),
  );
  return able.has('br') ? 'br' : able.has('gzip') ? 'gzip' : null;
}

/** Compresses a cached text once for its lifetime. */
export function packOnce() {
  const packed = new WeakMap<object, Map<string, Promise<Buffer>>>();
  return (madeOf: object, variant: string, text: string, packing: Packing): Promise<Buffer> => {
    const variants = packed.get(madeOf) ?? new Map<string, Promise<Buffer>>();
    packed.set(madeOf, variants);
    const key = `${packing} ${variant}`;
    const bytes = variants.get(key) ?? pack[packing](text);
    variants.set(key, bytes);
    return bytes;
  };
}
