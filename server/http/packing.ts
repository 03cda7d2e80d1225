import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a text may travel, as `Content-Encoding` names it. */
export type Packing = 'br' | 'gzip';

/** A page is hardly smaller beyond this, and takes several times as long. */
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const pack = {
  br: (text: string): Promise<Buffer> => promisify(brotliCompress)(text, brotli),
  gzip: (text: string): Promise<Buffer> => promisify(gzip)(text),
} satisfies Record<Packing, unknown>;

/** The smallest one that a browser says it can unpack (`Accept-Encoding`, RFC 9110, 12.5.3); `null` where there is none. */
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

/** Packs the texts that are made of something that is kept, each once for as long as that is. */
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
