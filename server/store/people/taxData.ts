import { eq } from 'drizzle-orm';
import type { TaxData } from '../../../src/domain/tax/taxData.ts';
import type { Db, Tx } from '../database/connection.ts';
import { taxData } from '../schema/taxData.ts';

/** A person's tax data, or `null`. */
export async function readTaxData(db: Db, userId: string): Promise<TaxData | null> {
  const [row] = await db.select().from(taxData).where(eq(taxData.userId, userId));
  if (!row) return null;
  const { personType, nameOne, nameTwo, payerId, address, postcode, deliveryAddress, certificateName } = row;
  return {
    ...{ personType, nameOne, nameTwo, payerId, address, postcode },
    isDeliveredToTaxAddress: deliveryAddress === null,
    deliveryAddress: deliveryAddress ?? '',
    certificateName,
  };
}

export async function writeTaxData(tx: Tx, userId: string, data: TaxData, now: number): Promise<void> {
  const { isDeliveredToTaxAddress, deliveryAddress, ...fields } = data;
  const row = { ...fields, deliveryAddress: isDeliveredToTaxAddress ? null : deliveryAddress, updatedAt: now };
  await tx
    .insert(taxData)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: taxData.userId, set: row });
}
