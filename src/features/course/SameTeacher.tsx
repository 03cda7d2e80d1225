import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CourseDetail } from '../../domain/course.ts';
import { coursePartsMessages } from '../../i18n/courseParts.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ItemGrid } from '../catalogue/ItemGrid.tsx';
import { catalogueIndexQuery } from '../search/catalogueIndex.ts';
import { useSiteSettings } from '../site/useSite.ts';
import '../catalogue/list.css';

const mostShown = 3;

/** Other courses of the teacher, out of the kept catalogue: it costs no call and works without a network. */
export function SameTeacher({ course }: { course: CourseDetail }) {
  const texts = useMessages(coursePartsMessages);
  const { sameTeacherShown } = useSiteSettings();
  const index = useQuery({ ...catalogueIndexQuery(useQueryClient()), enabled: false }).data;
  const teacher = course.instructorName?.th;
  if (!sameTeacherShown || teacher === undefined || index === undefined) return null;
  const others = index.rows
    .filter((row) => row.kind === 'course' && row.id !== course.id && row.instructorName?.th === teacher)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostShown);
  if (others.length === 0) return null;
  return (
    <section className="stack same-teacher" aria-labelledby="same-teacher">
      <h2 id="same-teacher">{texts.sameTeacher}</h2>
      <ItemGrid rows={others} />
    </section>
  );
}
