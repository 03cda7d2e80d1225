import { eq } from 'drizzle-orm';
import { counterOf, type DrawNumber } from '../../../server/store/order/documents.ts';
import { counters } from '../../../server/store/schema/shop.ts';

/**
 * How a number must not be drawn: first it looks, then it writes what it saw and one more. Two that look at the same
 * moment draw the same one. It is here to show that the races would notice.
 */
export const drawNumberWithoutLock: DrawNumber = async (tx, series) => {
  const name = counterOf(series);
  await tx.insert(counters).values({ name, value: 0 }).onConflictDoNothing();
  const [seen] = await tx.select().from(counters).where(eq(counters.name, name));
  const value = (seen?.value ?? 0) + 1;
  await tx.update(counters).set({ value }).where(eq(counters.name, name));
  return value;
};
