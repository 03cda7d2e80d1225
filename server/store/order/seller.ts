import { eq } from 'drizzle-orm';
import type { Seller } from '../../../src/domain/tax/seller.ts';
import type { Db, Tx } from '../database/connection.ts';
import { settings } from '../schema/shop.ts';

/** Beside the site settings, which every visitor is sent. */
const name = 'seller';

/** Who issues the shop's documents; `null` before somebody has said so. */
export async function readSeller(db: Db): Promise<Seller | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  // What was stored came through the contract's schema.
  return row ? (row.value as Seller) : null;
}

export async function writeSeller(tx: Tx, seller: Seller, now: number): Promise<void> {
  await tx
    .insert(settings)
    .values({ name, value: seller, updatedAt: now })
    .onConflictDoUpdate({ target: settings.name, set: { value: seller, updatedAt: now } });
}
