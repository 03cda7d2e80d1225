import type { CourseDetail } from '../../domain/catalogue/course.ts';
import { courseMessages } from '../../i18n/catalogue/course.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../ui/state/lazyPart.ts';
import { useKnownPerson } from '../session/knownPerson.ts';
import { CoursePartSection } from './CoursePartSection.tsx';
import { LaterPart } from './LaterPart.tsx';
import type { CourseOffer } from './offer/useCourseOffer.ts';
import type { Purchase } from './offer/usePurchase.ts';

type Props = { course: CourseDetail; offer: CourseOffer; purchase: Purchase };

const PlanChoice = lazyPart(async () => (await import('./offer/PlanChoice.tsx')).PlanChoice);
const Curriculum = lazyPart(async () => (await import('./Curriculum.tsx')).Curriculum);
const Comments = lazyPart(async () => (await import('../comment/Comments.tsx')).Comments);
const Reviews = lazyPart(async () => (await import('../comment/Reviews.tsx')).Reviews);
const FirstReview = lazyPart(async () => (await import('../comment/Reviews.tsx')).FirstReview);
const HowToBuySteps = lazyPart(async () => (await import('./HowToBuySteps.tsx')).HowToBuySteps);

/** Room of one row while the parts are not here yet, so that nothing jumps. */
const rowRem = 3.5;

/** The plans to choose from. */
export function PlansPart({ course, offer, purchase }: Props) {
  const texts = useMessages(courseMessages);
  const title = offer.listed.length > 1 ? texts.plansTitle : texts.jump.plans;
  return (
    <CoursePartSection part="plans" title={offer.state.kind === 'study' ? texts.offer.renew : title}>
      <LaterPart height={`calc(round(up, ${offer.listed.length} / var(--plans-a-row), 1) * 7rem)`}>
        <PlanChoice course={course} offer={offer} purchase={purchase} />
      </LaterPart>
    </CoursePartSection>
  );
}

/** The curriculum of the course. */
export function CurriculumPart({ course, hasAccess }: { course: CourseDetail; hasAccess: boolean }) {
  const texts = useMessages(courseMessages);
  const format = useFormat();
  const sum = [
    texts.sections(course.sections.length),
    texts.lectures(course.lectureCount),
    course.durationSeconds > 0 ? format.length(course.durationSeconds * 1000) : '',
  ];
  const rows = course.sections.length + (course.sections[0]?.lectures.length ?? 0);
  return (
    <CoursePartSection
      part="content"
      title={texts.content}
      aside={<span className="sm mut">{sum.filter(Boolean).join(' · ')}</span>}
    >
      <LaterPart height={`${rows * rowRem}rem`}>
        <Curriculum course={course} hasAccess={hasAccess} />
      </LaterPart>
    </CoursePartSection>
  );
}

/** How to buy, in the shop's own words. */
export function HowToBuyPart() {
  const texts = useMessages(courseMessages);
  return (
    <CoursePartSection part="howToBuy" title={texts.howToBuy}>
      <LaterPart height={`${4 * rowRem}rem`}>
        <HowToBuySteps />
      </LaterPart>
    </CoursePartSection>
  );
}

/** The reviews. Without one, a learner is asked for the first. */
export function ReviewsPart({ course }: { course: CourseDetail }) {
  const texts = useMessages(courseMessages);
  const person = useKnownPerson();
  if (course.starCounts === null) {
    return (
      person && (
        <LaterPart>
          <FirstReview courseId={course.id} />
        </LaterPart>
      )
    );
  }
  return (
    <CoursePartSection part="reviews" title={texts.reviews}>
      <LaterPart height={`${6 * rowRem}rem`}>
        <Reviews courseId={course.id} isLimited={course.limitedTo.length > 0} starCounts={course.starCounts} />
      </LaterPart>
    </CoursePartSection>
  );
}

/** Questions and answers. */
export function CommentsPart({ course }: { course: CourseDetail }) {
  const texts = useMessages(courseMessages);
  return (
    <CoursePartSection part="comments" title={texts.comments}>
      <LaterPart height={`${5 * rowRem}rem`}>
        <Comments courseId={course.id} isLimited={course.limitedTo.length > 0} />
      </LaterPart>
    </CoursePartSection>
  );
}
