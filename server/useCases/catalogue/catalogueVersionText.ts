import type { CallContext } from '../../http/handle.ts';
import { catalogueVersion } from '../../store/catalogue/items.ts';
import { cachedUntilChanged } from '../../store/database/cachedUntilChanged.ts';
import { items } from '../../store/schema/catalogue.ts';
import { settings } from '../../store/schema/shop.ts';

/** Stands for the catalogue and the settings as they are; no look into the database while nobody changes them. */
export const cachedCatalogueVersion = cachedUntilChanged([items, settings], catalogueVersion);

/** Stands for every public answer that is made of the catalogue and the settings. */
export const catalogueVersionText = async ({ parts }: CallContext): Promise<string> =>
  (await cachedCatalogueVersion(parts.db)).text;
