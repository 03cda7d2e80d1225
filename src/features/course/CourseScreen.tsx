import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { idFromSlug } from '../../domain/catalogue/course.ts';
import { textIn } from '../../domain/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { CallFailed, leadsNowhere, ServerUnreachable } from '../../platform/net/callFailed.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { lazyPart } from '../../ui/state/lazyPart.ts';
import { OfflineState } from '../../ui/state/OfflineState.tsx';
import { Loading, Skeleton, SkeletonRows } from '../../ui/state/Skeleton.tsx';
import { ItemCover } from '../catalogue/ItemCover.tsx';
import { useLightRow } from '../catalogue/useLightRow.ts';
import { CourseHeader } from './CourseHeader.tsx';
import { CourseView } from './CourseView.tsx';
import { courseDetailQuery } from './courseQueries.ts';
import './course.css';

const MissingCourse = lazyPart(async () => (await import('./MissingCourse.tsx')).MissingCourse);
const UnpublishedCourse = lazyPart(async () => (await import('./UnpublishedCourse.tsx')).UnpublishedCourse);
const GroupCourse = lazyPart(async () => (await import('./GroupCourse.tsx')).GroupCourse);

/** A course by the last part of its address, in whatever state it is. */
export function CourseScreen({ slug }: { slug: string }) {
  const query = useQuery(courseDetailQuery(slug));
  const refusal = query.error instanceof CallFailed ? query.error.code : null;
  if (leadsNowhere(query.error)) return <RareState slug={slug} of={<MissingCourse />} />;
  if (refusal === 'NOT_PUBLISHED') return <RareState slug={slug} of={<UnpublishedCourse />} />;
  if (query.data?.id === idFromSlug(slug)) {
    const { data } = query;
    return data.limitedTo.length > 0 ? (
      <RareState slug={slug} of={<GroupCourse course={data} />} />
    ) : (
      <CourseView course={data} />
    );
  }
  if (query.failureReason instanceof ServerUnreachable) {
    return <CourseOutline slug={slug} onRetry={() => void query.refetch()} />;
  }
  if (query.isError) return <ErrorState heading={1} onRetry={() => void query.refetch()} />;
  return <CourseOutline slug={slug} />;
}

/** The outline of a course whose page is not here yet. `onRetry`: the shop cannot be reached. */
function CourseOutline({ slug, onRetry }: { slug: string; onRetry?: () => void }) {
  const { language } = useLanguage();
  const row = useLightRow('course', idFromSlug(slug), onRetry !== undefined);
  return (
    <div className="stack stack-6">
      {row && (
        <>
          <CourseHeader row={row} />
          <div className="leaf leaf-0 course-cover outline-cover">
            <ItemCover row={row} alt={textIn(row.coverAlt, language)} first />
          </div>
        </>
      )}
      {onRetry ? (
        <OfflineState heading={row ? 2 : 1} onRetry={onRetry} />
      ) : (
        <Loading>{row ? <SkeletonRows /> : <CourseShape />}</Loading>
      )}
    </div>
  );
}

/** Title and cover of a course of which nothing is known yet. */
const CourseShape = () => (
  <div className="stack stack-6">
    <Skeleton width="70%" height="2.25rem" />
    <Skeleton height="14rem" round />
    <SkeletonRows />
  </div>
);

/** A state that most visits never meet, fetched when it is met. */
const RareState = ({ slug, of }: { slug: string; of: ReactNode }) => (
  <Suspense fallback={<CourseOutline slug={slug} />}>{of}</Suspense>
);
