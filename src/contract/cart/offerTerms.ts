import * as z from 'zod/mini';
import { decodeMajor, encodeMajor } from '../../domain/pricing/minorUnits.ts';
import type { Discount, OfferScope } from '../../domain/pricing/offer.ts';
import { field, joined, type Row } from '../field.ts';
import { money } from '../primitives.ts';

/** P1 and P2 as in `coupon_type` and `promotion_type`, and the number of courses that P2 needs. */
export const scopeIn = (typeField: string): Row<OfferScope> =>
  joined(
    { type: field(typeField, z.enum(['P1', 'P2'])), minimumCourses: field('number_of_course', z.nullable(z.int())) },
    {
      decode: ({ type, minimumCourses }) =>
        type === 'P2' ? { kind: 'courseCount', minimumCourses: minimumCourses ?? 1 } : { kind: 'perCourse' },
      encode: (scope) => ({
        type: scope.kind === 'courseCount' ? ('P2' as const) : ('P1' as const),
        minimumCourses: scope.kind === 'courseCount' ? scope.minimumCourses : null,
      }),
    },
  );

/** The value is a percent or baht by `discount_type`; `discount_amont` is the wire's spelling. */
export const discount: Row<Discount> = joined(
  {
    kind: field('discount_type', z.enum(['amount', 'percent'])),
    value: field('discount_amont', z.number().check(z.nonnegative())),
    dollars: field('discount_amount_usd', z.nullable(money)),
  },
  {
    decode: ({ kind, value, dollars }) =>
      kind === 'percent'
        ? { kind, percent: value }
        : { kind, amounts: { THB: decodeMajor(value) ?? Number.NaN, USD: dollars ?? 0 } },
    encode: (given) => ({
      kind: given.kind,
      value: given.kind === 'percent' ? given.percent : encodeMajor(given.amounts.THB),
      dollars: given.kind === 'percent' ? null : given.amounts.USD,
    }),
  },
);

/** A percent up to a hundred, or baht with at most two decimals. */
export const possibleDiscount = z.refine<{ readonly discount: Discount }>((offer) =>
  offer.discount.kind === 'percent' ? offer.discount.percent <= 100 : !Number.isNaN(offer.discount.amounts.THB),
);
