import type { PlayedHour } from './playedAt.ts';

/** A stretch that was really played, in seconds of the lecture; kept by device and united on the server. */
export type WatchedInterval = PlayedHour & {
  readonly lectureId: string;
  readonly from: number;
  readonly to: number;
  readonly deviceId: string;
};

/** Seconds of a lecture from..to. */
export type Span = { readonly from: number; readonly to: number };
type LectureSpan = Span & { readonly lectureId: string };

/** Seconds between two stretches that still count as one: a player reports its time in steps. */
const neighbourGapSeconds = 1;
/** From this share on a lecture counts as watched. */
const finishedShare = 0.95;
/** The end of a lecture: so many seconds, of a short one a tenth. */
const endingSeconds = 10;

/** Where the ending of a lecture begins. */
export const endingStart = (durationSeconds: number): number =>
  durationSeconds - Math.min(endingSeconds, durationSeconds / 10);

/** The parts of one lecture that were watched at least once: sorted, joined, none overlapping. */
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
 * Joins what one device played without a break, so that a week without a network stays a few rows. A replay stays
 * apart: an allowance counts it again.
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

/** Seconds that were played, replays counted again; this is what an allowance loses. */
export const playedSeconds = (intervals: readonly Span[]): number => lengthOf(intervals.filter(isStretch));

/** Watched to 95 %, or its ending was played. A lecture without a length is never finished by watching. */
export function isLectureFinished(durationSeconds: number, intervals: readonly Span[]): boolean {
  if (durationSeconds <= 0) return false;
  if (watchedSeconds(intervals) >= durationSeconds * finishedShare) return true;
  return intervals.some((span) => isStretch(span) && span.to > endingStart(durationSeconds));
}

/** Whole percent of the lectures' time that was watched; a finished lecture counts whole, 100 only when all are. */
export function percentDone(
  lectures: readonly { readonly id: string; readonly durationSeconds: number }[],
  intervals: readonly LectureSpan[],
): number {
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

/** Whether a stretch goes on where another ended, played by one device without a break. */
export const continues = (last: WatchedInterval, next: WatchedInterval): boolean =>
  last.lectureId === next.lectureId &&
  last.deviceId === next.deviceId &&
  next.recordedAt >= last.recordedAt &&
  next.from >= last.to &&
  next.from - last.to <= neighbourGapSeconds;
