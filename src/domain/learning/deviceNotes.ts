import type { EpochMs } from '../time.ts';
import { continues, joinNeighbours, type WatchedInterval } from './progress.ts';

/**
 * The range in which a device's clock has been since an answer about access. `earliest` is set only if it was recorded.
 */
export type ClockNote = { readonly answeredAt: EpochMs; readonly seen: EpochMs; readonly earliest?: EpochMs };

/** Merges two logs of one device, the earlier first; a stretch in both counts once. */
export const uniteLogs = (
  earlier: readonly WatchedInterval[],
  later: readonly WatchedInterval[],
): readonly WatchedInterval[] => [
  ...earlier,
  ...later.filter((stretch) => !earlier.some((known) => isSameStretch(known, stretch))),
];

/** Most stretches that a device keeps beside the server's. */
const rememberedStretches = 500;

/** Adds a stretch to a log and drops the oldest beyond the limit. */
export const logWith = (log: readonly WatchedInterval[], played: WatchedInterval): readonly WatchedInterval[] =>
  joinNeighbours([...log, played]).slice(-rememberedStretches);

/** The stretches added to a log since `before`; a continued stretch counts with its new part. */
export const addedToLog = (
  before: readonly WatchedInterval[],
  now: readonly WatchedInterval[],
): readonly WatchedInterval[] => {
  const gone = before.filter((stretch) => !now.some((known) => isSameStretch(known, stretch)));
  return now
    .filter((stretch) => !before.some((known) => isSameStretch(known, stretch)))
    .map((stretch) => ({ ...stretch, from: gone.find((begun) => isBegunBy(begun, stretch))?.to ?? stretch.from }));
};

/**
 * Merges a device's additions into a log that another tab writes too. A stretch continues where it ended; a stretch in
 * both counts once.
 */
export function logWithAdded(
  log: readonly WatchedInterval[],
  added: readonly WatchedInterval[],
): readonly WatchedInterval[] {
  const united = [...log];
  for (const stretch of added) {
    if (log.some((known) => isNotedIn(known, stretch))) continue;
    const place = united.findLastIndex((last) => continues(last, stretch));
    const last = united[place];
    if (last === undefined) united.push(stretch);
    else united[place] = { ...stretch, from: last.from };
  }
  return united.slice(-rememberedStretches);
}

/** Whether the log covers a stretch, also joined with its neighbours. */
export const holdsStretch = (
  known: Omit<WatchedInterval, 'deviceId'>,
  { lectureId, from, to, recordedAt }: Omit<WatchedInterval, 'deviceId'>,
): boolean => known.lectureId === lectureId && known.from <= from && known.to >= to && known.recordedAt >= recordedAt;

/** Merges two clock notes: a newer answer starts again; notes of one answer keep the widest range. */
export function uniteClockNotes(one: ClockNote, other: ClockNote): ClockNote {
  if (one.answeredAt !== other.answeredAt) return one.answeredAt > other.answeredAt ? one : other;
  return {
    answeredAt: one.answeredAt,
    seen: Math.max(one.seen, other.seen),
    earliest: Math.min(one.earliest ?? one.answeredAt, other.earliest ?? other.answeredAt),
  };
}

const isBegunBy = (begun: WatchedInterval, { lectureId, deviceId, from, to, recordedAt }: WatchedInterval): boolean =>
  begun.lectureId === lectureId &&
  begun.deviceId === deviceId &&
  begun.from === from &&
  begun.to < to &&
  begun.recordedAt <= recordedAt;

/** A stretch at another time is a replay. */
const isNotedIn = (known: WatchedInterval, stretch: WatchedInterval): boolean =>
  known.deviceId === stretch.deviceId && known.recordedAt === stretch.recordedAt && holdsStretch(known, stretch);

const isSameStretch = (one: WatchedInterval, other: WatchedInterval): boolean =>
  one.lectureId === other.lectureId &&
  one.deviceId === other.deviceId &&
  one.recordedAt === other.recordedAt &&
  one.from === other.from &&
  one.to === other.to;
