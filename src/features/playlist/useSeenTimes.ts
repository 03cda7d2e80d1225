import { useEffect } from 'react';
import { isWorthStoring, type SeenTimes, seenSince } from '../../domain/learning/seenTimes.ts';
import { readSeenTimes, writeSeenTimes } from '../../platform/learning/seenTimes.ts';

/**
 * Device times since the server's access answer, also before a restart, so that setting the clock back extends nothing.
 * `now` and `answeredAt` (0: no answer yet) are server time.
 */
export function useSeenTimes(learnerId: string | null, courseId: string, answeredAt: number, now: number): SeenTimes {
  const stored = learnerId === null ? null : readSeenTimes(learnerId, courseId);
  const seen = seenSince(stored, answeredAt, now);
  const isToStore = learnerId !== null && answeredAt > 0 && isWorthStoring(stored, seen);
  useEffect(() => {
    if (isToStore) writeSeenTimes(learnerId, courseId, seen);
  });
  return seen;
}
