import { useQuery } from '@tanstack/react-query';
import { teacherMessages } from '../../i18n/catalogue/teacher.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { leadsNowhere, ServerUnreachable } from '../../platform/net/callFailed.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { links } from '../../ui/press/links.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { NotFoundState } from '../../ui/state/NotFoundState.tsx';
import { OfflineState } from '../../ui/state/OfflineState.tsx';
import { Loading, Skeleton } from '../../ui/state/Skeleton.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { ItemGridSkeleton } from '../catalogue/ItemGrid.tsx';
import { TeacherView } from './TeacherView.tsx';
import { teacherQuery } from './teacherQuery.ts';
import '../catalogue/list.css';
import './teacher.css';

/** A teacher by id, in any state of loading. */
export function TeacherScreen({ teacherId }: { teacherId: string }) {
  const texts = useMessages(teacherMessages);
  const { data, error, failureReason, refetch, dataUpdatedAt } = useQuery(teacherQuery(teacherId));
  const isAway = useConnection() !== 'online';
  const retry = () => void refetch();
  if (leadsNowhere(error)) {
    return (
      <>
        <PageMeta title={texts.missing.title} index={false} />
        <NotFoundState missing={{ ...texts.missing, to: links.courses() }} />
      </>
    );
  }
  if (data !== undefined) return <TeacherView teacher={data} readAt={dataUpdatedAt} />;
  if (isAway || failureReason instanceof ServerUnreachable) {
    return <OfflineState heading={1} body={texts.notCached} onRetry={retry} />;
  }
  return error ? <ErrorState heading={1} onRetry={retry} /> : <TeacherShape />;
}

const TeacherShape = () => (
  <Loading>
    <div className="stack stack-8">
      <div className="teacher-head">
        <div className="teacher-picture">
          <Skeleton height="100%" round />
        </div>
        <div className="stack stack-3">
          <Skeleton width="60%" height="2.25rem" />
          <Skeleton width="90%" />
        </div>
      </div>
      <ItemGridSkeleton count={3} />
    </div>
  </Loading>
);
