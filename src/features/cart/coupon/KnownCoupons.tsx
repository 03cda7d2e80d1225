import { useQuery } from '@tanstack/react-query';
import { missingCourses, refuseCoupon } from '../../../domain/pricing/coupon.ts';
import type { Coupon } from '../../../domain/pricing/offer.ts';
import { couponMessages } from '../../../i18n/buying/coupon.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { KnownCoupons as Known } from '../../../platform/cart/cartCoupons.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { Icon } from '../../../ui/show/Icon.tsx';
import { countingCoupons } from '../cartCoupons.ts';
import { knownCouponsQuery } from '../cartQuery.ts';
import type { CartView } from '../useCart.ts';
import type { CouponEntry } from './useCouponEntry.ts';
import { useCouponWords } from './useCouponWords.ts';
import './coupon.css';

type Props = { view: CartView; entry: CouponEntry; onUsed: () => void };

/** The longest list. Older coupons can still be typed. */
const mostShown = 10;

/** Coupons known on this device that are not in the cart. */
export function KnownCoupons({ view, entry, onUsed }: Props) {
  const texts = useMessages(couponMessages);
  const known = useQuery(knownCouponsQuery).data ?? {};
  const coupons = outsideOfCart(known, view.cart.couponIds);
  if (coupons.length === 0) return null;
  return (
    <ul className="stack stack-3" aria-label={texts.known}>
      {coupons.map((coupon) => (
        <KnownRow key={coupon.id} coupon={coupon} view={view} entry={entry} onUsed={onUsed} />
      ))}
    </ul>
  );
}

const outsideOfCart = (known: Known, couponIds: readonly string[]): readonly Coupon[] =>
  Object.values(known)
    .filter(({ coupon, state }) => state === 'open' && !couponIds.includes(coupon.id))
    .toSorted((a, b) => b.seenAt - a.seenAt)
    .slice(0, mostShown)
    .map(({ coupon }) => coupon);

function KnownRow({ coupon, view, entry, onUsed }: Props & { coupon: Coupon }) {
  const texts = useMessages(couponMessages);
  const words = useCouponWords();
  const use = { ...view.couponCart, usedCouponIds: countingCoupons(view.coupons).map(({ id }) => id) };
  const refusal = refuseCoupon(coupon, use);
  const missing = refusal === 'notEnoughCourses' ? missingCourses(coupon, use) : 0;
  return (
    <li className="leaf row nowrap coupon-known">
      <span className={refusal === null ? 'coupon-on' : 'mut'}>
        <Icon name="tag" large />
      </span>
      <div className="grow">
        <p className="strong num">{coupon.code}</p>
        <p className="sm mut">{words.termsOf(coupon)}</p>
        {refusal !== null && (
          <p className="xs coupon-news">{words.problemOfCode({ kind: refusal, code: coupon.code, missing })}</p>
        )}
      </div>
      <Button
        kind="outline"
        small
        disabled={refusal !== null}
        aria-label={texts.useOf(coupon.code)}
        onClick={() => void entry.apply(coupon.code).then((isUsed) => isUsed && onUsed())}
      >
        {texts.use}
      </Button>
    </li>
  );
}
