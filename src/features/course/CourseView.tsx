import { Suspense, useMemo } from 'react';
import type { CourseDetail } from '../../domain/catalogue/course.ts';
import { courseMessages } from '../../i18n/catalogue/course.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../ui/state/lazyPart.ts';
import { QuietBoundary } from '../../ui/state/QuietBoundary.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { CourseMeta } from '../catalogue/ItemMeta.tsx';
import { useRating } from '../catalogue/useRating.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { CourseCover } from './CourseCover.tsx';
import { CourseHeader } from './CourseHeader.tsx';
import { courseDetailQuery } from './courseQueries.ts';
import { DetailPart } from './DetailPart.tsx';
import { hasDetail } from './hasDetail.ts';
import { type CoursePart, JumpMenu, jumpTo } from './JumpMenu.tsx';
import { LaterPart } from './LaterPart.tsx';
import { CommentsPart, CurriculumPart, HowToBuyPart, PlansPart, ReviewsPart } from './LowerParts.tsx';
import { OfferReason } from './offer/OfferActions.tsx';
import { OfferBar } from './offer/OfferBar.tsx';
import { arePlansShown } from './offer/saleState.ts';
import { type CourseOffer, useCourseOffer } from './offer/useCourseOffer.ts';
import { type Purchase, usePurchase } from './offer/usePurchase.ts';
import './course.css';

type OfferProps = { course: CourseDetail; offer: CourseOffer; purchase: Purchase };

const CachedNote = lazyPart(async () => (await import('./CachedNote.tsx')).CachedNote);
/** Not on phones, which have the bar at the foot instead. */
const PriceCard = lazyPart(async () => (await import('./offer/PriceCard.tsx')).PriceCard);
const BesideCourse = lazyPart(async () => (await import('./BesideCourse.tsx')).BesideCourse);
const SideFacts = lazyPart(async () => (await import('./SideFacts.tsx')).SideFacts);
const BuyHere = lazyPart(async () => (await import('./offer/BuyHere.tsx')).BuyHere);
const HidingBar = lazyPart(async () => (await import('./offer/HidingBar.tsx')).HidingBar);

/**
 * A course's page. Its sections have the same order in every layout, but the panel of layout four goes before the
 * description; `course.css` places them side by side from 992 px.
 */
export function CourseView({ course }: { course: CourseDetail }) {
  const offer = useCourseOffer(course);
  const purchase = usePurchase(course, offer.plan);
  const { curriculumShown, commentsShown, reviewsShown, ...beside } = useSiteSettings();
  const howToBuyShown = beside.howToBuyShown && offer.state.kind !== 'study' && offer.state.kind !== 'owned';
  const rails = [beside.sameTeacherShown, beside.sameGroupShown, beside.bestSellersShown].filter(Boolean).length;
  const { layout } = course;
  const hasCurriculum = curriculumShown && course.sections.length > 0;
  // Layout four sells its own choice in the panel.
  const isInPanel = layout === 'four' && offer.state.kind === 'open';
  const hasPlans = arePlansShown(offer.state) && offer.listed.length > 0 && !isInPanel;
  const hasReviews = reviewsShown && course.starCounts !== null;
  const isTold = hasDetail(course, useLanguage().language);
  const parts = useMemo(
    () => partsOf({ isTold, hasPlans, hasCurriculum, howToBuyShown, hasReviews, commentsShown }),
    [isTold, hasPlans, hasCurriculum, howToBuyShown, hasReviews, commentsShown],
  );
  const bar = <OfferBar course={course} offer={offer} purchase={purchase} />;
  const aside = <CourseAside course={course} offer={offer} purchase={purchase} />;

  return (
    <>
      <CourseMeta course={course} />
      <div className={`course-page course-${layout}`}>
        <CourseLead course={course} offer={offer} />
        {layout === 'four' && aside}
        <div className="course-nav">
          <div className="stack">
            <JumpMenu parts={parts} />
            {layout === 'one' && (
              <div className="d-only">
                <LaterPart height="16rem">
                  <SideFacts course={course} plan={offer.plan} />
                </LaterPart>
              </div>
            )}
          </div>
        </div>
        <div className="course-about">
          <DetailPart course={course} plan={offer.plan} />
        </div>
        {layout !== 'four' && aside}
        <div className="stack stack-6 course-rest">
          {hasPlans && <PlansPart course={course} offer={offer} purchase={purchase} />}
          {hasCurriculum && <CurriculumPart course={course} hasAccess={offer.state.kind === 'study'} />}
          {howToBuyShown && <HowToBuyPart />}
          {reviewsShown && <ReviewsPart course={course} />}
          {commentsShown && <CommentsPart course={course} />}
        </div>
      </div>
      {rails > 0 && (
        <LaterPart height={railsHeight(rails)}>
          <BesideCourse course={course} height={railsHeight(rails)} />
        </LaterPart>
      )}
      {layout === 'four' ? (
        <QuietBoundary fallback={bar}>
          <Suspense fallback={bar}>
            <HidingBar
              course={course}
              offer={offer}
              purchase={{ ...purchase, buy: async () => jumpTo('buy') }}
              goal="buy"
            />
          </Suspense>
        </QuietBoundary>
      ) : (
        bar
      )}
    </>
  );
}

/** The first screen of the page: the course, and on phones why it cannot be bought. */
function CourseLead({ course, offer }: Pick<OfferProps, 'course' | 'offer'>) {
  const isAway = useConnection() !== 'online';
  const rating = useRating(course);
  return (
    <div className="stack stack-6 course-lead">
      <CourseHeader row={course} detail={course} rating={rating} />
      <CourseCover course={course} />
      {isAway && (
        <QuietBoundary>
          <Suspense>
            <CachedNote queryKey={courseDetailQuery(course.slug).queryKey} />
          </Suspense>
        </QuietBoundary>
      )}
      {offer.state.kind !== 'open' && course.layout !== 'four' && (
        <div className="m-only">
          <OfferReason state={offer.state} />
        </div>
      )}
    </div>
  );
}

/** The offer beside the course, in the layouts that have one. */
function CourseAside({ course, offer, purchase }: OfferProps) {
  const { label } = useMessages(courseMessages).offer;
  if (course.layout === 'four') {
    return (
      <aside className="course-buy" id="buy" tabIndex={-1} aria-label={label}>
        <LaterPart height="40rem">
          <BuyHere course={course} offer={offer} purchase={purchase} />
        </LaterPart>
      </aside>
    );
  }
  if (course.layout !== 'one' && course.layout !== 'three') return null;
  return (
    <aside className="course-buy stick d-only" aria-label={label}>
      <LaterPart height="24rem">
        <PriceCard course={course} offer={offer} purchase={purchase} />
      </LaterPart>
    </aside>
  );
}

/** Room for so many rows of other courses while they are not here yet, so that nothing jumps. */
const railsHeight = (rails: number): string => `calc(${rails} * var(--rail))`;

/** The menu lists the page's sections (specification 2). */
function partsOf(
  has: Record<'isTold' | 'hasPlans' | 'hasCurriculum' | 'howToBuyShown' | 'hasReviews' | 'commentsShown', boolean>,
): readonly CoursePart[] {
  const parts: readonly (CoursePart | false)[] = [
    has.isTold && 'detail',
    has.hasPlans && 'plans',
    has.hasCurriculum && 'content',
    has.howToBuyShown && 'howToBuy',
    has.hasReviews && 'reviews',
    has.commentsShown && 'comments',
  ];
  return parts.filter((part) => part !== false);
}
