import { useState } from 'react';
import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';
import { couponMessages } from '../../i18n/buying/coupon.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type CartCouponView, couponsNotFor } from '../cart/cartCoupons.ts';
import type { CartView } from '../cart/useCart.ts';
import { useCartActions } from '../cart/useCartActions.ts';
import { useMethodName } from '../cart/useMethodName.ts';

/**
 * A coupon that the chosen payment method excludes is removed with a notice (specification 4). The default method
 * removes nothing: the coupon waits for a choice, with a notice.
 */
export function useCouponsOfMethod({ coupons, method }: Pick<CartView, 'coupons' | 'method'>, isChosen: boolean) {
  const texts = useMessages(couponMessages);
  const named = useMethodName();
  const { removeCoupon } = useCartActions();
  const [removed, setRemoved] = useState<string | null>(null);

  const removeCouponsNotFor = (wish: PaymentMethod): void => {
    const misfits = couponsNotFor(coupons, wish);
    setRemoved(misfits.map(({ code }) => texts.removedByMethod(code, named(wish))).join(' ') || null);
    for (const { id } of misfits) void removeCoupon(id);
  };
  const waiting = ({ coupon, problem }: CartCouponView): readonly string[] => {
    if (coupon === null) return [];
    if (problem === 'notForOfferedMethods') return [texts.notByAnyMethod(coupon.code)];
    return problem === 'notForThisPaymentMethod' && method !== null
      ? [texts.notByMethod(coupon.code, named(method))]
      : [];
  };
  const waits = isChosen ? [] : coupons.flatMap(waiting);
  return { notice: removed ?? (waits.join(' ') || null), removeCouponsNotFor };
}
