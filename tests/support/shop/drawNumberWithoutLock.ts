import { eq } from 'drizzle-orm';
import { counterOf, type DrawNumber } from '../../../server/store/order/documents.ts';
import { counters } from '../../../server/store/schema/shop.ts';

/**
 * A faulty way to draw a number: read, then write plus one. Concurrent draws get the same one, so the race tests must
 * notice it.
 */
export const drawNumberWithoutLock: DrawNumber = async (tx, series) => {
  const name = counterOf(series);
  await tx.insert(counters).values({ name, value: 0 }).onConflictDoNothing();
  const [seen] = await tx.select().from(counters).where(eq(counters.name, name));
  const value = (seen?.value ?? 0) + 1;
  await tx.update(counters).set({ value }).where(eq(counters.name, name));
  return value;
};
