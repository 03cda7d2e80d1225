import type { ReactNode } from 'react';
import { type CourseDetail, isWatchable } from '../../domain/course.ts';
import { textIn } from '../../domain/localText.ts';
import type { PricingPlan } from '../../domain/pricingPlan.ts';
import { coursePartsMessages } from '../../i18n/courseParts.ts';
import { formatMachineTime } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { accessWords } from '../catalogue/planWords.ts';

/** What to know before buying: access, dates, place, seats, language. Only what this course has. */
export function CourseFacts({ course, plan }: { course: CourseDetail; plan: PricingPlan | null }) {
  const facts = useFacts(course, plan);
  return (
    <dl className="sum sm facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Fact = readonly [label: string, value: ReactNode];

function useFacts(course: CourseDetail, plan: PricingPlan | null): readonly Fact[] {
  const { facts: texts, plans } = useMessages(coursePartsMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const { startsAt, endsAt, registrationOpensAt, registrationClosesAt, venue } = course.schedule;
  const isWatched = course.courseType !== null && isWatchable(course.courseType);
  const all: readonly (Fact | false)[] = [
    plan !== null &&
      isWatched && [texts.access, shortAccess(plan, format.term) ?? accessWords(plan, plans, format.term, true)],
    startsAt !== null && endsAt === null && [texts.from, <Day key="day" at={startsAt} />],
    startsAt !== null && endsAt !== null && [texts.date, <Days key="days" from={startsAt} to={endsAt} />],
    registrationOpensAt !== null &&
      registrationOpensAt > Date.now() && [texts.opens, <Day key="day" at={registrationOpensAt} />],
    registrationClosesAt !== null && [texts.registration, <Day key="day" at={registrationClosesAt} />],
    venue !== null && [texts.venue, textIn(venue, language)],
    course.seatsLeft !== null && [texts.seats, texts.seatsLeft(Math.max(0, course.seatsLeft))],
    course.durationSeconds > 0 && [texts.length, format.length(course.durationSeconds * 1000)],
    [texts.language, texts.languages[course.taughtIn]],
    course.isRecertification && [texts.recertification, texts.recertifies],
  ];
  return all.filter((fact) => fact !== false);
}

/** Only the length of the access, where that says it all. */
const shortAccess = (plan: PricingPlan, term: ReturnType<typeof useFormat>['term']): string | null =>
  (plan.type === 'period' || plan.type === 'free') && plan.term !== null ? term(plan.term) : null;

function Day({ at }: { at: number }) {
  const format = useFormat();
  return <time dateTime={formatMachineTime(at)}>{format.date(at)}</time>;
}

function Days({ from, to }: { from: number; to: number }) {
  const format = useFormat();
  if (format.date(from) === format.date(to)) return <Day at={from} />;
  return (
    <>
      <Day at={from} /> – <Day at={to} />
    </>
  );
}
