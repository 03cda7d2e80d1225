import { compareIds } from '../idOrder.ts';
import type { PaymentMethod } from '../order/paymentMethod.ts';
import type { Currency } from './currency.ts';
import { countListedCourses, type DiscountableLine, discountParts } from './discount.ts';
import { sumMinor } from './money.ts';
import type { Coupon } from './offer.ts';

const couponRefusals = [
  'duplicateCoupon',
  'oneCouponPerOrder',
  'notForTheseCourses',
  'notEnoughCourses',
  'notForThisCurrency',
  'takesNothingOff',
  'couponHasNoPaymentMethod',
  'notForThisPaymentMethod',
  'notForOfferedMethods',
] as const;
/** Why a coupon does not fit this cart (specification 5 and 8). How many uses are left only the server knows. */
export type CouponRefusal = (typeof couponRefusals)[number];

/** What is wrong with an offer that an order names or somebody asks for by its code. */
export const offerFaults = [...couponRefusals, 'couponFull', 'noSuchCode', 'noSuchCoupon', 'noSuchPromotion'] as const;
export type OfferFault = (typeof offerFaults)[number];

/** The cart that a coupon is put in. A payment method of `null` is not chosen yet. */
export type CouponUse = {
  /** The cart before any discount, so that which coupons count does not hang on their order; products do not count. */
  readonly lines: readonly DiscountableLine[];
  readonly usedCouponIds: readonly string[];
  readonly paymentMethod: PaymentMethod | null;
  /** Those that the shop offers; `null` is not known and refuses nothing. */
  readonly offeredMethods: readonly PaymentMethod[] | null;
  /** What the shop sells in. */
  readonly currency: Currency;
  readonly oneCouponPerOrder: boolean;
};

/**
 * Checks a coupon against the cart, in the order in which the buyer is told. One that takes nothing off does not count:
 * it would use itself up for nothing, and take the place of another offer.
 */
export function refuseCoupon(coupon: Coupon, use: CouponUse): CouponRefusal | null {
  if (use.usedCouponIds.includes(coupon.id)) return 'duplicateCoupon';
  if (use.oneCouponPerOrder && use.usedCouponIds.length > 0) return 'oneCouponPerOrder';
  if (countListedCourses(coupon, use.lines) === 0) return 'notForTheseCourses';
  if (missingCourses(coupon, use) > 0) return 'notEnoughCourses';
  if (coupon.discount.kind === 'amount' && coupon.discount.amounts[use.currency] === 0) return 'notForThisCurrency';
  if (sumMinor(discountParts(coupon, use.lines, use.currency)) === 0) return 'takesNothingOff';
  return refuseWayToPay(coupon, use);
}

function refuseWayToPay(
  { paymentMethods }: Coupon,
  { paymentMethod, offeredMethods }: CouponUse,
): CouponRefusal | null {
  if (paymentMethods.length === 0) return 'couponHasNoPaymentMethod';
  if (paymentMethod !== null && paymentMethods.includes(paymentMethod)) return null;
  if (offeredMethods !== null && !offeredMethods.some((method) => paymentMethods.includes(method))) {
    return 'notForOfferedMethods';
  }
  return paymentMethod === null ? null : 'notForThisPaymentMethod';
}

/** The first of these ways to pay that all these coupons allow; where there is none, the first of all. */
export const methodFor = (methods: readonly PaymentMethod[], coupons: readonly Coupon[]): PaymentMethod | null =>
  methods.find((method) => coupons.every(({ paymentMethods }) => paymentMethods.includes(method))) ??
  methods[0] ??
  null;

/** A coupon of the cart with why it does not count; `null` where it does. */
export type JudgedCoupon = { readonly coupon: Coupon; readonly refusal: CouponRefusal | null };

/** Which coupons of the cart count, in the order in which they were put in. The first of two that exclude each other does. */
export function judgeCoupons(
  coupons: readonly Coupon[],
  use: Omit<CouponUse, 'usedCouponIds'>,
): readonly JudgedCoupon[] {
  const usedCouponIds: string[] = [];
  return coupons.map((coupon) => {
    const refusal = refuseCoupon(coupon, { ...use, usedCouponIds });
    if (refusal === null) usedCouponIds.push(coupon.id);
    return { coupon, refusal };
  });
}

/** A code as the shop spells it: in capitals, without what a keyboard or a chat puts around it. */
export const spelledCode = (typed: string): string =>
  typed.normalize('NFKC').toUpperCase().normalize('NFKC').replaceAll(/\s+/g, '');

/** How many more listed courses a P2 coupon asks for; 0 where it has enough. */
export const missingCourses = (coupon: Coupon, use: CouponUse): number =>
  coupon.scope.kind === 'courseCount'
    ? Math.max(coupon.scope.minimumCourses - countListedCourses(coupon, use.lines), 0)
    : 0;

/** Percent first, then amount, each by larger value first, ties by id (decisions: money). A coupon counts once. */
export function inOrderOfUse(coupons: readonly Coupon[], currency: Currency): readonly Coupon[] {
  const once = [...new Map(coupons.map((coupon) => [coupon.id, coupon])).values()];
  const worthOf = ({ discount }: Coupon) =>
    discount.kind === 'percent' ? discount.percent : discount.amounts[currency];
  return once.toSorted(
    (a, b) =>
      Number(a.discount.kind === 'amount') - Number(b.discount.kind === 'amount') ||
      worthOf(b) - worthOf(a) ||
      compareIds(a.id, b.id),
  );
}
