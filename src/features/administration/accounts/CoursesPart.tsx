import { useState } from 'react';
import { textIn } from '../../../domain/localText.ts';
import type { CourseOfPerson, GivenAccess, PersonAtDesk } from '../../../domain/people/deskPerson.ts';
import { deskPeopleMessages } from '../../../i18n/people/deskPeople.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import { GiveAccessSheet } from './GiveAccessSheet.tsx';
import { TakeAccessSheet } from './TakeAccessSheet.tsx';

type Taking = { readonly accessId: string; readonly course: string };

/** The courses of a person: progress, and each access with its origin; given and taken by hand here. */
export function CoursesPart({ person }: { person: PersonAtDesk }) {
  const texts = useMessages(deskPeopleMessages).courses;
  const [isGiving, setGiving] = useState(false);
  const [taking, setTaking] = useState<Taking | null>(null);
  return (
    <section className="stack stack-3" aria-label={texts.title}>
      <div className="row sb">
        <h2>{texts.title}</h2>
        {!person.isErased && (
          <Button kind="outline" icon="plus" onClick={() => setGiving(true)}>
            {texts.give}
          </Button>
        )}
      </div>
      {person.courses.length === 0 && <p className="mut">{texts.empty}</p>}
      {person.courses.length > 0 && (
        <ul className="leaf stack">
          {person.courses.map((course) => (
            <li key={course.courseId} className="stack stack-2">
              <CourseLine course={course} onTake={setTaking} />
            </li>
          ))}
        </ul>
      )}
      {isGiving && <GiveAccessSheet userId={person.id} onClose={() => setGiving(false)} />}
      {taking && <TakeAccessSheet userId={person.id} {...taking} onClose={() => setTaking(null)} />}
    </section>
  );
}

function CourseLine({ course, onTake }: { course: CourseOfPerson; onTake: (taking: Taking) => void }) {
  const texts = useMessages(deskPeopleMessages).courses;
  const { language } = useLanguage();
  const title = textIn(course.title, language);
  const isOpen = course.state === 'open' || course.state === 'running';
  return (
    <>
      <div className="row sb">
        <span className="strong grow">{title}</span>
        <span className="sm mut">{texts.progress(`${Math.floor(course.percentDone)}%`)}</span>
        <Tag tone={isOpen ? 'done' : 'plain'}>{course.state === null ? texts.none : texts.states[course.state]}</Tag>
      </div>
      <ul className="stack stack-2">
        {course.accesses.map((access) => (
          <li key={access.id} className="row sb">
            <AccessWords access={access} />
            {access.takenAt === null && (
              <Button
                kind="quiet"
                small
                aria-label={texts.takeOf(title)}
                onClick={() => onTake({ accessId: access.id, course: title })}
              >
                {texts.take}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function AccessWords({ access }: { access: GivenAccess }) {
  const texts = useMessages(deskPeopleMessages).courses;
  const format = useFormat();
  const { orderId, givenReason, startsAt, endsAt, takenAt, takenReason } = access;
  return (
    <span className="grow sm">
      {orderId === null ? (
        texts.byHand(givenReason ?? '')
      ) : (
        <Link className="link" to={deskLinks.order(orderId)}>
          {texts.byOrder}
        </Link>
      )}{' '}
      <span className="mut">
        {[
          texts.from(format.date(startsAt)),
          ...(endsAt === null ? [] : [texts.until(format.date(endsAt))]),
          ...(takenAt === null ? [] : [endOf(texts, format.date(takenAt), takenReason)]),
        ].join(' · ')}
      </span>
    </span>
  );
}

const endOf = (
  texts: { taken: (date: string) => string; takenWhy: (date: string, reason: string) => string },
  date: string,
  reason: string | null,
): string => (reason === null ? texts.taken(date) : texts.takenWhy(date, reason));
