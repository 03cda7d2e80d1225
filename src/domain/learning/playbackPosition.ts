import { compareIds } from '../idOrder.ts';
import type { EpochMs } from '../time.ts';
import { endingStart, type WatchedInterval } from './progress.ts';

/** A person's position in a course. `visitSeconds` is the length of the visit so far, or `seconds` if unknown. */
export type PlaybackPosition = {
  readonly lectureId: string;
  readonly seconds: number;
  readonly visitSeconds: number;
  readonly recordedAt: EpochMs;
  readonly deviceId: string;
};

/** A visit shorter than this, near the start of a lecture, was only a look. */
const glanceSeconds = 10;

/** Whether the visit was only a look at the start of a lecture. It never replaces a real position. */
const isGlance = (position: PlaybackPosition): boolean =>
  position.seconds < glanceSeconds && position.visitSeconds < glanceSeconds;

/**
 * The valid one of two positions: a real one before a look, then the later, then the further, then by device. The order
 * is total, so that all devices agree. Going back on purpose counts, because such a visit lasts longer than a look.
 */
export function newerPosition(left: PlaybackPosition, right: PlaybackPosition): PlaybackPosition {
  const later =
    Number(isGlance(right)) - Number(isGlance(left)) ||
    left.recordedAt - right.recordedAt ||
    left.seconds - right.seconds ||
    compareIds(left.deviceId, right.deviceId) ||
    compareIds(left.lectureId, right.lectureId);
  return later >= 0 ? left : right;
}

/** The second to start from. Near the end of a lecture, or beyond it, playback starts over. */
export const resumePosition = (durationSeconds: number, seconds: number): number =>
  seconds > 0 && seconds < endingStart(durationSeconds) ? seconds : 0;

/** A pause longer than this begins a new visit. */
const visitPauseMs = 300_000;

/** The positions in a log of watched stretches, each with the length of its visit. */
function positionsOf(intervals: readonly WatchedInterval[]): readonly PlaybackPosition[] {
  const lastByDevice = new Map<string, PlaybackPosition>();
  return intervals
    .toSorted((a, b) => a.recordedAt - b.recordedAt)
    .map((interval) => {
      const position = nextPosition(lastByDevice.get(interval.deviceId), interval);
      lastByDevice.set(interval.deviceId, position);
      return position;
    });
}

/** The last position of a log, or `null` if it is empty. */
export const lastPosition = (intervals: readonly WatchedInterval[]): PlaybackPosition | null =>
  positionsOf(intervals).reduce<PlaybackPosition | null>(
    (last, position) => (last === null ? position : newerPosition(last, position)),
    null,
  );

export type LecturePosition = { readonly last: PlaybackPosition; readonly furthest: number };

/** Milliseconds of the log before a stretch that are needed to see the visit it belongs to. */
export const visitContextMs = 3 * visitPauseMs;

/**
 * Last and furthest position of each lecture in a log. `before` holds the positions of an earlier part that was not
 * read.
 */
export function lecturePositions(
  intervals: readonly WatchedInterval[],
  before: readonly LecturePosition[] = [],
): readonly LecturePosition[] {
  const byLecture = new Map(before.map((position) => [position.last.lectureId, position]));
  for (const position of positionsOf(intervals)) {
    const known = byLecture.get(position.lectureId);
    byLecture.set(position.lectureId, {
      last: known ? newerPosition(known.last, position) : position,
      furthest: Math.max(known?.furthest ?? 0, position.seconds),
    });
  }
  return [...byLecture.values()];
}

function nextPosition(before: PlaybackPosition | undefined, interval: WatchedInterval): PlaybackPosition {
  const played = Math.max(interval.to - interval.from, 0);
  const sameVisit =
    before !== undefined &&
    before.lectureId === interval.lectureId &&
    interval.recordedAt - played * 1_000 - before.recordedAt <= visitPauseMs;
  return {
    lectureId: interval.lectureId,
    seconds: interval.to,
    visitSeconds: played + (sameVisit ? before.visitSeconds : 0),
    recordedAt: interval.recordedAt,
    deviceId: interval.deviceId,
  };
}
