import { clear, entries, type UseStore } from 'idb-keyval';
import { isRecord, readCart } from '../cart/cartStorage.ts';
import { forgetCartItems } from '../cart/forgetCartItems.ts';
import { bytesOfAllLectures } from '../learning/downloadedLectures.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import { isSeenBy } from '../outbox/isSeenBy.ts';
import { allEntries } from '../outbox/outboxStore.ts';
import { readKnownOrders } from '../session/knownOrders.ts';
import { readSharedSlips } from '../session/sharedSlips.ts';
import { bytesOfCatalogue, clearCachedCatalogue } from './catalogueStore.ts';
import { isTyped } from './forgetTyped.ts';
import { picturesCache } from './picturesCache.ts';
import { rowNames } from './rowNames.ts';
import { deviceStore, privateQueryStore, sharedQueryStore } from './stores.ts';
import { storePatienceMs, withinLimit } from './withinLimit.ts';

export type StorageSpace = {
  /** Used bytes in total, including the app; `null` if the browser does not tell. */
  readonly total: number | null;
  /** Free space; `null` if the browser does not tell. */
  readonly free: number | null;
};

/** Storage use in bytes; `null` where a store fails or does not answer. Rows are measured as text, approximately. */
export type StorageUse = StorageSpace & {
  readonly lectures: number | null;
  readonly pictures: number | null;
  /** Cached courses, products and prices. */
  readonly catalogue: number | null;
  /** Orders, lecture lists and progress of the signed-in person. */
  readonly personal: number | null;
  /** Unsent reports and slips. */
  readonly outbox: number | null;
  /** Unsent watched time. */
  readonly unsentProgress: number | null;
  /** Cart, buyer details and drafts. */
  readonly typed: number | null;
  /** Shared pictures without an order. */
  readonly sharedSlips: number | null;
  /** The rest: the app and the browser's own data; `null` if unknown. */
  readonly app: number | null;
  /** The browser has promised not to evict it. */
  readonly isPersisted: boolean;
};

/** Measures all stores. `userId`: the current person; entries that wait for another person are left out. */
export async function measureStorage(userId: string | null): Promise<StorageUse> {
  const [lectures, pictures, shop, ordered, personal, waiting, typed, sharedSlips, space, isPersisted] =
    await Promise.all([
      ifTold(bytesOfAllLectures()),
      ifTold(bytesOfPictures()),
      ifTold(bytesOfShop()),
      ifTold(bytesOfOrderedItems()),
      ifTold(bytesOfRows(privateQueryStore(), saysSomething)),
      ifTold(waitingFor(userId)),
      ifTold(bytesOfTyped()),
      ifTold(bytesOfSharedSlips(userId)),
      measureSpace(),
      ifTold(hasPromise()),
    ]);
  const parts = {
    lectures,
    pictures,
    catalogue: shop === null ? null : shop + (ordered ?? 0),
    personal,
    outbox: waiting && bytesOfEntries(waiting, 'transferReport'),
    unsentProgress: waiting && bytesOfEntries(waiting, 'progress'),
    typed,
    sharedSlips,
  };
  const told = Object.values(parts).filter((bytes) => bytes !== null);
  const isWhole = told.length === Object.values(parts).length;
  return {
    ...parts,
    app: space.total === null || !isWhole ? null : Math.max(0, space.total - sum(told)),
    ...space,
    isPersisted: isPersisted ?? false,
  };
}

/** The browser's estimate, without reading any store: cheap enough for polling. */
export async function measureSpace(): Promise<StorageSpace> {
  const { usage, quota } = (await ifTold(estimate())) ?? {};
  return {
    total: usage ?? null,
    free: usage === undefined || quota === undefined ? null : Math.max(0, quota - usage),
  };
}

/** A store that hangs or fails costs its own figure only. */
const ifTold = <T>(answer: Promise<T>): Promise<T | null> => withinLimit(answer, storePatienceMs).catch(() => null);

/** Deletes the cached pictures, which are cached again when shown. */
export const clearPictures = async (): Promise<void> => {
  await caches.delete(picturesCache);
};

/** The cached shop; it is fetched again with the next visit. */
export const clearCatalogue = async (): Promise<void> => {
  await clear(sharedQueryStore());
  await clearCachedCatalogue();
  await forgetCartItems((await readCart()).lines.map(({ itemId }) => itemId));
};

const hasPromise = async (): Promise<boolean> => (await navigator.storage?.persisted?.()) ?? false;

const estimate = async (): Promise<StorageEstimate> => (await navigator.storage?.estimate?.()) ?? {};

const bytesOfShop = async (): Promise<number> =>
  sum(await Promise.all([bytesOfRows(sharedQueryStore()), bytesOfCatalogue()]));

/** Size of items known from the cart, which count with a cart that is not empty. */
async function bytesOfOrderedItems(): Promise<number> {
  if ((await readCart()).lines.length > 0) return 0;
  return bytesOfRows(deviceStore(), (key, row) => key === rowNames.cartItems && isRecord(row) && saysAnything(row));
}

const saysAnything = (row: object): boolean => Object.keys(row).length > 0;

async function bytesOfPictures(): Promise<number> {
  if (!('caches' in globalThis)) return 0;
  const cache = await caches.open(picturesCache);
  const pictures = await cache.matchAll();
  const sizes = await Promise.all(pictures.map(async (picture) => (await picture.blob()).size));
  return sum(sizes);
}

/** Items of an emptied cart count as cached shop data, because clearing would not delete them. */
async function bytesOfTyped(): Promise<number> {
  const { lines } = await readCart();
  const isOfCart = (key: string) => key === rowNames.cart || key === rowNames.cartItems;
  return bytesOfRows(deviceStore(), (key) => isTyped(key) && (lines.length > 0 || !isOfCart(key)));
}

/** Whether a row holds personal data. A guest's session row does not. */
const saysSomething = (_key: string, row: unknown): boolean => !isRecord(row) || row.data !== null;

type Counts = (key: string, row: unknown) => boolean;

async function bytesOfRows(store: UseStore, counts: Counts = () => true): Promise<number> {
  const rows = (await entries<string, unknown>(store)).filter(([key, row]) => counts(key, row));
  return sum(rows.map(([key, row]) => new Blob([key]).size + bytesOfRow(row)));
}

/** Size of a row; binary data by its bytes, because JSON drops it. */
function bytesOfRow(row: unknown): number {
  let pictures = 0;
  const words = JSON.stringify(row, (_name, value: unknown) => {
    if (!(value instanceof ArrayBuffer)) return value;
    pictures += value.byteLength;
    return null;
  });
  return pictures + new Blob([words ?? '']).size;
}

/** Sent entries stay in the list for a while, but wait for nothing. */
async function waitingFor(userId: string | null): Promise<readonly OutboxEntry[]> {
  const [stored, known] = await Promise.all([allEntries(), readKnownOrders()]);
  return stored.filter((entry) => entry.state !== 'sent' && isSeenBy(entry, userId, known));
}

function bytesOfEntries(waiting: readonly OutboxEntry[], kind: OutboxEntry['kind']): number {
  const ofKind = waiting.filter((entry) => entry.kind === kind);
  const slips = ofKind.flatMap((entry) => entry.slips).map(({ bytes }) => bytes);
  return sum([...slips, ...ofKind.map((entry) => new Blob([JSON.stringify(entry)]).size)]);
}

async function bytesOfSharedSlips(userId: string | null): Promise<number> {
  const seen = (await readSharedSlips()).filter((slip) => slip.userId === null || slip.userId === userId);
  return sum(seen.map(({ bytes }) => bytes.byteLength));
}

const sum = (sizes: readonly number[]): number => sizes.reduce((whole, size) => whole + size, 0);
