import { useQuery, useQueryClient } from '@tanstack/react-query';
import { couponMessages } from '../../../i18n/buying/coupon.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { CartView } from '../useCart.ts';
import { CouponRow } from './CouponRow.tsx';
import { couponRefreshQuery } from './couponRefresh.ts';

/** The coupons of the cart, which are refreshed; nothing where there is none. */
export function CouponRows({ view }: { view: CartView }) {
  const texts = useMessages(couponMessages);
  const { couponIds } = view.cart;
  const asked = useQuery({ ...couponRefreshQuery(useQueryClient(), couponIds), enabled: couponIds.length > 0 });
  if (couponIds.length === 0) return null;
  return (
    <ul className="stack stack-3" aria-label={texts.inCart}>
      {view.coupons.map((coupon) => (
        <CouponRow key={coupon.id} view={coupon} quote={view.quote} isAsked={asked.isSuccess} />
      ))}
    </ul>
  );
}
