import { compareIds } from './idOrder.ts';
import { endingStart } from './progress.ts';
import type { EpochMs } from './time.ts';

/** Where a person was in a course. `visitSeconds` is how long this visit had been playing by then. */
export type PlaybackPosition = {
  readonly lectureId: string;
  readonly seconds: number;
  readonly visitSeconds: number;
  readonly recordedAt: EpochMs;
  readonly deviceId: string;
};

/** Under so many seconds, of the lecture and of the visit, somebody only looked in. */
export const glanceSeconds = 10;

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
