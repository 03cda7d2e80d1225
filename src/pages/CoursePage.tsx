import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { CourseScreen } from '../features/course/CourseScreen.tsx';
import { idOfSlug, links } from '../ui/links.ts';

/** A course. `?learn=true` opens its playlist directly (specification 2). */
export function CoursePage() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  if (params.get('learn') === 'true') return <Navigate to={links.learn(idOfSlug(slug))} replace />;
  return <CourseScreen key={idOfSlug(slug)} slug={slug} />;
}
