import type { EpochMs } from '../time.ts';

/** A stretch of a lecture that was played, in seconds. Devices record stretches; the server unites them. */
export type WatchedInterval = {
  readonly lectureId: string;
  readonly from: number;
  readonly to: number;
  /** By the shop's clock, as far as the device knows it. */
  readonly recordedAt: EpochMs;
  readonly deviceId: string;
};

/** Seconds of a lecture from..to. */
export type Span = { readonly from: number; readonly to: number };
/** Seconds of one of a course's lectures. */
export type LectureSpan = Span & { readonly lectureId: string };
/** A lecture with its length. */
export type TimedLecture = { readonly id: string; readonly durationSeconds: number };

/** Largest gap (seconds) between two stretches of continuous playing: a player reports its time in steps. */
const neighbourGapSeconds = 1;
/** Share of a lecture that counts as finished. */
const finishedShare = 0.95;
/** Length of a lecture's ending in seconds: a fixed length, or a tenth of a short lecture. */
const endingSeconds = 10;

/** The second at which a lecture's ending begins. */
export const endingStart = (durationSeconds: number): number =>
  durationSeconds - Math.min(endingSeconds, durationSeconds / 10);

/** The watched parts of one lecture: sorted, joined, without overlaps. */
export function mergeIntervals(intervals: readonly Span[]): readonly Span[] {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of intervals.filter(isStretch).toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from - last.to <= neighbourGapSeconds) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/**
 * Joins stretches that one device played without a break, so that a week offline stays a few rows. A replay stays
 * separate: an allowance counts it again.
 */
export function joinNeighbours(intervals: readonly WatchedInterval[]): readonly WatchedInterval[] {
  const joined: WatchedInterval[] = [];
  for (const next of intervals.filter(isStretch)) {
    const last = joined.at(-1);
    if (last && continues(last, next)) joined[joined.length - 1] = { ...next, from: last.from };
    else joined.push(next);
  }
  return joined;
}

/** Seconds of one lecture that were watched at least once. */
export const watchedSeconds = (intervals: readonly Span[]): number => lengthOf(mergeIntervals(intervals));

/** Whether 95 % were watched or the ending was played. A lecture without a length never finishes by watching. */
export function isLectureFinished(durationSeconds: number, intervals: readonly Span[]): boolean {
  if (durationSeconds <= 0) return false;
  if (watchedSeconds(intervals) >= durationSeconds * finishedShare) return true;
  return intervals.some((span) => isStretch(span) && span.to > endingStart(durationSeconds));
}

/** Whole percent of the watched time over all lectures; a finished lecture counts whole, and 100 needs all of them. */
export function percentDone(lectures: readonly TimedLecture[], intervals: readonly LectureSpan[]): number {
  const whole = lectures.reduce((sum, lecture) => sum + lecture.durationSeconds, 0);
  if (whole <= 0) return 0;
  const done = lectures.reduce((sum, { id, durationSeconds }) => {
    const own = intervals.filter((interval) => interval.lectureId === id);
    const seconds = isLectureFinished(durationSeconds, own) ? durationSeconds : watchedSeconds(own);
    return sum + Math.min(seconds, durationSeconds);
  }, 0);
  return Math.floor((done * 100) / whole);
}

const isStretch = (span: Span): boolean => span.to > span.from && span.from >= 0;

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, span) => sum + span.to - span.from, 0);

/** Whether a stretch continues another one on the same device without a break. */
const continues = (last: WatchedInterval, next: WatchedInterval): boolean =>
  last.lectureId === next.lectureId &&
  last.deviceId === next.deviceId &&
  next.recordedAt >= last.recordedAt &&
  next.from >= last.to &&
  next.from - last.to <= neighbourGapSeconds;
