import { Fragment } from 'react';
import type { CourseDetail } from '../../domain/catalogue/course.ts';
import { textIn } from '../../domain/localText.ts';
import type { PricingPlan } from '../../domain/pricing/pricingPlan.ts';
import { coursePartsMessages } from '../../i18n/catalogue/courseParts.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { CourseFacts } from './CourseFacts.tsx';
import { FreeBookLeaf } from './FreeBookLeaf.tsx';

/** Under the description: what somebody can do afterwards, and on phones the facts. */
export function DetailRest({ course, plan }: { course: CourseDetail; plan: PricingPlan | null }) {
  return (
    <div className="stack">
      <Outcomes course={course} />
      <InPromotions course={course} />
      {course.freeBook && <FreeBookLeaf book={course.freeBook} />}
      <div className="leaf m-only">
        <CourseFacts course={course} plan={plan} />
      </div>
    </div>
  );
}

function InPromotions({ course: { promotions } }: { course: CourseDetail }) {
  const texts = useMessages(coursePartsMessages);
  const { language } = useLanguage();
  if (promotions.length === 0) return null;
  return (
    <p>
      {texts.inPromotion}{' '}
      {promotions.map(({ id, title }, place) => (
        <Fragment key={id}>
          {place > 0 && ' · '}
          <Link to={links.promotion(id)}>{textIn(title, language)}</Link>
        </Fragment>
      ))}
    </p>
  );
}

function Outcomes({ course: { outcomes } }: { course: CourseDetail }) {
  const texts = useMessages(coursePartsMessages);
  const { language } = useLanguage();
  if (outcomes.length === 0) return null;
  return (
    <div className="stack stack-3">
      <h3>{texts.outcomes}</h3>
      <ul className="stack stack-2 read">
        {outcomes.map((outcome) => (
          <li className="row nowrap row-t" key={outcome.th}>
            <span className="tick">
              <Icon name="check" />
            </span>
            {textIn(outcome, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
