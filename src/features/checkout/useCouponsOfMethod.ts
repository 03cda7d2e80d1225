import { useState } from 'react';
import type { PaymentMethod } from '../../domain/paymentMethod.ts';
import { checkoutMessages } from '../../i18n/checkout.ts';
import { couponMessages } from '../../i18n/coupon.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type CartCouponView, couponsNotFor } from '../cart/cartCoupons.ts';
import { useCartActions } from '../cart/useCartActions.ts';

/**
 * A coupon that is not allowed for the chosen way to pay is removed with a notice (specification 4). The way that stands
 * there before anybody chose removes nothing: the coupon waits for another choice.
 */
export function useCouponsOfMethod(coupons: readonly CartCouponView[]) {
  const texts = useMessages(couponMessages);
  const { names } = useMessages(checkoutMessages).methods;
  const { removeCoupon } = useCartActions();
  const [notice, setNotice] = useState<string | null>(null);

  const keepOnlyFor = (method: PaymentMethod): void => {
    const misfits = couponsNotFor(coupons, method);
    setNotice(misfits.map(({ code }) => texts.removedByMethod(code, names[method])).join(' ') || null);
    for (const { id } of misfits) void removeCoupon(id);
  };
  return { notice, keepOnlyFor };
}
