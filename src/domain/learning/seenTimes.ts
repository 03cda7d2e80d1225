import type { EpochMs } from '../time.ts';
import { clockNeverBackwards } from './accessStatement.ts';

/** A clock that is set back by less than this is not noticed, and nothing is stored more often. */
const notedEveryMs = 60_000;

/** The range of times that a device's clock has shown since an answer about access. */
export type SeenTimes = {
  readonly answeredAt: EpochMs;
  /** The latest time: a clock that is set back prolongs nothing. */
  readonly seen: EpochMs;
  /** The earliest time, before the answer if the clock was set back: watching since then counts. */
  readonly earliest: EpochMs;
};

/** The range that also contains `now`. Every answer begins a new one, so a clock that once ran ahead locks nobody out. */
export function seenSince(known: SeenTimes | null, answeredAt: EpochMs, now: EpochMs): SeenTimes {
  const before = known?.answeredAt === answeredAt ? known : { answeredAt, seen: answeredAt, earliest: answeredAt };
  const isSetBack = now < before.earliest - notedEveryMs;
  return {
    answeredAt,
    seen: clockNeverBackwards(before.seen, now),
    earliest: isSetBack ? now : before.earliest,
  };
}

/** Whether the new range differs enough from the stored one to be stored. */
export const isWorthStoring = (stored: SeenTimes | null, next: SeenTimes): boolean =>
  stored === null ||
  stored.answeredAt !== next.answeredAt ||
  next.earliest < stored.earliest ||
  next.seen - stored.seen >= notedEveryMs;
