import { useEffect } from 'react';
import { isWorthStoring, type SeenTimes, seenSince } from '../../domain/learning/seenTimes.ts';
import { readSeenTimes, writeSeenTimes } from '../../platform/learning/seenTimes.ts';

/**
 * The times that this device has seen since the shop's answer about access, also before a restart: a clock that is set
 * back prolongs nothing. `now` and `answeredAt` (0: no answer yet) are by the shop's clock.
 */
export function useSeenTimes(learnerId: string | null, courseId: string, answeredAt: number, now: number): SeenTimes {
  const stored = learnerId === null ? null : readSeenTimes(learnerId, courseId);
  const seen = seenSince(stored, answeredAt, now);
  const isOwed = learnerId !== null && answeredAt > 0 && isWorthStoring(stored, seen);
  useEffect(() => {
    if (isOwed) writeSeenTimes(learnerId, courseId, seen);
  });
  return seen;
}
