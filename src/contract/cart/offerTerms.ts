import * as z from 'zod/mini';
import { decodeMajor, encodeMajor } from '../../domain/pricing/minorUnits.ts';
import type { Discount, OfferScope } from '../../domain/pricing/offer.ts';
import { moneyCodec } from '../primitives.ts';

/** P1 and P2, as `coupon_type` and `promotion_type` say them. */
export const wireScope = z.enum(['P1', 'P2']);

/**
 * How much is taken off. The value is a percent or baht, as `discount_type` says; `discount_amont` is the wire's
 * spelling.
 */
export const wireDiscount = {
  number_of_course: z.nullable(z.int()),
  discount_type: z.enum(['amount', 'percent']),
  discount_amont: z.number().check(z.nonnegative()),
  discount_amount_usd: z.nullable(moneyCodec),
};

/** A percent of at most a hundred, or baht with at most two decimals. */
export const isFairDiscount = (w: {
  readonly discount_type: 'amount' | 'percent';
  readonly discount_amont: number;
}): boolean => (w.discount_type === 'percent' ? w.discount_amont <= 100 : decodeMajor(w.discount_amont) !== null);

const decodeScope = (type: 'P1' | 'P2', minimumCourses: number | null): OfferScope =>
  type === 'P2' ? { kind: 'courseCount', minimumCourses: minimumCourses ?? 1 } : { kind: 'perCourse' };

export const encodeScope = (scope: OfferScope): 'P1' | 'P2' => (scope.kind === 'courseCount' ? 'P2' : 'P1');

const decodeDiscount = (w: {
  discount_type: 'amount' | 'percent';
  discount_amont: number;
  discount_amount_usd: number | null;
}): Discount =>
  w.discount_type === 'percent'
    ? { kind: 'percent', percent: w.discount_amont }
    : { kind: 'amount', amounts: { THB: decodeMajor(w.discount_amont) ?? 0, USD: w.discount_amount_usd ?? 0 } };

/** What both kinds of offers take off, and from how many courses on, as the inside spells it. */
export const decodeTerms = (
  type: 'P1' | 'P2',
  w: Parameters<typeof decodeDiscount>[0] & { readonly number_of_course: number | null },
): { readonly scope: OfferScope; readonly discount: Discount } => ({
  scope: decodeScope(type, w.number_of_course),
  discount: decodeDiscount(w),
});

export const encodeTerms = (scope: OfferScope, discount: Discount) => ({
  number_of_course: scope.kind === 'courseCount' ? scope.minimumCourses : null,
  discount_type: discount.kind,
  discount_amont: discount.kind === 'percent' ? discount.percent : encodeMajor(discount.amounts.THB),
  discount_amount_usd: discount.kind === 'percent' ? null : discount.amounts.USD,
});
