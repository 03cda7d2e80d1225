import type { OwnedCourse } from '../../contract/learning/progress.ts';
import { mayBuy, type Person } from '../../domain/people/identity.ts';
import { learningMessages } from '../../i18n/learning/learning.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useFailureText } from '../../ui/notice/useFailureText.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { NotCachedState } from '../../ui/state/NotCachedState.tsx';
import { Loading, SkeletonRows } from '../../ui/state/Skeleton.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import type { BegunCourse } from './begunCourse.ts';
import { OwnedCourseCard } from './OwnedCourseCard.tsx';
import { useOwnCourses } from './useOwnCourses.ts';

/** The person's courses, each with a link to where they stopped. */
export function MyCourses({
  person,
  asPlayed,
}: {
  person: Person;
  /** A course with this device's own progress. */
  asPlayed: (course: OwnedCourse) => BegunCourse;
}) {
  const texts = useMessages(learningMessages);
  const format = useFormat();
  const isAway = useConnection() !== 'online';
  const isLearner = mayBuy(person.role);
  const { data, error, dataUpdatedAt, refetch } = useOwnCourses(isLearner ? person.id : null);

  if (!isLearner) return <EmptyState title={texts.staff.title} body={texts.staff.body} />;
  if (data === undefined) return <NoList failure={error} onRetry={() => void refetch()} />;
  if (data.length === 0) {
    return (
      <EmptyState title={texts.empty.title} body={texts.empty.body}>
        <ButtonLink to={links.home()}>{texts.empty.action}</ButtonLink>
        <ButtonLink kind="quiet" to={links.studentOrders()}>
          {texts.empty.orders}
        </ButtonLink>
      </EmptyState>
    );
  }
  const courses = data.map(asPlayed);
  const next = nextCourse(courses);
  return (
    <>
      {isAway && <p className="sm mut">{texts.cachedAt(format.dateTime(dataUpdatedAt))}</p>}
      <ul className="owned">
        {courses.map((course) => (
          <li key={course.courseId}>
            <OwnedCourseCard course={course} isNext={course.courseId === next?.courseId} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Started courses come before new ones. */
function nextCourse(courses: readonly BegunCourse[]): BegunCourse | undefined {
  const unfinished = courses.filter((course) => course.hasAccess && course.isWatchable && course.percentDone < 100);
  return unfinished.find((course) => course.hasBegun) ?? unfinished[0];
}

function NoList({ failure, onRetry }: { failure: Error | null; onRetry: () => void }) {
  const texts = useMessages(learningMessages);
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  if (isAway) {
    return (
      <NotCachedState body={texts.offline} onRetry={onRetry}>
        <ButtonLink to={links.home()}>{texts.empty.action}</ButtonLink>
      </NotCachedState>
    );
  }
  if (failure !== null) return <ErrorState title={texts.failed} body={failureText(failure)} onRetry={onRetry} />;
  return (
    <Loading>
      <SkeletonRows />
    </Loading>
  );
}
