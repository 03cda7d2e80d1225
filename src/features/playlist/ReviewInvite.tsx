import { useQuery } from '@tanstack/react-query';
import { ownCommentsQuery } from '../comment/commentQueries.ts';
import { NewReview } from '../comment/ReviewWriter.tsx';

/** Asks a learner who may review the course and has not; nothing for others. */
export function ReviewInvite({ courseId, learnerId }: { courseId: string; learnerId: string }) {
  const { data: own } = useQuery(ownCommentsQuery(courseId));
  if (own === undefined || own.review !== null || own.reviewRefusal !== null) return null;
  return <NewReview courseId={courseId} userId={learnerId} />;
}
