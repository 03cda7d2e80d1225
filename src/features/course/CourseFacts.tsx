import type { ReactNode } from 'react';
import type { CourseDetail, CourseType } from '../../domain/catalogue/course.ts';
import { courseTypeRules } from '../../domain/catalogue/courseType.ts';
import { textIn } from '../../domain/localText.ts';
import type { PricingPlan } from '../../domain/pricing/pricingPlan.ts';
import { formatBangkokTime } from '../../domain/time.ts';
import { coursePartsMessages } from '../../i18n/catalogue/courseParts.ts';
import { courseTypeMessages } from '../../i18n/catalogue/courseTypes.ts';
import { formatMachineTime } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { accessWords } from '../catalogue/planWords.ts';

/** Facts of this course: access, dates, place, seats, length, language, last change. */
export function CourseFacts({ course, plan }: { course: CourseDetail; plan: PricingPlan | null }) {
  const facts = useFacts(course, plan);
  const { startsAt, venue } = course.schedule;
  return (
    <div className="stack stack-3">
      <dl className="sum sm facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {course.courseType !== null && (
        <Meaning type={course.courseType} hasVenue={venue !== null} hasDates={startsAt !== null} />
      )}
    </div>
  );
}

/** The meaning of the course type for a buyer. */
function Meaning({ type, hasVenue, hasDates }: { type: CourseType; hasVenue: boolean; hasDates: boolean }) {
  const texts = useMessages(courseTypeMessages);
  const dated = hasVenue ? texts.ways : texts.withoutVenue;
  const undated = hasVenue ? texts.withoutDates : texts.withoutBoth;
  return (
    <div className="stack stack-1 sm mut">
      <p>{(hasDates ? dated : undated)[type] ?? texts.ways[type]}</p>
      <p>{courseTypeRules[type].opensPlaylist ? texts.opens : texts.holds}</p>
    </div>
  );
}

type Fact = readonly [label: string, value: ReactNode];

function useFacts(course: CourseDetail, plan: PricingPlan | null): readonly Fact[] {
  const { facts: texts, plans, lectures } = useMessages(coursePartsMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const { startsAt, endsAt, registrationOpensAt, registrationClosesAt, venue } = course.schedule;
  const types = useMessages(courseTypeMessages);
  const rules = course.courseType === null ? null : courseTypeRules[course.courseType];
  const hours = (from: number, to: number | null) =>
    to === null ? format.time(from) : `${formatBangkokTime(from).slice(0, 5)}–${format.time(to)}`;
  const isOneDay = startsAt !== null && (endsAt === null || format.date(startsAt) === format.date(endsAt));
  const left = course.seatsLeft === null ? null : Math.max(0, course.seatsLeft);
  const all: readonly (Fact | false | undefined)[] = [
    plan !== null &&
      rules?.opensPlaylist && [
        texts.access,
        shortAccess(plan, format.term) ?? accessWords(plan, plans, format.term, true),
      ],
    startsAt !== null && endsAt === null && [texts.from, <Day key="day" at={startsAt} />],
    startsAt !== null &&
      endsAt !== null && [texts.date, <Days key="days" from={startsAt} to={endsAt} withTimes={rules?.isHeld} />],
    startsAt !== null && isOneDay && rules?.isHeld && [texts.hours, hours(startsAt, endsAt)],
    registrationOpensAt !== null &&
      registrationClosesAt !== null && [
        texts.period,
        <Days key="days" from={registrationOpensAt} to={registrationClosesAt} />,
      ],
    registrationOpensAt !== null &&
      registrationClosesAt === null && [texts.opens, <Day key="day" at={registrationOpensAt} />],
    registrationOpensAt === null &&
      registrationClosesAt !== null && [texts.registration, <Day key="day" at={registrationClosesAt} />],
    venue !== null && [texts.venue, textIn(venue, language)],
    venue === null && rules?.isHeld && !rules.hasVenue && [texts.venue, types.onlineRoom],
    left !== null &&
      (rules?.holdsSeats ? [texts.seats, texts.seatsLeft(left)] : [types.places, types.placesLeft(left)]),
    course.lectureCount > 0 && [texts.lectures, lectures(course.lectureCount)],
    course.durationSeconds > 0 && [texts.length, format.length(course.durationSeconds * 1000)],
    course.level !== null && [types.level, types.levels[course.level]],
    [texts.language, texts.languages[course.taughtIn]],
    course.isRecertification && [texts.recertification, texts.recertifies],
    [texts.revised, <Day key="day" at={course.revisedAt} />],
  ];
  return all.filter((fact) => fact !== false && fact !== undefined);
}

/** Only the length of the access, where that says it all. */
const shortAccess = (plan: PricingPlan, term: ReturnType<typeof useFormat>['term']): string | null =>
  (plan.type === 'period' || plan.type === 'free') && plan.term !== null ? term(plan.term) : null;

function Day({ at, withTime = false }: { at: number; withTime?: boolean | undefined }) {
  const format = useFormat();
  return <time dateTime={formatMachineTime(at)}>{withTime ? format.dateTime(at) : format.date(at)}</time>;
}

/** One day, or the first and the last, with the time of each where it is asked for. */
function Days({ from, to, withTimes }: { from: number; to: number; withTimes?: boolean | undefined }) {
  const format = useFormat();
  if (format.date(from) === format.date(to)) return <Day at={from} />;
  return (
    <>
      <Day at={from} withTime={withTimes} /> – <Day at={to} withTime={withTimes} />
    </>
  );
}
