import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import type { Coupon } from '../../../src/domain/pricing/offer.ts';
import type { Db } from '../database/connection.ts';
import type { Tx } from '../database/database.ts';
import { isUniqueViolation } from '../database/sqlState.ts';
import { savepoint } from '../database/transaction.ts';
import { coupons, couponUses } from '../schema/offers.ts';

type CouponClaim = {
  readonly couponId: string;
  readonly orderId: string;
  readonly userId: string;
  /** The mailbox of the order's messages. */
  readonly mailbox: string;
};

/** Identifies a person by account, or by mailbox for a guest. */
const onePerPerson = ['coupon_uses_one_per_user_unique', 'coupon_uses_one_per_mailbox_unique'] as const;

/** Counts one more use of a coupon; `null` without change if none is left. */
export type CountCouponUse = (tx: Tx, couponId: string) => Promise<{ readonly onePerUser: boolean } | null>;

/** Check and update in one statement, so that any number of buyers get exactly the available uses. */
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
 * Takes one use of a coupon for an order; `false` if none is left or this person had theirs. The caller then rolls
 * back.
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

/** A revived order takes its released use again. */
function writeUse(tx: Tx, claim: CouponClaim, onePerUser: boolean, now: number) {
  const held = { mailbox: claim.mailbox, state: 'held', takenAt: now } as const;
  return tx
    .insert(couponUses)
    .values({ ...claim, ...held, onePerUser })
    .onConflictDoUpdate({ target: [couponUses.couponId, couponUses.orderId], set: held });
}

/** The coupons of an order. */
export const couponsOfOrder = (tx: Tx, orderId: string): Promise<readonly Pick<Coupon, 'id' | 'code'>[]> =>
  tx
    .select({ id: coupons.id, code: coupons.code })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(eq(couponUses.orderId, orderId));

/** The methods that each coupon of an order allows. */
export async function couponMethodsOf(db: Db, orderId: string): Promise<readonly (readonly PaymentMethod[])[]> {
  const rows = await db
    .select({ methods: coupons.paymentMethods })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(eq(couponUses.orderId, orderId));
  return rows.map(({ methods }) => methods);
}

/** Releases the held uses of an order once. */
export async function releaseCouponUses(tx: Tx, orderId: string): Promise<void> {
  for (const couponId of await moveUses(tx, orderId, { from: 'held', to: 'released' })) {
    await tx
      .update(coupons)
      .set({ held: sql`${coupons.held} - 1` })
      .where(eq(coupons.id, couponId));
  }
}

/** Gives the used uses of an order back. */
export async function returnCouponUses(tx: Tx, orderId: string): Promise<void> {
  for (const couponId of await moveUses(tx, orderId, { from: 'used', to: 'released' })) {
    await tx
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(eq(coupons.id, couponId));
  }
}

/** Turns held uses of an approved order into used ones. */
export async function confirmCouponUses(tx: Tx, orderId: string): Promise<void> {
  for (const couponId of await moveUses(tx, orderId, { from: 'held', to: 'used' })) {
    await tx
      .update(coupons)
      .set({ held: sql`${coupons.held} - 1`, used: sql`${coupons.used} + 1` })
      .where(eq(coupons.id, couponId));
  }
}

type UseMove = { readonly from: 'held' | 'used'; readonly to: 'released' | 'used' };

async function moveUses(tx: Tx, orderId: string, { from, to }: UseMove): Promise<readonly string[]> {
  const moved = await tx
    .update(couponUses)
    .set({ state: to })
    .where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, from)))
    .returning({ couponId: couponUses.couponId });
  return moved.map(({ couponId }) => couponId).toSorted();
}
