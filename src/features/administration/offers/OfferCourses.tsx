import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { textIn } from '../../../domain/localText.ts';
import type { OfferCourse } from '../../../domain/pricing/shopOffer.ts';
import { shopOffersMessages } from '../../../i18n/buying/shopOffers.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { adminItemsQuery, anyItem } from '../catalogue/itemQueries.ts';
import { useSettled } from '../useSettled.ts';

/** The courses of an offer, and a search to add some. */
export function OfferCourses({
  courses,
  problem,
  onCourses,
}: {
  courses: readonly OfferCourse[];
  problem: string | undefined;
  onCourses: (courses: readonly OfferCourse[]) => void;
}) {
  const texts = useMessages(shopOffersMessages).courses;
  const { language } = useLanguage();
  const chosen = useRef<HTMLHeadingElement>(null);
  const remove = (gone: OfferCourse) => {
    // The pressed button unmounts with its row.
    chosen.current?.focus({ preventScroll: true });
    onCourses(courses.filter(({ id }) => id !== gone.id));
  };
  return (
    <section className="leaf stack" aria-label={texts.title}>
      <h2 className="adm-group">{texts.title}</h2>
      <p className="read">{texts.body}</p>
      <h3 ref={chosen} className="sm strong" tabIndex={-1}>
        {courses.length === 0 ? texts.none : texts.count(courses.length)}
      </h3>
      {problem && <Problem>{problem}</Problem>}
      {courses.length > 0 && (
        <ul className="stack stack-2 adm-picked">
          {courses.map((course) => {
            const name = textIn(course.title, language);
            return (
              <li key={course.id} className="row sb nowrap">
                <span>{name}</span>
                <Button kind="quiet" small aria-label={texts.takeOf(name)} onClick={() => remove(course)}>
                  {texts.take}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <CourseSearch courses={courses} onCourses={onCourses} />
    </section>
  );
}

function CourseSearch({
  courses,
  onCourses,
}: {
  courses: readonly OfferCourse[];
  onCourses: (courses: readonly OfferCourse[]) => void;
}) {
  const texts = useMessages(shopOffersMessages).courses;
  const { language } = useLanguage();
  const [typed, type] = useState('');
  const found = useQuery(adminItemsQuery({ ...anyItem, keyword: useSettled(typed.trim()), kind: 'course' })).data;
  const others = (found?.rows ?? []).filter(({ id }) => !courses.some((course) => course.id === id));
  const field = useRef<HTMLDivElement>(null);
  const add = (added: readonly OfferCourse[]) => {
    field.current?.querySelector('input')?.focus({ preventScroll: true });
    onCourses([...courses, ...added.map(({ id, title }) => ({ id, title }))]);
  };
  return (
    <div ref={field} className="stack stack-3">
      <TextField
        label={texts.find}
        hint={texts.findHint}
        type="search"
        icon="search"
        maxLength={200}
        value={typed}
        onText={type}
        onKeyDown={(event) => {
          // Enter here would save the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {found && others.length === 0 && <p className="mut">{texts.nothing}</p>}
      {others.length > 0 && (
        <ul className="stack stack-2 adm-picked" aria-label={texts.found}>
          {others.map((course) => {
            const name = textIn(course.title, language);
            return (
              <li key={course.id} className="row sb nowrap">
                <span>{name}</span>
                <Button kind="outline" small aria-label={texts.putOf(name)} onClick={() => add([course])}>
                  {texts.put}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {others.length > 1 && (
        <div>
          <Button kind="quiet" small icon="plus" onClick={() => add(others)}>
            {texts.putAll(others.length)}
          </Button>
        </div>
      )}
    </div>
  );
}
