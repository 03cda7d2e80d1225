import { useMemo } from 'react';
import type { CourseDetail } from '../../domain/course.ts';
import { type PricingPlan, planPrice } from '../../domain/pricingPlan.ts';
import { couponMessages } from '../../i18n/coupon.ts';
import { offersMessages } from '../../i18n/offers.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { DeviceLoading } from '../../ui/DeviceLoading.tsx';
import { Note } from '../../ui/Note.tsx';
import { notify } from '../../ui/notify.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { UnreadableState } from '../../ui/UnreadableState.tsx';
import { CartSummary } from '../cart/CartSummary.tsx';
import type { Candidate } from '../cart/candidate.ts';
import { useKnownCart } from '../cart/knownCart.ts';
import { listingOf } from '../cart/listingOf.ts';
import { type CartView, useCart } from '../cart/useCart.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { CartPromotion } from './CartPromotion.tsx';
import { CodeForm } from './CodeForm.tsx';
import { couponsHeadingId } from './CouponRow.tsx';
import { CouponRows } from './CouponRows.tsx';
import { KnownCoupons } from './KnownCoupons.tsx';
import { SwitchSheet } from './SwitchSheet.tsx';
import { type CouponEntry, useCouponEntry } from './useCouponEntry.ts';

type Props = { open: boolean; onClose: () => void; course: CourseDetail; plan: PricingPlan };

/**
 * The offers of a course on its own page: what counts for it together with what lies in the cart, and the way to another
 * one. Whatever is chosen here puts the course into the cart, too.
 */
export function OffersSheet({ open, onClose, course, plan }: Props) {
  const texts = useMessages(offersMessages).course;
  const candidate = useCandidate(course, plan);
  const view = useCart(null, 0, candidate);
  const entry = useCouponEntry(view, candidate);
  const isInCart =
    useKnownCart()?.lines.some(({ itemId, planId }) => itemId === course.id && planId === plan.id) === true;
  const tellAdded = () => {
    if (!isInCart) notify({ kind: 'done', title: texts.added });
  };
  return (
    <Sheet open={open} onClose={onClose} title={texts.title}>
      {view.readAgain ? (
        <UnreadableState onRetry={view.readAgain} />
      ) : view.isReady ? (
        <div className="stack">
          <Note>{isInCart ? texts.inCart : texts.withCart}</Note>
          <Offers view={view} entry={entry} onUsed={tellAdded} />
          <CartSummary view={view} />
        </div>
      ) : (
        <DeviceLoading />
      )}
      {entry.question && <SwitchSheet question={entry.question} onAnswer={entry.answer} />}
    </Sheet>
  );
}

function Offers({ view, entry, onUsed }: { view: CartView; entry: CouponEntry; onUsed: () => void }) {
  const texts = useMessages(couponMessages);
  return (
    <>
      <CartPromotion view={view} entry={entry} />
      <section className="stack stack-3" aria-labelledby={couponsHeadingId}>
        <h2 id={couponsHeadingId} tabIndex={-1}>
          {texts.heading}
        </h2>
        <CouponRows view={view} />
        <CodeForm entry={entry} onUsed={onUsed} />
        <KnownCoupons view={view} entry={entry} onUsed={onUsed} />
      </section>
    </>
  );
}

/** The plan that Register would take, as it would lie in the cart. */
function useCandidate(course: CourseDetail, plan: PricingPlan): Candidate {
  const { currency } = useSiteSettings();
  return useMemo(() => {
    const line = { itemId: course.id, kind: course.kind, planId: plan.id, quantity: 1, addedAt: 0 };
    // A plan of the person's own does not stand in the course's answer, which is the same for everybody.
    const plans = [...course.plans.filter(({ id }) => id !== plan.id), plan];
    return {
      line: { ...line, seenPrice: planPrice(plan, currency) },
      item: { listing: listingOf(course), plans, seenAt: Date.now() },
    };
  }, [course, plan, currency]);
}
