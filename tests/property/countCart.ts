import { judgeCoupons } from '../../src/domain/pricing/coupon.ts';
import { choosePromotion } from '../../src/domain/pricing/promotion.ts';
import { quote, undiscounted } from '../../src/domain/pricing/quote.ts';
import type { OfferedCart } from './offeredCarts.ts';

/** The figures of a cart as computed by screens and server: counting coupons, promotion, totals. */
export function countCart({ cart, promotions, coupons, method, offeredMethods, ...terms }: OfferedCart) {
  const lines = undiscounted(cart.lines);
  const { oneCouponPerOrder, couponExcludesPromotion } = terms;
  const judged = judgeCoupons(coupons, {
    ...{ lines, paymentMethod: method, offeredMethods, currency: cart.currency, oneCouponPerOrder },
  });
  const counting = judged.filter(({ refusal }) => refusal === null).map((each) => each.coupon);
  const shown = promotions.map((each) => ({
    ...each,
    ...{ descriptions: [], endsAt: null, courses: [], plans: [] },
  }));
  const use = { lines, currency: cart.currency, couponCount: counting.length };
  const choice = choosePromotion(shown, { ...use, couponExcludesPromotion }, 0);
  const figure = quote({ ...cart, promotion: choice.promotion, coupons: counting });
  return { judged, counting, choice, figure };
}
