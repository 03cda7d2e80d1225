import { eq } from 'drizzle-orm';
import { type ShippingOption, usualShipping } from '../../../src/domain/order/shipping.ts';
import type { Db, Tx } from '../database/connection.ts';
import { settings } from '../schema/shop.ts';

/** Beside the site settings, which every visitor is sent. */
const name = 'shippingOptions';

/** How the shop sends its products, offered or not; the usual way before it has said so. */
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
