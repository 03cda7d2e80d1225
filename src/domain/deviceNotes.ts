import type { WatchedInterval } from './progress.ts';
import type { EpochMs } from './time.ts';

/** Between which times a device's clock has been since an answer about access; `earliest` is only told where it was noted. */
export type ClockNote = { readonly answeredAt: EpochMs; readonly seen: EpochMs; readonly earliest?: EpochMs };

/** Two logs of what one device played, the earlier first: all of both, and what stands in both once, as it was played once. */
export const uniteLogs = (
  earlier: readonly WatchedInterval[],
  later: readonly WatchedInterval[],
): readonly WatchedInterval[] => [
  ...earlier,
  ...later.filter((stretch) => !earlier.some((known) => isSameStretch(known, stretch))),
];

/** Whether what is known to be played holds the stretch, also joined with what came before and after it. */
export const holdsStretch = (
  known: Omit<WatchedInterval, 'deviceId'>,
  { lectureId, from, to, recordedAt }: Omit<WatchedInterval, 'deviceId'>,
): boolean => known.lectureId === lectureId && known.from <= from && known.to >= to && known.recordedAt >= recordedAt;

/** The newer answer begins anew; of one answer all counts that either has seen, so that a clock set back prolongs nothing. */
export function uniteClockNotes(one: ClockNote, other: ClockNote): ClockNote {
  if (one.answeredAt !== other.answeredAt) return one.answeredAt > other.answeredAt ? one : other;
  return {
    answeredAt: one.answeredAt,
    seen: Math.max(one.seen, other.seen),
    earliest: Math.min(one.earliest ?? one.answeredAt, other.earliest ?? other.answeredAt),
  };
}

const isSameStretch = (one: WatchedInterval, other: WatchedInterval): boolean =>
  one.lectureId === other.lectureId &&
  one.deviceId === other.deviceId &&
  one.recordedAt === other.recordedAt &&
  one.from === other.from &&
  one.to === other.to;
