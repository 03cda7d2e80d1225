import { compareIds } from '../idOrder.ts';
import type { EpochMs } from '../time.ts';
import { endingStart, type WatchedInterval } from './progress.ts';

/**
 * Where a person was in a course. `visitSeconds` is how long this visit had been playing by then; where that is not
 * known any more, it is `seconds` again.
 */
export type PlaybackPosition = {
  readonly lectureId: string;
  readonly seconds: number;
  readonly visitSeconds: number;
  readonly recordedAt: EpochMs;
  readonly deviceId: string;
};

/** Under so many seconds, of the lecture and of the visit, somebody only looked in. */
const glanceSeconds = 10;

/** A look at the first seconds of a lecture. It never takes the place of a position that was really reached. */
export const isGlance = (position: PlaybackPosition): boolean =>
  position.seconds < glanceSeconds && position.visitSeconds < glanceSeconds;

/**
 * Which of two last positions counts: one that was reached before a glance, then the later recorded, then the further,
 * then by device. It is one fixed order, so devices agree whatever arrives first. Going back on purpose counts: such a
 * visit has been playing for longer than a glance.
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

/** The furthest second of a lecture, a fact of its own: it never falls. */
export const furthestPosition = (left: number, right: number): number => Math.max(left, right);

/** The second to start from. In the ending of a lecture, or outside of it, it starts anew. */
export const resumePosition = (durationSeconds: number, seconds: number): number =>
  seconds > 0 && seconds < endingStart(durationSeconds) ? seconds : 0;

/** A pause longer than this begins a new visit. */
const visitPauseMs = 300_000;

/** The positions that a log of watched stretches went through, each with how long its visit had been playing. */
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

/** The last position of a log, or `null` where nothing was played. */
export const lastPosition = (intervals: readonly WatchedInterval[]): PlaybackPosition | null =>
  positionsOf(intervals).reduce<PlaybackPosition | null>(
    (last, position) => (last === null ? position : newerPosition(last, position)),
    null,
  );

export type LecturePosition = { readonly last: PlaybackPosition; readonly furthest: number };

/** Whoever knows the positions before reads so much (ms) of the log before a stretch, to see the visit it belongs to. */
export const visitContextMs = 3 * visitPauseMs;

/**
 * Last and furthest position of each lecture in a log: two facts, neither of which goes back by accident. Of a log
 * whose earlier part is not at hand, `before` is what that part came to.
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
      furthest: furthestPosition(known?.furthest ?? 0, position.seconds),
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
