import { type CatalogueVersion, catalogueVersion } from '../store/catalogue/items.ts';
import { cachedUntilChanged } from '../store/database/cachedUntilChanged.ts';
import type { Db } from '../store/database/connection.ts';
import { categories, items } from '../store/schema/catalogue.ts';
import { settings } from '../store/schema/shop.ts';

/** The database's present version; it is asked only after one of the tables changed. */
export const presentCatalogueVersion = cachedUntilChanged([items, categories, settings], catalogueVersion);

/** The versions from before a running import. */
const held = new WeakMap<Db, CatalogueVersion>();

/** The version of the catalogue and the settings that visitors see. */
export const cachedCatalogueVersion = async (db: Db): Promise<CatalogueVersion> =>
  held.get(db) ?? (await presentCatalogueVersion(db));

/** Shows visitors this version while the work changes the catalogue. */
export async function holdingVersion(db: Db, version: CatalogueVersion, work: () => Promise<void>): Promise<void> {
  held.set(db, version);
  try {
    await work();
  } finally {
    held.delete(db);
  }
}
