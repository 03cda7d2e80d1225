import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { idFromSlug } from '../../domain/course.ts';
import { courseMessages } from '../../i18n/course.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed, ServerUnreachable } from '../../platform/callFailed.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NotFoundState } from '../../ui/NotFoundState.tsx';
import { OfflineState } from '../../ui/OfflineState.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Loading } from '../../ui/Skeleton.tsx';
import { ItemCover } from '../catalogue/ItemCover.tsx';
import { keptIndex } from '../search/keptIndex.ts';
import { CourseHeader } from './CourseHeader.tsx';
import { CourseView } from './CourseView.tsx';
import { courseDetailQuery } from './courseQueries.ts';
import './course.css';

/** A course by the last part of its address, in whatever state it is. */
export function CourseScreen({ slug }: { slug: string }) {
  const query = useQuery(courseDetailQuery(slug));
  if (isNotFound(query.error)) return <NotHere />;
  if (query.data?.id === idFromSlug(slug)) return <CourseView course={query.data} />;
  if (query.failureReason instanceof ServerUnreachable) {
    return (
      <CourseOutline slug={slug}>
        <OfflineState onRetry={() => void query.refetch()} />
      </CourseOutline>
    );
  }
  if (query.isError) return <ErrorState heading={1} onRetry={() => void query.refetch()} />;
  return (
    <CourseOutline slug={slug}>
      <Loading />
    </CourseOutline>
  );
}

/** What is known of the course without its page: the light row, where the catalogue is kept. */
function CourseOutline({ slug, children }: { slug: string; children: ReactNode }) {
  const row = keptIndex(useQueryClient())?.index.rows.find((one) => one.id === idFromSlug(slug));
  return (
    <div className="stack stack-6">
      {row && (
        <>
          <CourseHeader row={row} />
          <div className="leaf leaf-0 course-cover outline-cover">
            <ItemCover row={row} eager />
          </div>
        </>
      )}
      {children}
    </div>
  );
}

function NotHere() {
  const texts = useMessages(courseMessages);
  return (
    <>
      <PageMeta title={texts.notHere} index={false} />
      <NotFoundState />
    </>
  );
}

const isNotFound = (failure: unknown): boolean => failure instanceof CallFailed && failure.code === 'NOT_FOUND';
