import { useId, useState } from 'react';
import { hasEnded } from '../../../domain/pricing/promotion.ts';
import { offersMessages } from '../../../i18n/buying/offers.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { shownNow } from '../../../platform/net/shownNow.ts';
import { Button } from '../../../ui/press/Button.tsx';
import type { CartView } from '../useCart.ts';
import { PromotionInCart } from './PromotionInCart.tsx';
import { PromotionSheet } from './PromotionSheet.tsx';
import type { CouponEntry } from './useCouponEntry.ts';
import './coupon.css';

/** The promotion of the cart and a button to all running ones; nothing where none runs. */
export function CartPromotion({ view, entry }: { view: CartView; entry: CouponEntry }) {
  const texts = useMessages(offersMessages);
  const [isOpen, setOpen] = useState(false);
  const headingId = useId();
  const running = view.promotions.filter((promotion) => !hasEnded(promotion, shownNow()));
  if (running.length === 0) return null;
  return (
    <section className="leaf stack stack-3" aria-labelledby={headingId}>
      <div className="row sb">
        <h2 id={headingId} tabIndex={-1}>
          {texts.heading}
        </h2>
        <Button kind="outline" small onClick={() => setOpen(true)}>
          {texts.see(running.length)}
        </Button>
      </div>
      <PromotionInCart view={view} entry={entry} running={running} onTaken={() => focusOn(headingId)} />
      <PromotionSheet open={isOpen} onClose={() => setOpen(false)} view={view} promotions={running} />
    </section>
  );
}

/** The button unmounts after the change. */
const focusOn = (id: string): void => document.getElementById(id)?.focus({ preventScroll: true });
