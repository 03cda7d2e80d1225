import { useCart } from '../cart/useCart.ts';
import { CouponSection } from './CouponSection.tsx';
import { useCouponEntry } from './useCouponEntry.ts';

/** The coupons beside a cart that is not paid yet. */
export function CartCoupons() {
  const view = useCart(null);
  return <CouponSection view={view} entry={useCouponEntry(view)} />;
}
