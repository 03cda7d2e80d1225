import { eq } from 'drizzle-orm';
import { type ShippingOption, usualShipping } from '../../../src/domain/order/shipping.ts';
import type { Db, Tx } from '../database/connection.ts';
import { settings } from '../schema/shop.ts';

/** Not a site setting, because every visitor receives those. */
const name = 'shippingOptions';

/** All shipping options; the default one before any was set. */
export async function readShippingOptions(db: Db): Promise<readonly ShippingOption[]> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  // Only the shop's own code writes this row.
  return (row?.value as readonly ShippingOption[] | undefined) ?? usualShipping;
}

export async function writeShippingOptions(tx: Tx, options: readonly ShippingOption[], now: number): Promise<void> {
  const written = { value: options, updatedAt: now };
  await tx
    .insert(settings)
    .values({ name, ...written })
    .onConflictDoUpdate({ target: settings.name, set: written });
}
