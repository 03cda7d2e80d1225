import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clockNeverBackwards } from '../../domain/learning/accessStatement.ts';
import { latestSeenQuery } from './playlistQueries.ts';

/** So much of a clock that is set back at once is not noticed; written seldom, since it is written while a film plays (ms). */
const notedEveryMs = 60_000;

/** Between which times this device's clock has been since the shop's answer. */
type ClockSinceAnswer = {
  readonly seen: number;
  /** The answer's own instant; an earlier one where the clock was set back, so that what is played under it counts. */
  readonly earliest: number;
};

/**
 * The latest time that this device has seen since the shop said how long a course may be watched, also before a restart: a
 * clock set back prolongs nothing. Every answer of the shop begins anew, so that a clock which once ran ahead takes
 * nothing for good.
 */
export function useLatestSeen(
  learnerId: string | null,
  courseId: string,
  answeredAt: number,
  now: number,
): ClockSinceAnswer {
  const client = useQueryClient();
  const query = latestSeenQuery(learnerId ?? '', courseId);
  const { data: noted } = useQuery({ ...query, enabled: learnerId !== null });
  const known = noted?.answeredAt === answeredAt ? noted : null;
  const seen = clockNeverBackwards(known?.seen ?? answeredAt, now);
  const knownEarliest = known?.earliest ?? answeredAt;
  const isSetBack = now < knownEarliest - notedEveryMs;
  const earliest = isSetBack ? now : knownEarliest;
  const isLater = known === null || isSetBack || seen - known.seen >= notedEveryMs;
  const isOwed = answeredAt > 0 && noted !== undefined && isLater;
  useEffect(() => {
    if (isOwed) client.setQueryData(query.queryKey, { answeredAt, seen, earliest });
  });
  return { seen, earliest };
}
