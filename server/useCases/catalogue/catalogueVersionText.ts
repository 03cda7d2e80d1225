import { cachedCatalogueVersion } from '../../catalogue/catalogueVersion.ts';
import type { CallContext } from '../callContext.ts';

/** The version of every public answer that is made of the catalogue and the settings. */
export const catalogueVersionText = async ({ parts }: CallContext): Promise<string> =>
  (await cachedCatalogueVersion(parts.db)).text;
