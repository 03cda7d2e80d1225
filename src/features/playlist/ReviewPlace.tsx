import { Suspense } from 'react';
import { isThirdDone } from '../../domain/catalogue/review.ts';
import type { PlaylistLecture } from '../../domain/learning/playlist.ts';
import { lazyPart } from '../../ui/state/lazyPart.ts';
import { QuietBoundary } from '../../ui/state/QuietBoundary.tsx';
import { useSiteSettings } from '../site/useSite.ts';
import type { LearningProgress } from './learningProgress.ts';

const ReviewInvite = lazyPart(async () => (await import('./ReviewInvite.tsx')).ReviewInvite);

/** Asks the server whether the learner may review, once the device knows that a third is done. */
export function ReviewPlace({
  courseId,
  learnerId,
  lectures,
  progress: { finishedIds, percentDone },
}: {
  courseId: string;
  learnerId: string | null;
  lectures: readonly PlaylistLecture[];
  progress: LearningProgress;
}) {
  const { reviewsShown } = useSiteSettings();
  const finishedCount = lectures.filter(({ id }) => finishedIds.has(id)).length;
  const isDone = isThirdDone({ percentDone, finishedCount, lectureCount: lectures.length });
  if (!reviewsShown || learnerId === null || !isDone) return null;
  return (
    <QuietBoundary>
      <Suspense>
        <ReviewInvite courseId={courseId} learnerId={learnerId} />
      </Suspense>
    </QuietBoundary>
  );
}
