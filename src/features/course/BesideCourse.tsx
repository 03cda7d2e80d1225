import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { besideCourse } from '../../contract/catalogue/besideCourse.ts';
import type { CourseDetail, Listing } from '../../domain/catalogue/course.ts';
import { coursePartsMessages } from '../../i18n/catalogue/courseParts.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { ItemCard } from '../catalogue/ItemCard.tsx';
import { courseKeys } from './courseKeys.ts';
import '../catalogue/list.css';
import './rail.css';
import { persisted } from '../../platform/store/persisted.ts';

const besideCourseQuery = (id: string) =>
  queryOptions({
    queryKey: courseKeys.beside(id),
    queryFn: ({ signal }) => callServer(besideCourse, { params: { id } }, { signal }),
    staleTime: 5 * 60_000,
    ...persisted.shared,
  });

/**
 * Other courses: of the teacher, of the category, and bestsellers, each by its site setting. `height`: reserved while
 * they load.
 */
export function BesideCourse({ course, height }: { course: CourseDetail; height: string }) {
  const texts = useMessages(coursePartsMessages).beside;
  const { data, isError } = useQuery(besideCourseQuery(course.id));
  if (!data) return isError ? null : <Skeleton height={height} round />;
  return (
    <div className="stack stack-8 beside">
      <Rail title={texts.sameTeacher} rows={data.sameTeacher} />
      <Rail title={texts.sameGroup} rows={data.sameGroup} />
      <Rail title={texts.bestSelling} rows={data.bestSelling} />
    </div>
  );
}

/** Leaves in one row that scrolls; a leaf that gets the focus comes into sight. */
function Rail({ title, rows }: { title: string; rows: readonly Listing[] }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="courses rail">
        {rows.map((row) => (
          <li key={row.id}>
            <ItemCard row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
