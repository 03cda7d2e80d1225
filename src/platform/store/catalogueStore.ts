import { clear, promisifyRequest } from 'idb-keyval';
import type { CatalogueSum } from '../../domain/catalogue/course.ts';
import { catalogueStore } from './stores.ts';

/** What the kept catalogue is, written with every change of it in one transaction. */
export type CatalogueHead = {
  /** Grows with every change, so that a second tab sees that another one has written. */
  readonly revision: number;
  /** The server's instant to ask from next time, and the tag of its last answer. */
  readonly asOf: number;
  readonly tag: string | null;
  /** What the rows come to. */
  readonly whole: CatalogueSum;
  /** When the server was last asked (device ms). */
  readonly readAt: number;
  /** How many parts there are. */
  readonly parts: number;
};

/** A part of the catalogue: some hundred rows, and beside them their words for searching. Each is a compressed text. */
export type KeptPart = { readonly rows: ArrayBuffer; readonly words: ArrayBuffer };

/** Version of the parts and of the rows in them. Raise it when a shape changes: a catalogue of another version is dropped. */
const format = 4;

const headKey = 'head';
const rowsKey = (part: number) => `rows ${part}`;
const wordsPrefix = 'words ';
const wordsKey = (part: number) => `${wordsPrefix}${part}`;
const allWords = () => IDBKeyRange.bound(wordsPrefix, `${wordsPrefix}~`);

/** The words of all parts with their head, as they stood at one moment; `null` where nothing of ours is kept. Throws where some are missing. */
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
    if (parts.length !== head.parts) throw new Error('The kept catalogue is not whole');
    return { head, words: new Map(parts) };
  });

export const readHead = (): Promise<CatalogueHead | null> =>
  catalogueStore()('readonly', async (store) => {
    const head = await promisifyRequest<unknown>(store.get(headKey));
    return isHead(head) ? head : null;
  });

/** The rows of some parts; `null` where somebody has written since this revision. */
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
 * Writes the changed parts and the head, all or nothing; `null` takes a part out. Answers `false`, and writes nothing,
 * where the store no longer stands at the revision that the changes were made from. `whole`: the parts are everything, and
 * take the place of whatever was there.
 */
export const writeParts = (
  from: number | null | 'whole',
  head: CatalogueHead,
  parts: ReadonlyMap<number, KeptPart | null>,
): Promise<boolean> =>
  catalogueStore()('readwrite', async (store) => {
    if (from === 'whole') store.clear();
    else {
      const before = await promisifyRequest<unknown>(store.get(headKey));
      if ((isHead(before) ? before.revision : null) !== from) return false;
    }
    for (const [part, kept] of parts) {
      if (kept === null) {
        store.delete(rowsKey(part));
        store.delete(wordsKey(part));
      } else {
        store.put(kept.rows, rowsKey(part));
        store.put(kept.words, wordsKey(part));
      }
    }
    store.put({ ...head, format }, headKey);
    await promisifyRequest(store.transaction);
    return true;
  });

/** Bytes of everything kept. */
export const bytesOfCatalogue = (): Promise<number> =>
  catalogueStore()('readonly', async (store) => {
    const values = await promisifyRequest<unknown[]>(store.getAll());
    return values.reduce<number>((sum, value) => sum + (isBytes(value) ? value.byteLength : 0), 0);
  });

export const clearCachedCatalogue = (): Promise<void> => clear(catalogueStore());

/** A text, compressed: Thai takes three bytes a letter, and light rows repeat themselves. */
export const pack = (text: string): Promise<ArrayBuffer> =>
  through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text)).arrayBuffer();

/** Throws where the bytes are not what `pack` made. */
export const unpack = (bytes: ArrayBuffer): Promise<string> =>
  through(new DecompressionStream('deflate-raw'), new Uint8Array(bytes)).text();

/** The bytes are handed over as they lie in memory: a `Blob` would go by way of another process. */
function through({ readable, writable }: CompressionStream | DecompressionStream, bytes: BufferSource): Response {
  const writer = writable.getWriter();
  // A fault of the bytes is the reader's to tell.
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
