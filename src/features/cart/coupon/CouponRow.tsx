import { useEffect, useRef } from 'react';
import { type Quote, takenOffBy } from '../../../domain/pricing/quote.ts';
import { couponMessages } from '../../../i18n/buying/coupon.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { Icon } from '../../../ui/show/Icon.tsx';
import type { CartCouponView } from '../cartCoupons.ts';
import { useCartActions } from '../useCartActions.ts';
import { useCouponWords } from './useCouponWords.ts';

/** The heading of the section that holds the rows. */
export const couponsHeadingId = 'coupons-heading';

/** A coupon of the cart with its discount, or the reason why it has none. */
export function CouponRow({
  view,
  quote,
  isAsked,
}: {
  view: CartCouponView;
  quote: Quote;
  /** The shop has answered about the cart's coupons. */
  isAsked: boolean;
}) {
  const texts = useMessages(couponMessages);
  const words = useCouponWords();
  const { removeCoupon } = useCartActions();
  const hasPressed = useFocusOnHeading();
  const { id, coupon } = view;
  const discount = takenOffBy(quote, 'coupon', id);
  const problem = words.problemInCart(view, isAsked) ?? (discount === 0 ? texts.nothingLeft : null);
  const name = coupon?.code ?? texts.unnamed;
  return (
    <li className="row nowrap row-t coupon-row">
      <span className={problem === null ? 'coupon-on' : 'mut'}>
        <Icon name="tag" large />
      </span>
      <div className="grow">
        <p className="strong num">{name}</p>
        {coupon !== null && <p className="sm mut">{words.termsOf(coupon)}</p>}
        {problem === null ? (
          <p className="sm coupon-on">{texts.saves(formatMoney(discount, quote.currency))}</p>
        ) : (
          <p className="sm coupon-news" role="status">
            {problem}
          </p>
        )}
      </div>
      <Button
        kind="quiet"
        small
        icon="trash"
        className="coupon-remove"
        aria-label={texts.removeOf(name)}
        onClick={() => {
          hasPressed.current = true;
          void removeCoupon(id);
        }}
      >
        {texts.remove}
      </Button>
    </li>
  );
}

/** The button unmounts with its row. The heading takes its focus. */
function useFocusOnHeading() {
  const hasPressed = useRef(false);
  useEffect(
    () => () => {
      if (hasPressed.current) document.getElementById(couponsHeadingId)?.focus({ preventScroll: true });
    },
    [],
  );
  return hasPressed;
}
