import type { CallContext } from '../http/handle.ts';
import { catalogueVersion } from '../store/items.ts';

/** Stands for every public answer that is made of the catalogue and the settings. */
export const catalogueVersionText = async ({ parts: { db } }: CallContext): Promise<string> =>
  (await catalogueVersion(db)).text;
