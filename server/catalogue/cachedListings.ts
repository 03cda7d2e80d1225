import { setImmediate as breathe } from 'node:timers/promises';
import { shareNext } from '../base/shareNext.ts';
import type { CatalogueVersion, ListingRow } from '../store/catalogue/items.ts';
import { categoryNames, type ListedItem, listedItems, listingsOfIds, sumsOf } from '../store/catalogue/listedItems.ts';
import type { Db } from '../store/database/connection.ts';
import { cachedCatalogueVersion } from './catalogueVersion.ts';
import { type Listings, listings } from './listings.ts';

/** Rows of one statement, and of one stretch of work: others are answered in between. */
const atOnce = 200;
/** An earlier change may become visible later (ms). */
const overlapMs = 60_000;

type Kept = {
  version: CatalogueVersion | null;
  items: ReadonlyMap<string, ListedItem>;
  readonly rows: Map<string, ListingRow>;
  categories: ReadonlyMap<string, string>;
  listings: Listings;
  readonly refresh: () => Promise<void>;
};

const keptOf = new WeakMap<Db, Kept>();

/**
 * All list rows in memory. After a change of the catalogue the changed rows are read again before anything is answered.
 */
export async function cachedListings(db: Db): Promise<Listings> {
  const kept = keptOf.get(db) ?? begin(db);
  if (kept.version?.text !== (await cachedCatalogueVersion(db)).text) await kept.refresh();
  return kept.listings;
}

function begin(db: Db): Kept {
  const kept: Kept = {
    ...{ version: null, items: new Map(), rows: new Map(), categories: new Map(), listings: listings() },
    refresh: shareNext(() => refresh(db, kept)),
  };
  keptOf.set(db, kept);
  return kept;
}

async function refresh(db: Db, kept: Kept): Promise<void> {
  // First, so that changes meanwhile are read again.
  const version = await cachedCatalogueVersion(db);
  const items = await readItems(db, kept, version);
  const categories = await categoryNames(db);
  const changed = [...items.values()].filter((item) => item.isShown && !isKnown(kept, item)).map(({ id }) => id);
  const gone = [...kept.rows.keys()].filter((id) => items.get(id)?.isShown !== true);
  const rows: ListingRow[] = [];
  for (let from = 0; from < changed.length; from += atOnce) {
    rows.push(...(await listingsOfIds(db, changed.slice(from, from + atOnce))));
  }

  for (const id of gone) kept.rows.delete(id);
  for (const row of rows) kept.rows.set(row.id, row);
  const isRenamed = JSON.stringify([...categories]) !== JSON.stringify([...kept.categories]);
  kept.categories = categories;
  if (isRenamed || rows.length > atOnce || kept.listings.waste() > kept.rows.size) {
    kept.listings = await buildAnew(kept);
  } else {
    for (const id of gone) kept.listings.remove(id);
    for (const row of rows) kept.listings.put(named(kept, row));
  }
  kept.items = items;
  kept.version = version;
}

/** The items: recent changes merged with the known ones, or all if the sums differ. */
async function readItems(db: Db, kept: Kept, version: CatalogueVersion): Promise<ReadonlyMap<string, ListedItem>> {
  if (kept.version !== null) {
    const items = new Map(kept.items);
    for (const item of await listedItems(db, kept.version.changedAt - overlapMs)) items.set(item.id, item);
    if (sumsOf(items.values()) === version.sums) return items;
  }
  return new Map((await listedItems(db, null)).map((item) => [item.id, item]));
}

function isKnown({ items, rows }: Kept, { id, updatedAt, seatsTaken }: ListedItem): boolean {
  const known = items.get(id);
  return rows.has(id) && known?.updatedAt === updatedAt && known.seatsTaken === seatsTaken;
}

async function buildAnew(kept: Kept): Promise<Listings> {
  const built = listings();
  let done = 0;
  for (const row of kept.rows.values()) {
    built.put(named(kept, row));
    done += 1;
    if (done % atOnce === 0) await breathe();
  }
  return built;
}

const named = ({ categories }: Kept, row: ListingRow) => ({
  row,
  categoryNames: categories.get(row.categoryPath) ?? '',
});
