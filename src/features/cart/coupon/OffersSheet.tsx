import type { CourseDetail } from '../../../domain/catalogue/course.ts';
import type { PricingPlan } from '../../../domain/pricing/pricingPlan.ts';
import { couponMessages } from '../../../i18n/buying/coupon.ts';
import { offersMessages } from '../../../i18n/buying/offers.ts';
import { courseMessages } from '../../../i18n/catalogue/course.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { links } from '../../../ui/press/links.ts';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { DeviceLoading } from '../../../ui/state/DeviceLoading.tsx';
import { UnreadableState } from '../../../ui/state/UnreadableState.tsx';
import { usePerson } from '../../session/useSession.ts';
import { useTaxWish } from '../../taxData/useTaxWish.ts';
import { CartSummary } from '../CartSummary.tsx';
import { useCandidate } from '../useCandidate.ts';
import { type CartView, useCart } from '../useCart.ts';
import { useMethodDraft } from '../useMethodDraft.ts';
import { CartPromotion } from './CartPromotion.tsx';
import { CodeForm } from './CodeForm.tsx';
import { couponsHeadingId } from './CouponRow.tsx';
import { CouponRows } from './CouponRows.tsx';
import { KnownCoupons } from './KnownCoupons.tsx';
import { SwitchSheet } from './SwitchSheet.tsx';
import { type CouponEntry, useCouponEntry } from './useCouponEntry.ts';

type OfCourse = { course: CourseDetail; plan: PricingPlan };

/** The offers of a course on its own page. */
export function OffersSheet({ open, onClose, ...of }: OfCourse & { open: boolean; onClose: () => void }) {
  const { title } = useMessages(offersMessages).course;
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <OffersOfCourse {...of} />
    </Sheet>
  );
}

/** The offers of the course together with the cart. Any choice here puts the course into the cart. */
function OffersOfCourse({ course, plan }: OfCourse) {
  const texts = useMessages(offersMessages).course;
  const { seeCart } = useMessages(courseMessages).offer;
  const { candidate, isInCart } = useCandidate(course, plan);
  const { withholdingPercent } = useTaxWish(usePerson(), null);
  const chosen = useMethodDraft();
  const view = useCart(chosen.values.method, withholdingPercent, candidate);
  const entry = useCouponEntry(view, candidate);
  const tellAdded = () => {
    if (!isInCart) notify({ kind: 'done', title: texts.added, link: { to: links.cart(), label: seeCart } });
  };
  if (view.readAgain) return <UnreadableState onRetry={view.readAgain} />;
  return (
    <>
      {view.isReady && chosen.isReady ? (
        <div className="stack">
          <Note>{isInCart ? texts.inCart : texts.withCart}</Note>
          <Offers view={view} entry={entry} onUsed={tellAdded} />
          <CartSummary view={view} />
        </div>
      ) : (
        <DeviceLoading />
      )}
      {entry.question && <SwitchSheet question={entry.question} onAnswer={entry.answer} />}
    </>
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
