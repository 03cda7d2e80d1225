import { Suspense, useState } from 'react';
import type { CourseDetail } from '../../domain/course.ts';
import { coursePartsMessages } from '../../i18n/courseParts.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { QuietBoundary } from '../../ui/QuietBoundary.tsx';
import { Loading } from '../../ui/Skeleton.tsx';
import type { CourseOffer } from './useCourseOffer.ts';

/** With all that counts a cart: fetched with the press. */
const OffersSheet = lazyPart(async () => (await import('../coupon/OffersSheet.tsx')).OffersSheet);

/** From where coupons and promotions of a course open, under its plans in every layout; nothing where nothing can be bought. */
export function OffersPlace({ course, offer }: { course: CourseDetail; offer: CourseOffer }) {
  const texts = useMessages(coursePartsMessages);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (offer.plan === null || !(offer.state.kind === 'study' || offer.state.kind === 'open')) return null;
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <div>
      <Button kind="quiet" small icon="tag" onClick={open}>
        {texts.offers}
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
            <OffersSheet open={isOpen} onClose={() => setOpen(false)} course={course} plan={offer.plan} />
          </Suspense>
        </QuietBoundary>
      )}
    </div>
  );
}
