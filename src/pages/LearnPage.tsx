import { useParams, useSearchParams } from 'react-router-dom';
import { LearnScreen } from '../features/playlist/LearnScreen.tsx';

/** The classroom: a course's lectures with their videos. */
export function LearnPage() {
  const { courseId = '' } = useParams();
  const [search] = useSearchParams();
  return <LearnScreen courseId={courseId} wantedId={search.get('lecture')} />;
}
