import { eq } from 'drizzle-orm';
import type { LocalText } from '../../src/domain/localText.ts';
import type { Db } from './connection.ts';
import { settings } from './schema/shop.ts';

/** The shop's own words on how to buy, step by step, or `null` where it has none. */
export async function readHowToBuy(db: Db): Promise<readonly LocalText[] | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, 'howToBuy'));
  // Only the shop's own code writes this row.
  return (row?.value as readonly LocalText[] | undefined) ?? null;
}
