import { lazy, Suspense, useMemo } from 'react';
import type { CourseDetail } from '../../domain/course.ts';
import { textIn } from '../../domain/localText.ts';
import { courseMessages } from '../../i18n/course.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useSiteSettings } from '../site/useSite.ts';
import { CourseCover } from './CourseCover.tsx';
import { CourseHeader } from './CourseHeader.tsx';
import { CoursePartSection } from './CoursePartSection.tsx';
import { Outcomes, Paragraphs } from './Description.tsx';
import { type CoursePart, JumpMenu } from './JumpMenu.tsx';
import { CurriculumPart, HowToBuyPart, PlansPart } from './LowerParts.tsx';
import { OfferReason } from './OfferActions.tsx';
import { OfferBar } from './OfferBar.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { PriceCard } from './PriceCard.tsx';
import { useCourseOffer } from './useCourseOffer.ts';
import './course.css';

/** Far below the first screen; the page stands without it where it cannot be fetched. */
const SameTeacher = lazy(() =>
  import('./SameTeacher.tsx').then(
    (file) => ({ default: file.SameTeacher }),
    () => ({ default: () => null }),
  ),
);

/** A course's page in layout three: 18 to 6 columns from 992 px, a bar at the foot below. */
export function CourseView({ course }: { course: CourseDetail }) {
  const texts = useMessages(courseMessages);
  const { language } = useLanguage();
  const offer = useCourseOffer(course);
  const { curriculumShown, howToBuyShown } = useSiteSettings();
  const hasCurriculum = curriculumShown && course.sections.length > 0;
  const hasPlans = offer.state.kind === 'open' && offer.listed.length > 0;
  const parts = useMemo(
    () => partsOf({ hasPlans, hasCurriculum, howToBuyShown }),
    [hasPlans, hasCurriculum, howToBuyShown],
  );

  return (
    <>
      <PageMeta title={textIn(course.title, language)} description={textIn(course.summary, language)} />
      <div className="split-18-6">
        <div className="stack stack-6">
          <CourseHeader row={course} detail={course} />
          <CourseCover course={course} />
          <div className="m-only">
            <OfferReason state={offer.state} />
          </div>
          <JumpMenu parts={parts} />
          <CoursePartSection part="detail" title={texts.detail}>
            <Paragraphs text={course.description} />
            <Outcomes title={texts.outcomes} outcomes={course.outcomes} />
            <div className="leaf m-only">
              <OfferFacts course={course} plan={offer.plan} />
            </div>
          </CoursePartSection>
          {hasPlans && <PlansPart course={course} offer={offer} />}
          {hasCurriculum && <CurriculumPart course={course} hasAccess={offer.state.kind === 'study'} />}
          {howToBuyShown && <HowToBuyPart />}
        </div>
        <PriceCard course={course} offer={offer} />
      </div>
      <Suspense fallback={null}>
        <SameTeacher course={course} />
      </Suspense>
      <OfferBar course={course} offer={offer} />
    </>
  );
}

/** The menu has what the page has (specification 2). */
function partsOf(has: { hasPlans: boolean; hasCurriculum: boolean; howToBuyShown: boolean }): readonly CoursePart[] {
  const parts: readonly (CoursePart | false)[] = [
    'detail',
    has.hasPlans && 'plans',
    has.hasCurriculum && 'content',
    has.howToBuyShown && 'howToBuy',
  ];
  return parts.filter((part) => part !== false);
}
