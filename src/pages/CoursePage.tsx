import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { idFromSlug } from '../domain/catalogue/course.ts';
import { leadsToLectures } from '../domain/site/pageAddress.ts';
import { CourseScreen } from '../features/course/CourseScreen.tsx';
import { links } from '../ui/press/links.ts';

/** A course page. `?learn=true` opens its playlist (specification 2); without scripts it is the course. */
export function CoursePage() {
  const { slug = '' } = useParams();
  const navigate = useNavigate();
  const id = idFromSlug(slug);
  const isLearning = leadsToLectures(useLocation());
  useEffect(() => {
    if (isLearning) void navigate(links.learn(id), { replace: true });
  }, [isLearning, id, navigate]);
  return <CourseScreen key={id} slug={slug} />;
}
