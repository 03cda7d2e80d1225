import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';
import { type CouponRefusal, type CouponUse, judgeCoupons, missingCourses } from '../../domain/pricing/coupon.ts';
import type { Coupon } from '../../domain/pricing/offer.ts';
import type { KnownCoupons } from '../../platform/cart/cartCoupons.ts';

/** The cart as its coupons see it. */
export type CouponCart = Omit<CouponUse, 'usedCouponIds'>;

/**
 * A coupon of the cart. `problem`: why it does not count; `null` if it counts; `unknown` if it came from another
 * device. `missing`: courses that it still needs.
 */
export type CartCouponView = {
  readonly id: string;
  readonly coupon: Coupon | null;
  readonly problem: CouponRefusal | 'unknown' | 'full' | 'ended' | null;
  readonly missing: number;
};

/** All coupons of a cart in their order, checked by the server's rules. */
export function cartCouponViews(
  couponIds: readonly string[],
  known: KnownCoupons,
  cart: CouponCart,
): readonly CartCouponView[] {
  const open = couponIds.flatMap((id) => {
    const row = known[id];
    return row?.state === 'open' ? [row.coupon] : [];
  });
  const judged = judgeCoupons(open, cart);
  return couponIds.map((id) => {
    const row = known[id];
    if (row === undefined) return { id, coupon: null, problem: 'unknown', missing: 0 };
    const { coupon, state } = row;
    if (state !== 'open') return { id, coupon, problem: state, missing: 0 };
    const problem = judged.find((each) => each.coupon.id === id)?.refusal ?? null;
    return { id, coupon, problem, missing: missingCourses(coupon, { ...cart, usedCouponIds: [] }) };
  });
}

/** The coupons that count. */
export const countingCoupons = (views: readonly CartCouponView[]): readonly Coupon[] =>
  views.flatMap(({ coupon, problem }) => (coupon !== null && problem === null ? [coupon] : []));

/** The coupons that are not allowed for this way to pay, whether they count or not. */
export const couponsNotFor = (views: readonly CartCouponView[], method: PaymentMethod): readonly Coupon[] =>
  views.flatMap(({ coupon }) => (coupon !== null && !coupon.paymentMethods.includes(method) ? [coupon] : []));
