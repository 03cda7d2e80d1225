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
import { keptPicturesCache } from './keptPictures.ts';
import { rowNames } from './rowNames.ts';
import { deviceStore, privateQueryStore, sharedQueryStore } from './stores.ts';
import { storePatienceMs, withinLimit } from './withinLimit.ts';

export type StorageSpace = {
  /** Everything, the app itself included; `null` where the browser does not say. */
  readonly total: number | null;
  /** What may still be kept; `null` where the browser does not say. */
  readonly free: number | null;
};

/**
 * What this device keeps for the app, in bytes; `null` where its store fails or does not answer. The rows of the stores are
 * measured as text, so about.
 */
export type StorageUse = StorageSpace & {
  readonly lectures: number | null;
  readonly pictures: number | null;
  /** Courses, products and prices that were seen. */
  readonly catalogue: number | null;
  /** Orders, lecture lists and progress of whoever is signed in. */
  readonly personal: number | null;
  /** Reports and slips that wait to be sent. */
  readonly outbox: number | null;
  /** Watched time that waits to be sent. */
  readonly unsentProgress: number | null;
  /** Cart, details of the buyer, and what was typed and not sent. */
  readonly typed: number | null;
  /** Pictures that were shared with the app and wait for their order. */
  readonly sharedSlips: number | null;
  /** What is used and is none of the others: the app and the browser's own bookkeeping; `null` where it cannot be told. */
  readonly app: number | null;
  /** Whether the browser has promised not to clear it by itself. */
  readonly isPersisted: boolean;
};

/** `userId`: who is here; what waits on this device for somebody else is not told them. */
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

/** As the browser reckons it, without a look into any store: cheap enough to be asked again and again. */
export async function measureSpace(): Promise<StorageSpace> {
  const { usage, quota } = (await ifTold(estimate())) ?? {};
  return {
    total: usage ?? null,
    free: usage === undefined || quota === undefined ? null : Math.max(0, quota - usage),
  };
}

/** One store that hangs or fails costs its own figure, and not the screen. */
const ifTold = <T>(answer: Promise<T>): Promise<T | null> => withinLimit(answer, storePatienceMs).catch(() => null);

/** They come again as they are seen. */
export const clearPictures = async (): Promise<void> => {
  await caches.delete(keptPicturesCache);
};

/** What was seen of the shop; it comes again with the next look at it. */
export const clearCatalogue = async (): Promise<void> => {
  await clear(sharedQueryStore());
  await clearCachedCatalogue();
  await forgetCartItems((await readCart()).lines.map(({ itemId }) => itemId));
};

const hasPromise = async (): Promise<boolean> => (await navigator.storage?.persisted?.()) ?? false;

const estimate = async (): Promise<StorageEstimate> => (await navigator.storage?.estimate?.()) ?? {};

const bytesOfShop = async (): Promise<number> =>
  sum(await Promise.all([bytesOfRows(sharedQueryStore()), bytesOfCatalogue()]));

/** What is known of items that were in the cart; while something lies in it, that counts with it. */
async function bytesOfOrderedItems(): Promise<number> {
  if ((await readCart()).lines.length > 0) return 0;
  return bytesOfRows(deviceStore(), (key, row) => key === rowNames.cartItems && isRecord(row) && saysAnything(row));
}

const saysAnything = (row: object): boolean => Object.keys(row).length > 0;

async function bytesOfPictures(): Promise<number> {
  if (!('caches' in globalThis)) return 0;
  const cache = await caches.open(keptPicturesCache);
  const pictures = await cache.matchAll();
  const sizes = await Promise.all(pictures.map(async (picture) => (await picture.blob()).size));
  return sum(sizes);
}

/** An emptied cart is nothing that could be cleared; what is known of what was in it was seen of the shop. */
async function bytesOfTyped(): Promise<number> {
  const { lines } = await readCart();
  const isOfCart = (key: string) => key === rowNames.cart || key === rowNames.cartItems;
  return bytesOfRows(deviceStore(), (key) => isTyped(key) && (lines.length > 0 || !isOfCart(key)));
}

/** A guest's device keeps that nobody is signed in, which is nothing of a person. */
const saysSomething = (_key: string, row: unknown): boolean => !isRecord(row) || row.data !== null;

type Counts = (key: string, row: unknown) => boolean;

async function bytesOfRows(store: UseStore, counts: Counts = () => true): Promise<number> {
  const rows = (await entries<string, unknown>(store)).filter(([key, row]) => counts(key, row));
  return sum(rows.map(([key, row]) => new Blob([key]).size + bytesOfRow(row)));
}

/** Pictures by their bytes, of which JSON knows nothing. */
function bytesOfRow(row: unknown): number {
  let pictures = 0;
  const words = JSON.stringify(row, (_name, value: unknown) => {
    if (!(value instanceof ArrayBuffer)) return value;
    pictures += value.byteLength;
    return null;
  });
  return pictures + new Blob([words ?? '']).size;
}

/** What was sent stands in the list for a while, and waits for nothing. */
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
