import { catalogueVersion } from '../store/catalogue/items.ts';
import { cachedUntilChanged } from '../store/database/cachedUntilChanged.ts';
import { categories, items } from '../store/schema/catalogue.ts';
import { settings } from '../store/schema/shop.ts';

/** The version of the catalogue and the settings; the database is asked only after one of their tables changed. */
export const cachedCatalogueVersion = cachedUntilChanged([items, categories, settings], catalogueVersion);
