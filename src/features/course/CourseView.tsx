import { lazy, useMemo } from 'react';
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
import { type CoursePart, JumpMenu } from './JumpMenu.tsx';
import { LaterPart } from './LaterPart.tsx';
import { CurriculumPart, HowToBuyPart, PlansPart } from './LowerParts.tsx';
import { OfferReason } from './OfferActions.tsx';
import { OfferBar } from './OfferBar.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { useCourseOffer } from './useCourseOffer.ts';
import { useRegister } from './useRegister.ts';
import './course.css';

const DetailRest = lazy(async () => ({ default: (await import('./DetailRest.tsx')).DetailRest }));
/** Not on phones, which have the bar at the foot instead. */
const PriceCard = lazy(async () => ({ default: (await import('./PriceCard.tsx')).PriceCard }));
const SameTeacher = lazy(async () => ({ default: (await import('./SameTeacher.tsx')).SameTeacher }));

/** A course's page in layout three: 18 to 6 columns from 992 px, a bar at the foot below. */
export function CourseView({ course }: { course: CourseDetail }) {
  const texts = useMessages(courseMessages);
  const { language } = useLanguage();
  const offer = useCourseOffer(course);
  const register = useRegister(course, offer.plan);
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
          {offer.state.kind !== 'open' && (
            <div className="m-only">
              <OfferReason state={offer.state} />
            </div>
          )}
          <JumpMenu parts={parts} />
          <CoursePartSection part="detail" title={texts.detail}>
            <Paragraphs text={course.description} />
            <LaterPart height="14rem">
              <DetailRest course={course} plan={offer.plan} />
            </LaterPart>
          </CoursePartSection>
          {hasPlans && <PlansPart course={course} offer={offer} register={register} />}
          {hasCurriculum && <CurriculumPart course={course} hasAccess={offer.state.kind === 'study'} />}
          {howToBuyShown && <HowToBuyPart />}
        </div>
        <aside className="stick d-only" aria-label={texts.offer.label}>
          <LaterPart height="24rem">
            <PriceCard course={course} offer={offer} register={register} />
          </LaterPart>
        </aside>
      </div>
      <LaterPart>
        <SameTeacher course={course} />
      </LaterPart>
      <OfferBar course={course} offer={offer} register={register} />
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
