import { setImmediate as breathe } from 'node:timers/promises';
import { compareIds } from '../../src/domain/idOrder.ts';
import { shareNext } from '../base/shareNext.ts';
import type { CatalogueVersion, ListingRow } from '../store/catalogue/items.ts';
import {
  type ListedCategory,
  type ListedItem,
  listedCategories,
  listedItems,
  listingsOfIds,
  sumsOf,
} from '../store/catalogue/listedItems.ts';
import type { Db } from '../store/database/connection.ts';
import { cachedCatalogueVersion, holdingVersion, presentCatalogueVersion } from './catalogueVersion.ts';
import { type Listings, listings } from './listings.ts';

/** Rows of one statement, and of one stretch of work: others are answered in between. */
const atOnce = 100;
/** An earlier change may become visible later (ms). */
const overlapMs = 60_000;

type Cache = {
  version: CatalogueVersion | null;
  items: ReadonlyMap<string, ListedItem>;
  readonly rows: Map<string, ListingRow>;
  categories: readonly ListedCategory[];
  listings: Listings;
  readonly refresh: () => Promise<void>;
};

const cacheOf = new WeakMap<Db, Cache>();

/**
 * All list rows in memory. After a change of the catalogue the changed rows are read again before anything is answered.
 */
export const cachedListings = async (db: Db): Promise<Listings> => (await presentCache(db)).listings;

/** The same rows, in the order of the shop. */
export const cachedRows = async (db: Db): Promise<readonly ListingRow[]> =>
  [...(await presentCache(db)).rows.values()].sort(
    (one, other) => one.rank - other.rank || compareIds(one.id, other.id),
  );

async function presentCache(db: Db): Promise<Cache> {
  const cache = cacheOf.get(db) ?? begin(db);
  if (cache.version?.text !== (await cachedCatalogueVersion(db)).text) await cache.refresh();
  return cache;
}

/** Answers lists as they were while many rows are written, and reads the rows once before the new lists are shown. */
export async function holdingListings(db: Db, write: () => Promise<void>): Promise<void> {
  const cache = cacheOf.get(db);
  await cache?.refresh();
  // Nobody has asked for a list yet.
  if (cache?.version == null) return await write();
  await holdingVersion(db, cache.version, async () => {
    await write();
    await cache.refresh();
  });
}

function begin(db: Db): Cache {
  const cache: Cache = {
    ...{ version: null, items: new Map(), rows: new Map(), categories: [], listings: listings([]) },
    refresh: shareNext(() => refresh(db, cache)),
  };
  cacheOf.set(db, cache);
  return cache;
}

async function refresh(db: Db, cache: Cache): Promise<void> {
  // First, so that changes meanwhile are read again.
  const version = await presentCatalogueVersion(db);
  const items = await readItems(db, cache, version);
  const categories = await listedCategories(db);
  const changed = [...items.values()].filter((item) => item.isShown && !isKnown(cache, item)).map(({ id }) => id);
  const gone = [...cache.rows.keys()].filter((id) => items.get(id)?.isShown !== true);
  const rows: ListingRow[] = [];
  for (let from = 0; from < changed.length; from += atOnce) {
    rows.push(...(await listingsOfIds(db, changed.slice(from, from + atOnce))));
    // Awaiting the embedded database gives nobody else a turn.
    await breathe();
  }

  for (const id of gone) cache.rows.delete(id);
  for (const row of rows) cache.rows.set(row.id, row);
  const isOtherTree = JSON.stringify(categories) !== JSON.stringify(cache.categories);
  cache.categories = categories;
  if (isOtherTree || rows.length > atOnce || cache.listings.waste() > cache.rows.size) {
    cache.listings = await buildAnew(cache);
  } else {
    for (const id of gone) cache.listings.remove(id);
    for (const row of rows) cache.listings.put(named(cache, row));
  }
  cache.items = items;
  cache.version = version;
}

/** The items: recent changes merged with the known ones, or all if the sums differ. */
async function readItems(db: Db, cache: Cache, version: CatalogueVersion): Promise<ReadonlyMap<string, ListedItem>> {
  if (cache.version !== null) {
    const items = new Map(cache.items);
    for (const item of await listedItems(db, cache.version.changedAt - overlapMs)) items.set(item.id, item);
    if (sumsOf(items.values()) === version.sums) return items;
  }
  return new Map((await listedItems(db, null)).map((item) => [item.id, item]));
}

function isKnown({ items, rows }: Cache, { id, updatedAt, seatsTaken }: ListedItem): boolean {
  const known = items.get(id);
  return rows.has(id) && known?.updatedAt === updatedAt && known.seatsTaken === seatsTaken;
}

async function buildAnew(cache: Cache): Promise<Listings> {
  const built = listings(cache.categories);
  let done = 0;
  for (const row of cache.rows.values()) {
    built.put(named(cache, row));
    done += 1;
    if (done % atOnce === 0) await breathe();
  }
  return built;
}

const named = ({ categories }: Cache, row: ListingRow) => ({
  row,
  categoryNames: categories.find(({ linkPath }) => linkPath === row.categoryPath)?.names ?? '',
});
