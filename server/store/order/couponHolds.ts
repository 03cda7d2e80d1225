import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Coupon } from '../../../src/domain/pricing/offer.ts';
import type { Tx } from '../database/database.ts';
import { isUniqueViolation } from '../database/sqlState.ts';
import { savepoint } from '../database/transaction.ts';
import { coupons, couponUses } from '../schema/offers.ts';

type CouponClaim = {
  readonly couponId: string;
  readonly orderId: string;
  readonly userId: string;
  /** Where the order's messages end up. */
  readonly mailbox: string;
};

/** By both a person is the same one again: by the account, or by the mailbox of who buys without one. */
const onePerPerson = ['coupon_uses_one_per_user_unique', 'coupon_uses_one_per_mailbox_unique'] as const;

/** Counts one more use of a coupon; `null`, and nothing changed, where none is left. */
export type CountCouponUse = (tx: Tx, couponId: string) => Promise<{ readonly onePerUser: boolean } | null>;

/** One statement both looks and takes, so any number of buyers at once gets exactly the uses there are. */
export const countCouponUse: CountCouponUse = async (tx, couponId) => {
  const [counted] = await tx
    .update(coupons)
    .set({ held: sql`${coupons.held} + 1` })
    .where(
      and(
        eq(coupons.id, couponId),
        or(isNull(coupons.quantity), lt(sql`${coupons.used} + ${coupons.held}`, coupons.quantity)),
      ),
    )
    .returning({ onePerUser: coupons.onePerUser });
  return counted ?? null;
};

/**
 * Takes one use of a coupon for an order; `false` where none is left or this person has had theirs. On `false` the
 * caller takes the whole order back, with what was counted here.
 */
export async function takeCouponUse(
  tx: Tx,
  claim: CouponClaim,
  now: number,
  count: CountCouponUse = countCouponUse,
): Promise<boolean> {
  const taken = await count(tx, claim.couponId);
  if (taken === null) return false;
  try {
    await savepoint(tx, () => writeUse(tx, claim, taken.onePerUser, now));
    return true;
  } catch (error) {
    if (onePerPerson.some((index) => isUniqueViolation(error, index))) return false;
    throw error;
  }
}

/** A revived order takes again the use that it had given back. */
function writeUse(tx: Tx, claim: CouponClaim, onePerUser: boolean, now: number) {
  const held = { mailbox: claim.mailbox, state: 'held', takenAt: now } as const;
  return tx
    .insert(couponUses)
    .values({ ...claim, ...held, onePerUser })
    .onConflictDoUpdate({ target: [couponUses.couponId, couponUses.orderId], set: held });
}

/** The coupons that an order was placed with. */
export const couponsOfOrder = (tx: Tx, orderId: string): Promise<readonly Pick<Coupon, 'id' | 'code'>[]> =>
  tx
    .select({ id: coupons.id, code: coupons.code })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(eq(couponUses.orderId, orderId));

/** Gives the held uses of an order back, once. */
export async function releaseCouponUses(tx: Tx, orderId: string): Promise<void> {
  for (const couponId of await moveHeldUses(tx, orderId, 'released')) {
    await tx
      .update(coupons)
      .set({ held: sql`${coupons.held} - 1` })
      .where(eq(coupons.id, couponId));
  }
}

/** The order was approved: what was held is used. */
export async function confirmCouponUses(tx: Tx, orderId: string): Promise<void> {
  for (const couponId of await moveHeldUses(tx, orderId, 'used')) {
    await tx
      .update(coupons)
      .set({ held: sql`${coupons.held} - 1`, used: sql`${coupons.used} + 1` })
      .where(eq(coupons.id, couponId));
  }
}

async function moveHeldUses(tx: Tx, orderId: string, state: 'released' | 'used'): Promise<readonly string[]> {
  const moved = await tx
    .update(couponUses)
    .set({ state })
    .where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, 'held')))
    .returning({ couponId: couponUses.couponId });
  return moved.map(({ couponId }) => couponId).toSorted();
}
