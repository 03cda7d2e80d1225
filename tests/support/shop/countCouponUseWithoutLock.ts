import { eq } from 'drizzle-orm';
import type { CountCouponUse } from '../../../server/store/order/couponHolds.ts';
import { coupons } from '../../../server/store/schema/offers.ts';
import { afterTwo } from './afterTwo.ts';

/** A faulty way to count a use: read, then write plus one. The race tests must notice it. */
export function countCouponUseWithoutLock(): CountCouponUse {
  const twoHaveRead = afterTwo();
  return async (tx, couponId) => {
    const [seen] = await tx.select().from(coupons).where(eq(coupons.id, couponId));
    await twoHaveRead();
    if (!seen || (seen.quantity !== null && seen.used + seen.held >= seen.quantity)) return null;
    await tx
      .update(coupons)
      .set({ held: seen.held + 1 })
      .where(eq(coupons.id, couponId));
    return { onePerUser: seen.onePerUser };
  };
}
