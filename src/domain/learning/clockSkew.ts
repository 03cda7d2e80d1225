import type { EpochMs } from '../time.ts';

/** An answer may take this long; a smaller difference is no skew. */
const answerMs = 60_000;

/**
 * The shop's clock minus the device's (ms), from a time that the shop stated and the device's time when it arrived; 0 if
 * they agree.
 */
export const clockSkew = (statedAt: EpochMs, arrivedAt: EpochMs): number =>
  Math.abs(statedAt - arrivedAt) < answerMs ? 0 : statedAt - arrivedAt;

/** The recorded time, moved to a possible one: not in the future, and not before `since` (`null`: always possible). */
export const recordedWithin = (recordedAt: EpochMs, since: EpochMs | null, now: EpochMs): EpochMs =>
  Math.min(Math.max(recordedAt, since ?? Number.NEGATIVE_INFINITY), now);
