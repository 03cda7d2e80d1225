import { clear, promisifyRequest } from 'idb-keyval';
import type { CatalogueSum } from '../../domain/catalogue/course.ts';
import { catalogueStore } from './stores.ts';

/** Metadata of the cached catalogue, written with each change in one transaction. */
export type CatalogueHead = {
  /** Increases with each change, so that a second tab notices writes of another one. */
  readonly revision: number;
  /** The server's time to ask from next, and the tag of its last answer. */
  readonly asOf: number;
  readonly tag: string | null;
  /** The time to ask for texts from, and the tag of the rows that they belong to; `null` before the first texts. */
  readonly texts: { readonly asOf: number; readonly tag: string | null } | null;
  /** Number of rows. */
  readonly whole: CatalogueSum;
  /** Time of the last request (device ms). */
  readonly readAt: number;
  /** Number of parts. */
  readonly parts: number;
};

/** A part of the catalogue: some hundred rows and their search words, each as compressed text. */
export type CatalogueRowsPart = { readonly rows: ArrayBuffer; readonly words: ArrayBuffer };

/** Format version of parts and rows. Raise it when a shape changes: a catalogue of another version is dropped. */
const format = 6;

const headKey = 'head';
const rowsKey = (part: number) => `rows ${part}`;
const wordsPrefix = 'words ';
const wordsKey = (part: number) => `${wordsPrefix}${part}`;
const allWords = () => IDBKeyRange.bound(wordsPrefix, `${wordsPrefix}~`);

/**
 * The words of all parts with the metadata, read in one transaction; `null` without a catalogue. Throws if some are
 * missing.
 */
export const readWords = (): Promise<{
  readonly head: CatalogueHead;
  readonly words: ReadonlyMap<number, ArrayBuffer>;
} | null> =>
  catalogueStore()('readonly', async (store) => {
    const [head, keys, words] = await Promise.all([
      promisifyRequest<unknown>(store.get(headKey)),
      promisifyRequest(store.getAllKeys(allWords())),
      promisifyRequest<unknown[]>(store.getAll(allWords())),
    ]);
    if (!isHead(head)) return null;
    const parts = keys.flatMap((key, place): [number, ArrayBuffer][] => {
      const bytes = words[place];
      return isBytes(bytes) ? [[partOf(key), bytes]] : [];
    });
    if (parts.length !== head.parts) throw new Error('The cached catalogue is not whole');
    return { head, words: new Map(parts) };
  });

export const readHead = (): Promise<CatalogueHead | null> =>
  catalogueStore()('readonly', async (store) => {
    const head = await promisifyRequest<unknown>(store.get(headKey));
    return isHead(head) ? head : null;
  });

/** The rows of some parts; `null` if the catalogue was written since this revision. */
export const readRows = (
  revision: number,
  parts: readonly number[],
): Promise<ReadonlyMap<number, ArrayBuffer> | null> =>
  catalogueStore()('readonly', async (store) => {
    const [head, ...rows] = await Promise.all([
      promisifyRequest<unknown>(store.get(headKey)),
      ...parts.map((part) => promisifyRequest<unknown>(store.get(rowsKey(part)))),
    ]);
    if (!isHead(head) || head.revision !== revision) return null;
    return new Map(rows.flatMap((bytes, place) => (isBytes(bytes) ? [[parts[place] ?? 0, bytes]] : [])));
  });

/**
 * Writes the changed parts and the metadata in one transaction; `null` removes a part. Returns `false` and writes
 * nothing if the stored revision is another one. `whole`: the parts replace everything.
 */
export const writeParts = (
  from: number | null | 'whole',
  head: CatalogueHead,
  parts: ReadonlyMap<number, CatalogueRowsPart | null>,
): Promise<boolean> =>
  catalogueStore()('readwrite', async (store) => {
    if (from === 'whole') store.clear();
    else {
      const before = await promisifyRequest<unknown>(store.get(headKey));
      if ((isHead(before) ? before.revision : null) !== from) return false;
    }
    for (const [part, written] of parts) {
      if (written === null) {
        store.delete(rowsKey(part));
        store.delete(wordsKey(part));
      } else {
        store.put(written.rows, rowsKey(part));
        store.put(written.words, wordsKey(part));
      }
    }
    store.put({ ...head, format }, headKey);
    await promisifyRequest(store.transaction);
    return true;
  });

/** Size of the cached catalogue (bytes). */
export const bytesOfCatalogue = (): Promise<number> =>
  catalogueStore()('readonly', async (store) => {
    const values = await promisifyRequest<unknown[]>(store.getAll());
    return values.reduce<number>((sum, value) => sum + (isBytes(value) ? value.byteLength : 0), 0);
  });

export const clearCachedCatalogue = (): Promise<void> => clear(catalogueStore());

/** Compresses a text: Thai takes three bytes a letter, and rows are repetitive. */
export const pack = (text: string): Promise<ArrayBuffer> =>
  through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text)).arrayBuffer();

/** Throws if the bytes are not from `pack`. */
export const unpack = (bytes: ArrayBuffer): Promise<string> =>
  through(new DecompressionStream('deflate-raw'), new Uint8Array(bytes)).text();

/** A plain stream, because a `Blob` would go through another process. */
function through({ readable, writable }: CompressionStream | DecompressionStream, bytes: BufferSource): Response {
  const writer = writable.getWriter();
  // The reader reports faulty bytes.
  void writer.write(bytes).catch(() => {});
  void writer.close().catch(() => {});
  return new Response(readable);
}

const partOf = (key: IDBValidKey): number => Number(String(key).slice(wordsPrefix.length));
const isBytes = (value: unknown): value is ArrayBuffer => value instanceof ArrayBuffer;

const isHead = (value: unknown): value is CatalogueHead =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === format &&
  ['revision', 'asOf', 'readAt', 'parts'].every((name) => Number.isFinite(Reflect.get(value, name)));
