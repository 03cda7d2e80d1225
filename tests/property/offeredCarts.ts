import fc from 'fast-check';
import type { PaymentMethod } from '../../src/domain/order/paymentMethod.ts';
import type { Coupon, Promotion } from '../../src/domain/pricing/offer.ts';
import type { QuoteInput } from '../../src/domain/pricing/quote.ts';
import { coupon, promotion, quoteInput } from './quoteInputs.ts';

/** A cart with the offers of the shop and those added to it; the rules choose among them. */
export type OfferedCart = {
  readonly cart: Omit<QuoteInput, 'promotion' | 'coupons'>;
  readonly promotions: readonly Promotion[];
  readonly coupons: readonly Coupon[];
  readonly method: PaymentMethod | null;
  /** `null`: unknown. */
  readonly offeredMethods: readonly PaymentMethod[] | null;
  readonly oneCouponPerOrder: boolean;
  readonly couponExcludesPromotion: boolean;
};

const waysToPay = fc.constantFrom<readonly PaymentMethod[]>(
  ['bankTransfer'],
  ['bankTransfer', 'wallet'],
  ['wallet'],
  [],
);

export const offeredCart: fc.Arbitrary<OfferedCart> = fc.record({
  cart: quoteInput.map(({ promotion: _, coupons: __, ...cart }) => cart),
  promotions: fc.uniqueArray(promotion, { maxLength: 4, selector: ({ id }) => id }),
  coupons: fc.array(
    fc.tuple(coupon, waysToPay).map(([drawn, paymentMethods]) => ({ ...drawn, paymentMethods })),
    { maxLength: 4 },
  ),
  method: fc.constantFrom('bankTransfer' as const, 'wallet' as const, null),
  offeredMethods: fc.constantFrom<readonly PaymentMethod[] | null>(null, ['bankTransfer', 'wallet'], ['wallet'], []),
  oneCouponPerOrder: fc.boolean(),
  couponExcludesPromotion: fc.boolean(),
});
