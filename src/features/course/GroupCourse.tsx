import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { CourseDetail } from '../../domain/catalogue/course.ts';
import { courseStateMessages } from '../../i18n/catalogue/courseStates.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { NoPermissionState } from '../../ui/state/AccessStates.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { CourseMeta } from '../catalogue/ItemMeta.tsx';
import { useKnownPerson } from '../session/knownPerson.ts';
import { askToSignIn } from '../session/signInQuestion.ts';
import { CourseHeader } from './CourseHeader.tsx';
import { CourseView } from './CourseView.tsx';
import { courseOfGroupQuery } from './courseOfGroupQuery.ts';
import { WithoutScript } from './WithoutScript.tsx';

/** A course for certain groups. The server decides its content by person. */
export function GroupCourse({ course }: { course: CourseDetail }) {
  const texts = useMessages(courseStateMessages);
  const person = useKnownPerson();
  const asked = useQuery(courseOfGroupQuery(course.id, person?.id ?? null));
  // Cached personal data shows after hydration only.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  if (isHere && asked.data?.course) return <CourseView course={asked.data.course} />;
  return (
    <div className="stack stack-6">
      <CourseMeta course={course} isShown={false} />
      <CourseHeader row={course} />
      {answerTo(asked)}
    </div>
  );

  function answerTo({ data, isError, refetch }: typeof asked): ReactNode {
    if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
    // A guest can be in no group, so the guest's view needs no answer and can be rendered by the server.
    if (person === null) return <ForGuest course={course} />;
    if (!data || data.course) return <Loading />;
    return (
      <NoPermissionState title={texts.group.title} body={texts.group.denied}>
        <ButtonLink to={links.category(course.categoryPath)}>{texts.otherCourses}</ButtonLink>
      </NoPermissionState>
    );
  }
}

function ForGuest({ course }: { course: CourseDetail }) {
  const texts = useMessages(courseStateMessages);
  return (
    <>
      <NoPermissionState title={texts.group.title} body={texts.group.guest}>
        <Button onClick={() => void askToSignIn({ coverUrl: course.coverUrl })}>{texts.signIn}</Button>
        <ButtonLink kind="outline" to={links.category(course.categoryPath)}>
          {texts.otherCourses}
        </ButtonLink>
      </NoPermissionState>
      <WithoutScript words={texts.group.withoutScript} categoryPath={course.categoryPath} />
    </>
  );
}
