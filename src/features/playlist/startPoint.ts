import { type PlaybackPosition, resumePosition } from '../../domain/learning/playbackPosition.ts';
import { hasContent } from '../../domain/learning/playlist.ts';
import { lectureAfter, type PlacedLecture } from './lectureOrder.ts';

/**
 * The lecture that a visit opens: the requested one, else the last one, or the next after a finished one, else the
 * first accessible one. `null` only without lectures.
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
  return lectures.find(({ lecture }) => hasContent(lecture)) ?? lectures[0] ?? null;
}

/** The second at which a lecture starts; 0 if it was never watched or was finished. */
export function startingSecond({ lecture }: PlacedLecture, position: PlaybackPosition | null): number {
  if (position === null) return 0;
  return lecture.durationSeconds > 0 ? resumePosition(lecture.durationSeconds, position.seconds) : position.seconds;
}

const isOver = (placed: PlacedLecture, last: PlaybackPosition): boolean =>
  last.seconds > 0 && startingSecond(placed, last) === 0;
