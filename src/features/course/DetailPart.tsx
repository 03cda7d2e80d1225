import type { CourseDetail } from '../../domain/catalogue/course.ts';
import type { PricingPlan } from '../../domain/pricing/pricingPlan.ts';
import { courseMessages } from '../../i18n/catalogue/course.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../ui/state/lazyPart.ts';
import { CoursePartSection } from './CoursePartSection.tsx';
import { hasDetail, isDescribed } from './hasDetail.ts';
import { LaterPart } from './LaterPart.tsx';
import { Paragraphs } from './Paragraphs.tsx';

const DetailRest = lazyPart(async () => (await import('./DetailRest.tsx')).DetailRest);

/** The description of a course. Without one, phones still show the facts here. */
export function DetailPart({ course, plan }: { course: CourseDetail; plan: PricingPlan | null }) {
  const texts = useMessages(courseMessages);
  const { language } = useLanguage();
  const rest = (
    <LaterPart height="14rem">
      <DetailRest course={course} plan={plan} />
    </LaterPart>
  );
  if (!hasDetail(course, language)) return <div className="m-only">{rest}</div>;
  return (
    <CoursePartSection part="detail" title={texts.detail}>
      {isDescribed(course, language) && <Paragraphs text={course.description} />}
      {rest}
    </CoursePartSection>
  );
}
