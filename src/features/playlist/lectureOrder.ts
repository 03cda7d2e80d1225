import type { Playlist, PlaylistLecture } from '../../domain/learning/playlist.ts';

/** A lecture with its position in the course; numbers start at 1. */
export type PlacedLecture = {
  readonly lecture: PlaylistLecture;
  readonly sectionNumber: number;
  /** Number among all lectures of the course. */
  readonly number: number;
};

/** Every lecture in teaching order. */
export function lecturesInOrder(playlist: Playlist): readonly PlacedLecture[] {
  const placed: PlacedLecture[] = [];
  for (const [index, section] of playlist.sections.entries()) {
    for (const lecture of section.lectures) {
      placed.push({ lecture, sectionNumber: index + 1, number: placed.length + 1 });
    }
  }
  return placed;
}

/** The next lecture; `null` after the last. */
export function lectureAfter(lectures: readonly PlacedLecture[], lectureId: string): PlacedLecture | null {
  const place = lectures.findIndex(({ lecture }) => lecture.id === lectureId);
  return place === -1 ? null : (lectures[place + 1] ?? null);
}
