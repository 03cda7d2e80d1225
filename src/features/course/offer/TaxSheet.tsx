import type { CourseDetail } from '../../../domain/catalogue/course.ts';
import type { PricingPlan } from '../../../domain/pricing/pricingPlan.ts';
import { taxInvoiceMessages } from '../../../i18n/buying/taxInvoice.ts';
import { courseMessages } from '../../../i18n/catalogue/course.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { links } from '../../../ui/press/links.ts';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { DeviceLoading } from '../../../ui/state/DeviceLoading.tsx';
import { UnreadableState } from '../../../ui/state/UnreadableState.tsx';
import { CartSummary } from '../../cart/CartSummary.tsx';
import { withCandidate } from '../../cart/candidate.ts';
import { cartTaxTotal } from '../../cart/cartTaxTotal.ts';
import { useCandidate } from '../../cart/useCandidate.ts';
import { useCart } from '../../cart/useCart.ts';
import { useCartActions } from '../../cart/useCartActions.ts';
import { useMethodDraft } from '../../cart/useMethodDraft.ts';
import { usePerson } from '../../session/useSession.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { TaxChoice } from '../../taxData/TaxSection.tsx';
import { useTaxMinimum } from '../../taxData/useTaxMinimum.ts';
import { useTaxWish } from '../../taxData/useTaxWish.ts';

type OfCourse = { course: CourseDetail; plan: PricingPlan };

/** The tax invoice and the withheld tax of an order, chosen on the page of a course. */
export function TaxSheet({ open, onClose, ...of }: OfCourse & { open: boolean; onClose: () => void }) {
  const { heading } = useMessages(taxInvoiceMessages);
  return (
    <Sheet open={open} onClose={onClose} title={heading}>
      <TaxOfCourse {...of} />
    </Sheet>
  );
}

/** The very choice of cart and checkout, counted with this course; whatever is asked for here puts it into the cart. */
function TaxOfCourse({ course, plan }: OfCourse) {
  const texts = useMessages(taxInvoiceMessages).course;
  const { currency } = useSiteSettings();
  const { seeCart } = useMessages(courseMessages).offer;
  const { candidate, isInCart } = useCandidate(course, plan);
  const { change } = useCartActions();
  const putIn = async () => {
    if (isInCart) return;
    const isStored = await change((cart, now) => withCandidate(cart, candidate, now), candidate.item);
    if (isStored) notify({ kind: 'done', title: texts.added, link: { to: links.cart(), label: seeCart } });
  };
  const tax = useTaxWish(usePerson(), `course ${course.id}`, () => void putIn());
  const chosen = useMethodDraft();
  const view = useCart(chosen.values.method, tax.withholdingPercent, candidate);
  const minimum = useTaxMinimum(tax, cartTaxTotal(view), currency);

  if (view.readAgain) return <UnreadableState onRetry={view.readAgain} />;
  if (!view.isReady || !tax.isReady || !chosen.isReady) return <DeviceLoading />;
  return (
    <div className="stack">
      <Note>{isInCart ? texts.inCart : texts.withCart}</Note>
      <TaxChoice tax={tax} minimum={minimum} />
      <CartSummary view={view} />
    </div>
  );
}
