import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clockNeverBackwards } from '../../domain/accessStatement.ts';
import { latestSeenQuery } from './playlistQueries.ts';

/** So much of a clock that is set back at once is not noticed; written seldom, since it is written while a film plays (ms). */
const notedEveryMs = 60_000;

/**
 * The latest time that this device has seen since the shop said how long a course may be watched, also before a restart: a
 * clock set back prolongs nothing. Every answer of the shop begins anew, so that a clock which once ran ahead takes
 * nothing for good.
 */
export function useLatestSeen(learnerId: string | null, courseId: string, answeredAt: number, now: number): number {
  const client = useQueryClient();
  const query = latestSeenQuery(learnerId ?? '', courseId);
  const { data: noted } = useQuery({ ...query, enabled: learnerId !== null });
  const isOfThisAnswer = noted !== undefined && noted.answeredAt === answeredAt;
  const seen = clockNeverBackwards(isOfThisAnswer ? noted.seen : answeredAt, now);
  const isOwed = answeredAt > 0 && noted !== undefined && (!isOfThisAnswer || seen - noted.seen >= notedEveryMs);
  useEffect(() => {
    if (isOwed) client.setQueryData(query.queryKey, { answeredAt, seen });
  });
  return seen;
}
