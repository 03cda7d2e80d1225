import type { EpochMs } from '../time.ts';
import { continues, joinNeighbours, type WatchedInterval } from './progress.ts';

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

/** More than this a device does not remember beside what the server has. */
const rememberedStretches = 500;

/** A log with one stretch more; the oldest go where it becomes long. */
export const logWith = (log: readonly WatchedInterval[], played: WatchedInterval): readonly WatchedInterval[] =>
  joinNeighbours([...log, played]).slice(-rememberedStretches);

/** What came to a log since it was as `before`: of a stretch that went on, the part that is new. */
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
 * A log in which another writes, too, with what came to one's own: each stretch goes on where it ended, if it is there. What
 * both have noted is played once, also where it was joined there with what came before it.
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

const isBegunBy = (begun: WatchedInterval, { lectureId, deviceId, from, to, recordedAt }: WatchedInterval): boolean =>
  begun.lectureId === lectureId &&
  begun.deviceId === deviceId &&
  begun.from === from &&
  begun.to < to &&
  begun.recordedAt <= recordedAt;

/** Another time is a replay. */
const isNotedIn = (known: WatchedInterval, stretch: WatchedInterval): boolean =>
  known.deviceId === stretch.deviceId && known.recordedAt === stretch.recordedAt && holdsStretch(known, stretch);

const isSameStretch = (one: WatchedInterval, other: WatchedInterval): boolean =>
  one.lectureId === other.lectureId &&
  one.deviceId === other.deviceId &&
  one.recordedAt === other.recordedAt &&
  one.from === other.from &&
  one.to === other.to;
