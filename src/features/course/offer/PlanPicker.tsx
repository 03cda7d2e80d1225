import { type MouseEvent, useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { CourseDetail } from '../../../domain/catalogue/course.ts';
import { isWatchable } from '../../../domain/catalogue/courseType.ts';
import { textIn } from '../../../domain/localText.ts';
import { type ListedPlan, planPrice } from '../../../domain/pricing/pricingPlan.ts';
import { coursePartsMessages } from '../../../i18n/catalogue/courseParts.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { RadioOption } from '../../../ui/form/RadioOption.tsx';
import { Link } from '../../../ui/press/Link.tsx';
import { links } from '../../../ui/press/links.ts';
import { Icon } from '../../../ui/show/Icon.tsx';
import { Price } from '../../../ui/show/Price.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import { accessWords, pricePerYear } from '../../catalogue/planWords.ts';
import { askToSignIn } from '../../session/signInQuestion.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import type { CourseOffer } from './useCourseOffer.ts';

/** One radio box a plan; three a row on wide screens, two on medium ones, one on phones (specification 2). */
export function PlanPicker({ course, offer }: { course: CourseDetail; offer: CourseOffer }) {
  const texts = useMessages(coursePartsMessages).plans;
  const name = useId();
  return (
    <fieldset>
      <legend className="vh">{texts.legend}</legend>
      <div className={offer.listed.length === 1 ? 'plans plans-1' : 'plans'}>
        {offer.listed.map((entry) => (
          <PlanOption
            key={entry.plan.id}
            course={course}
            entry={entry}
            name={name}
            isChosen={entry.plan.id === offer.plan?.id}
            onChoose={() => offer.choose(entry.plan.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function PlanOption({
  course,
  entry: { plan, disabled },
  name,
  isChosen,
  onChoose,
}: {
  course: CourseDetail;
  entry: ListedPlan;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const texts = useMessages(coursePartsMessages).plans;
  const { currency } = useSiteSettings();
  const { language } = useLanguage();
  const { term } = useFormat();
  const price = planPrice(plan, currency);
  const perYear = price === null ? null : pricePerYear(plan, price);
  const isWatched = course.courseType !== null && isWatchable(course.courseType);

  return (
    <RadioOption
      name={name}
      value={plan.id}
      checked={isChosen}
      disabled={disabled !== null || price === null}
      onChoose={onChoose}
      title={textIn(plan.name, language)}
      detail={accessWords(plan, texts, term, isWatched)}
      aside={price !== null && <Price minor={price} currency={currency} quiet={!isChosen} />}
    >
      {perYear !== null && <Tag>{texts.perYear(formatPrice(perYear, currency))}</Tag>}
      {plan.needsApproval && <Tag>{texts.needsApproval}</Tag>}
      {disabled === 'membersOnly' && <MembersOnly />}
      {price === null && <Tag>{texts.noPrice}</Tag>}
    </RadioOption>
  );
}

/** Why the plan is closed to a guest, and the way in. */
function MembersOnly() {
  const texts = useMessages(coursePartsMessages).plans;
  const { pathname } = useLocation();
  // A page of its own only where there is no script, or in another window.
  const signInHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void askToSignIn();
  };
  return (
    <span className="members sm">
      <Icon name="lock" />
      <span>
        {texts.membersOnly} ·{' '}
        <Link to={links.login(pathname)} onClick={signInHere}>
          {texts.signIn}
        </Link>
      </span>
    </span>
  );
}
