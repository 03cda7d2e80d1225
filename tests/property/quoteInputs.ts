import fc from 'fast-check';
import type { Coupon, Discount, OfferScope, Promotion } from '../../src/domain/pricing/offer.ts';
import type { QuoteInput } from '../../src/domain/pricing/quote.ts';

const itemIds = ['1', '2', '3', '4', '5', '6', '7', '8'];

/**
 * From a free course to ten million baht, with odd satang for the rounding, often near the threshold of withholding.
 */
const price = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 500_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 99_990, max: 100_010 }) },
  { weight: 1, arbitrary: fc.integer({ min: 2_990, max: 3_010 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 1_000_000_000 }) },
);

const percent = fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => basisPoints / 100);

const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent }),
  fc.record({ kind: fc.constant('amount' as const), amounts: fc.record({ THB: price, USD: price }) }),
);

const scope: fc.Arbitrary<OfferScope> = fc.oneof(
  fc.constant({ kind: 'perCourse' as const }),
  fc.record({ kind: fc.constant('courseCount' as const), minimumCourses: fc.integer({ min: 1, max: 4 }) }),
);

const offerTerms = { courseIds: fc.subarray(itemIds), scope, discount };

export const coupon: fc.Arbitrary<Coupon> = fc.record({
  id: fc.integer({ min: 1, max: 30 }).map(String),
  code: fc.constant('CODE'),
  paymentMethods: fc.constant(['bankTransfer' as const]),
  ...offerTerms,
});

export const promotion: fc.Arbitrary<Promotion> = fc.record({
  id: fc.integer({ min: 1, max: 30 }).map(String),
  title: fc.constant({ th: 'โปรโมชัน', en: null }),
  ...offerTerms,
});

const terms = fc.record({
  kind: fc.constantFrom('course' as const, 'course' as const, 'product' as const),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPrice: price,
});

export const quoteLines: fc.Arbitrary<QuoteInput['lines']> = fc
  .tuple(fc.shuffledSubarray(itemIds), fc.array(terms, { minLength: 8, maxLength: 8 }))
  .map(([ids, drawn]) =>
    ids.map((itemId, index) => {
      const { kind, quantity, unitPrice } = drawn[index]!;
      return { itemId, kind, planId: `plan-${itemId}`, quantity: kind === 'course' ? 1 : quantity, unitPrice };
    }),
  );

export const quoteInput: fc.Arbitrary<QuoteInput> = fc.record({
  currency: fc.constantFrom('THB' as const, 'THB' as const, 'USD' as const),
  lines: quoteLines,
  promotion: fc.option(promotion),
  coupons: fc.uniqueArray(coupon, { maxLength: 4, selector: ({ id }) => id }),
  shippingFee: fc.oneof(fc.constant(0), price),
  withholdingPercent: fc.constantFrom(0 as const, 1 as const, 3 as const),
  vatEnabled: fc.boolean(),
});
