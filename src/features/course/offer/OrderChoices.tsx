import { type ReactNode, Suspense, useState } from 'react';
import type { CourseDetail } from '../../../domain/catalogue/course.ts';
import { planPrice } from '../../../domain/pricing/pricingPlan.ts';
import { offersTaxInvoice } from '../../../domain/tax/taxInvoice.ts';
import { coursePartsMessages } from '../../../i18n/catalogue/courseParts.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/press/Button.tsx';
import type { IconName } from '../../../ui/show/Icon.tsx';
import { lazyPart } from '../../../ui/state/lazyPart.ts';
import { MissingPart } from '../../../ui/state/MissingPart.tsx';
import { QuietBoundary } from '../../../ui/state/QuietBoundary.tsx';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import { useSiteSettings } from '../../site/useSite.ts';
import type { CourseOffer } from './useCourseOffer.ts';

/** With all that counts a cart: fetched with the press. */
const OffersSheet = lazyPart(async () => (await import('../../cart/coupon/OffersSheet.tsx')).OffersSheet);
const TaxSheet = lazyPart(async () => (await import('./TaxSheet.tsx')).TaxSheet);

/**
 * Coupons, promotions and the tax invoice of a course, under its plans in every layout; empty if nothing can be bought.
 */
export function OrderChoices({ course, offer }: { course: CourseDetail; offer: CourseOffer }) {
  const texts = useMessages(coursePartsMessages);
  const settings = useSiteSettings();
  const { plan } = offer;
  if (plan === null || !(offer.state.kind === 'study' || offer.state.kind === 'open')) return null;
  const isPaid = (planPrice(plan, settings.currency) ?? 0) > 0;
  return (
    <div className="row">
      <SheetButton icon="tag" label={texts.offers}>
        {(sheet) => <OffersSheet {...sheet} course={course} plan={plan} />}
      </SheetButton>
      {isPaid && offersTaxInvoice(settings) && (
        <SheetButton icon="receipt" label={texts.tax}>
          {(sheet) => <TaxSheet {...sheet} course={course} plan={plan} />}
        </SheetButton>
      )}
    </div>
  );
}

/** A button with the sheet that it opens, whose code comes with the first press. */
function SheetButton({
  icon,
  label,
  children,
}: {
  icon: IconName;
  label: string;
  children: (sheet: { open: boolean; onClose: () => void }) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button kind="quiet" small icon={icon} onClick={open}>
        {label}
      </Button>
      {wasOpened && (
        <QuietBoundary fallback={<MissingPart />}>
          <Suspense
            fallback={
              <Loading>
                <span />
              </Loading>
            }
          >
            {children({ open: isOpen, onClose: () => setOpen(false) })}
          </Suspense>
        </QuietBoundary>
      )}
    </>
  );
}
