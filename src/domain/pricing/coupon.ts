import { compareIds } from '../idOrder.ts';
import type { PaymentMethod } from '../order/paymentMethod.ts';
import { plainEntry } from '../plainEntry.ts';
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
/** The reason why a coupon does not fit a cart (specification 5 and 8). Only the server knows the remaining uses. */
export type CouponRefusal = (typeof couponRefusals)[number];

/** Faults of an offer that an order or a code names. */
export const offerFaults = [...couponRefusals, 'couponFull', 'noSuchCode', 'noSuchCoupon', 'noSuchPromotion'] as const;
export type OfferFault = (typeof offerFaults)[number];

/** The cart that a coupon is checked against. A payment method of `null` is not chosen yet. */
export type CouponUse = {
  /**
   * The lines before any discount, so that the result does not depend on the order of coupons; products do not count.
   */
  readonly lines: readonly DiscountableLine[];
  readonly usedCouponIds: readonly string[];
  readonly paymentMethod: PaymentMethod | null;
  /** The offered methods; `null` is unknown and refuses nothing. */
  readonly offeredMethods: readonly PaymentMethod[] | null;
  /** The shop's currency. */
  readonly currency: Currency;
  readonly oneCouponPerOrder: boolean;
};

/**
 * Checks a coupon against the cart; the first reason wins. A coupon that discounts nothing does not count: it would be
 * used up for nothing and block another offer.
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

/** The first method that all these coupons allow, otherwise the first method. */
export const methodFor = (methods: readonly PaymentMethod[], coupons: readonly Coupon[]): PaymentMethod | null =>
  methods.find((method) => coupons.every(({ paymentMethods }) => paymentMethods.includes(method))) ??
  methods[0] ??
  null;

/** A coupon of the cart with the reason why it does not count, or `null`. */
export type JudgedCoupon = { readonly coupon: Coupon; readonly refusal: CouponRefusal | null };

/** The coupons of the cart with their verdicts, in the order of adding. The first of two exclusive coupons counts. */
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

/** A code as the shop spells it: upper case, without surrounding characters of keyboards and chats. */
export const spelledCode = (typed: string): string =>
  plainEntry(plainEntry(typed).toUpperCase()).replaceAll(/\s+/g, '');

/** Missing listed courses of a P2 coupon; 0 if it has enough. */
export const missingCourses = (coupon: Coupon, use: CouponUse): number =>
  coupon.scope.kind === 'courseCount'
    ? Math.max(coupon.scope.minimumCourses - countListedCourses(coupon, use.lines), 0)
    : 0;

/**
 * The order of use: percent first, then amounts, each by larger value, ties by id (decisions: money). Duplicates count
 * once.
 */
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
