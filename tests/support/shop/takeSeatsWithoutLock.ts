import { eq } from 'drizzle-orm';
import type { TakeSeats } from '../../../server/store/order/seatHolds.ts';
import { items } from '../../../server/store/schema/catalogue.ts';
import { afterTwo } from './afterTwo.ts';

/**
 * A faulty way to take seats: read, then write plus the own ones. Two concurrent buyers get the last seat, so the race
 * tests must notice it.
 */
export function takeSeatsWithoutLock(): TakeSeats {
  const twoHaveRead = afterTwo();
  return async (tx, { itemId, units }, now) => {
    const [seen] = await tx.select().from(items).where(eq(items.id, itemId));
    await twoHaveRead();
    if (!seen || (seen.seatsTotal !== null && seen.seatsTaken + units > seen.seatsTotal)) return false;
    await tx
      .update(items)
      .set({ seatsTaken: seen.seatsTaken + units, updatedAt: now })
      .where(eq(items.id, itemId));
    return true;
  };
}
