import { type PlaybackPosition, resumePosition } from '../../domain/learning/playbackPosition.ts';
import { lectureAfter, type PlacedLecture } from './lectureOrder.ts';

/**
 * The lecture a visit opens with: the one asked for, else where the person was last, and after its ending the next.
 * Without either it is the first that may be watched. `null` only where there is no lecture.
 */
export function startingLecture(
  lectures: readonly PlacedLecture[],
  wantedId: string | null,
  last: PlaybackPosition | null,
): PlacedLecture | null {
  const find = (id: string | undefined) => lectures.find(({ lecture }) => lecture.id === id);
  const wanted = find(wantedId ?? undefined);
  if (wanted) return wanted;
  const left = find(last?.lectureId);
  if (left && last) return isOver(left, last) ? (lectureAfter(lectures, left.lecture.id) ?? left) : left;
  return lectures.find(({ lecture }) => lecture.video !== null) ?? lectures[0] ?? null;
}

/** The second at which a lecture starts again; 0 where it was never watched or was watched to its ending. */
export function startingSecond({ lecture }: PlacedLecture, position: PlaybackPosition | null): number {
  if (position === null) return 0;
  return lecture.durationSeconds > 0 ? resumePosition(lecture.durationSeconds, position.seconds) : position.seconds;
}

const isOver = (placed: PlacedLecture, last: PlaybackPosition): boolean =>
  last.seconds > 0 && startingSecond(placed, last) === 0;
