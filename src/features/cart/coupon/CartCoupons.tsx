import type { PaymentMethod } from '../../../domain/order/paymentMethod.ts';
import type { WithholdingPercent } from '../../../domain/tax/withholding.ts';
import { useCart } from '../useCart.ts';
import { CartPromotion } from './CartPromotion.tsx';
import { CouponSection } from './CouponSection.tsx';
import { useCouponEntry } from './useCouponEntry.ts';

/** The promotion and the coupons beside a cart that is not paid yet. */
export function CartCoupons({
  method,
  withholdingPercent,
}: {
  method: PaymentMethod | null;
  withholdingPercent: WithholdingPercent;
}) {
  const view = useCart(method, withholdingPercent);
  const entry = useCouponEntry(view);
  return (
    <>
      <CartPromotion view={view} entry={entry} />
      <CouponSection view={view} entry={entry} />
    </>
  );
}
