import { describe, expect, test } from 'vitest';
import type { Coupon } from '../../../src/domain/pricing/offer.ts';
import { choosePromotion, type ShownPromotion } from '../../../src/domain/pricing/promotion.ts';
import { quote, undiscounted } from '../../../src/domain/pricing/quote.ts';
import { questionOfCoupon, questionOfPromotion } from '../../../src/features/cart/coupon/offerQuestion.ts';
import { amountOff, coupon, promotion } from '../offersFixture.ts';

const lines = [{ itemId: 'a', kind: 'course' as const, planId: 'a1', quantity: 1, unitPrice: 249_000 }];
const opening: ShownPromotion = {
  ...promotion({ discount: amountOff(50_000) }),
  ...{ descriptions: [], endsAt: null, courses: [], plans: [] },
};
const hundred = coupon({ code: 'RIEN100', discount: amountOff(10_000) });
const other = coupon({ id: '2', code: 'SAWASDEE', discount: amountOff(70_000) });

/** The cart's view model. */
const viewOf = (
  coupons: readonly Coupon[],
  { promotions = [opening], isExclusive = true }: { promotions?: ShownPromotion[]; isExclusive?: boolean } = {},
) => {
  const figureWith = (counting: readonly Coupon[]) => {
    const use = { lines: undiscounted(lines), currency: 'THB' as const, couponCount: counting.length };
    const choice = choosePromotion(promotions, { ...use, couponExcludesPromotion: isExclusive }, 0);
    const terms = { currency: 'THB' as const, shippingFee: 0, withholdingPercent: 0 as const, vatEnabled: true };
    return { choice, quote: quote({ ...terms, lines, promotion: choice.promotion, coupons: counting }) };
  };
  const views = coupons.map((each) => ({ id: each.id, coupon: each, problem: null, missing: 0 }));
  return { coupons: views, figureWith, ...figureWith(coupons) };
};

describe('choosing a coupon', () => {
  test('is asked about while a promotion counts, with both totals', () => {
    expect(questionOfCoupon(viewOf([]), hundred)).toMatchObject({
      ...{ to: 'coupon', currency: 'THB', before: 199_000, after: 239_000 },
      ...{ lost: [{ kind: 'promotion' }], gained: [{ kind: 'coupon', code: 'RIEN100' }] },
    });
  });

  test('is not asked about where no promotion counts', () => {
    expect(questionOfCoupon(viewOf([], { promotions: [] }), hundred)).toBeNull();
  });

  test('is not asked about a second time: another coupon has taken the place already', () => {
    expect(questionOfCoupon(viewOf([hundred]), other)).toBeNull();
  });

  test('is not asked about where the shop allows both', () => {
    expect(questionOfCoupon(viewOf([], { isExclusive: false }), hundred)).toBeNull();
  });
});

describe('choosing the promotion again', () => {
  test('is asked about while a coupon counts, with every coupon that goes', () => {
    expect(questionOfPromotion(viewOf([hundred, other]))).toMatchObject({
      ...{ to: 'promotion', before: 169_000, after: 199_000 },
      ...{ lost: [{ code: 'SAWASDEE' }, { code: 'RIEN100' }], gained: [{ kind: 'promotion' }] },
    });
  });

  test('is not asked about where it counts already, or there is none', () => {
    expect(questionOfPromotion(viewOf([]))).toBeNull();
    expect(questionOfPromotion(viewOf([hundred], { promotions: [] }))).toBeNull();
    expect(questionOfPromotion(viewOf([hundred], { isExclusive: false }))).toBeNull();
  });
});
