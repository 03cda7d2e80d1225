import { eq } from 'drizzle-orm';
import type { TakeSeats } from '../../../server/store/order/seatHolds.ts';
import { items } from '../../../server/store/schema/catalogue.ts';

/**
 * How seats must not be taken: first it looks, then it writes what it saw plus its own. Two buyers who look at the
 * same moment both see the last seat. It is here to show that the races would notice.
 */
export const takeSeatsWithoutLock: TakeSeats = async (tx, { itemId, units }, now) => {
  const [seen] = await tx.select().from(items).where(eq(items.id, itemId));
  if (!seen || (seen.seatsTotal !== null && seen.seatsTaken + units > seen.seatsTotal)) return false;
  await tx
    .update(items)
    .set({ seatsTaken: seen.seatsTaken + units, updatedAt: now })
    .where(eq(items.id, itemId));
  return true;
};
