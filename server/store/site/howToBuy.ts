import { eq } from 'drizzle-orm';
import type { LocalText } from '../../../src/domain/localText.ts';
import type { Db, Tx } from '../database/connection.ts';
import { settings } from '../schema/shop.ts';

const name = 'howToBuy';

/** The shop's how-to-buy steps, or `null`. */
export async function readHowToBuy(db: Db): Promise<readonly LocalText[] | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  // Only the shop's own code writes this row.
  return (row?.value as readonly LocalText[] | undefined) ?? null;
}

export async function writeHowToBuy(tx: Tx, steps: readonly LocalText[], now: number): Promise<void> {
  const written = { value: steps, updatedAt: now };
  await tx
    .insert(settings)
    .values({ name, ...written })
    .onConflictDoUpdate({ target: settings.name, set: written });
}
