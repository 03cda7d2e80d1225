import { eq } from 'drizzle-orm';
import type { Seller } from '../../../src/domain/tax/seller.ts';
import type { Db, Tx } from '../database/connection.ts';
import { settings } from '../schema/shop.ts';

/** Not a site setting, because every visitor receives those. */
const name = 'seller';

/** The seller; `null` before it was set. */
export async function readSeller(db: Db): Promise<Seller | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  // The stored value passed the contract's schema.
  return row ? (row.value as Seller) : null;
}

export async function writeSeller(tx: Tx, seller: Seller, now: number): Promise<void> {
  await tx
    .insert(settings)
    .values({ name, value: seller, updatedAt: now })
    .onConflictDoUpdate({ target: settings.name, set: { value: seller, updatedAt: now } });
}
