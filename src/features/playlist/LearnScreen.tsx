import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { mayBuy } from '../../domain/people/identity.ts';
import { playlistMessages } from '../../i18n/learning/playlist.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { useFailureText } from '../../ui/notice/useFailureText.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { NotCachedState } from '../../ui/state/NotCachedState.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { useSession } from '../session/useSession.ts';
import { Classroom } from './Classroom.tsx';
import { ClassroomSkeleton } from './ClassroomSkeleton.tsx';
import { playlistQuery } from './playlistQueries.ts';

/** The classroom of a course: previews for guests, all lectures for its learners. */
export function LearnScreen({ courseId, wantedId }: { courseId: string; wantedId: string | null }) {
  const texts = useMessages(playlistMessages);
  const session = useSession();
  const { data: playlist, error, refetch } = useQuery(playlistQuery(courseId));
  const title = <PageMeta title={texts.title} index={false} />;

  if (playlist === undefined || session.state === 'unknown') {
    return (
      <>
        {title}
        {error === null ? (
          <Loading>
            <ClassroomSkeleton />
          </Loading>
        ) : (
          <NoPlaylist
            courseId={courseId}
            isGuest={session.state === 'guest'}
            failure={error}
            onRetry={() => void refetch()}
          />
        )}
      </>
    );
  }
  if (playlist.sections.every((section) => section.lectures.length === 0)) {
    return (
      <>
        {title}
        <EmptyState heading={1} {...texts.empty}>
          <ButtonLink to={links.course(playlist.slug)}>{texts.locked.toCourse}</ButtonLink>
        </EmptyState>
      </>
    );
  }
  const person = session.state === 'signedIn' ? session.person : null;
  const learnerId = person !== null && mayBuy(person.role) ? person.id : null;
  return (
    <Classroom
      key={`${courseId} ${learnerId}`}
      playlist={playlist}
      wantedId={wantedId}
      learnerId={learnerId}
      isGuest={person === null}
    />
  );
}

type Missing = { courseId: string; isGuest: boolean; failure: Error; onRetry: () => void };

function NoPlaylist({ courseId, isGuest, failure, onRetry }: Missing) {
  const texts = useMessages(playlistMessages);
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  const { pathname, search } = useLocation();
  // The course page names the groups it is limited to, and offers the sign-in.
  if (failure instanceof CallFailed && failure.code === 'COURSE_ACCESS_DENIED') {
    return <Navigate to={links.course(courseId)} replace />;
  }
  if (failure instanceof CallFailed && failure.code === 'NOT_FOUND') {
    return (
      <EmptyState heading={1} title={texts.notFound.title} body={texts.notFound.body}>
        {isGuest && (
          <ButtonLink icon="user" to={links.login(pathname + search)}>
            {texts.locked.login}
          </ButtonLink>
        )}
        <ButtonLink kind={isGuest ? 'outline' : 'solid'} to={links.myCourses()}>
          {texts.notFound.action}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (isAway)
    return <NotCachedState heading={1} body={isGuest ? texts.offlineGuest : texts.offline} onRetry={onRetry} />;
  return <ErrorState heading={1} title={texts.failed} body={failureText(failure)} onRetry={onRetry} />;
}
