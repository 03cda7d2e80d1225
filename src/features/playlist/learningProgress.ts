import type { CourseProgress, LastLecture, LecturePosition } from '../../contract/learning/progress.ts';
import {
  lastPosition,
  lecturePositions,
  newerPosition,
  type PlaybackPosition,
} from '../../domain/learning/playbackPosition.ts';
import type { PlaylistLecture } from '../../domain/learning/playlist.ts';
import { isLectureFinished, percentDone, type WatchedInterval } from '../../domain/learning/progress.ts';

/** A person's progress: the server's answers joined with this device's own playback. */
export type LearningProgress = {
  readonly percentDone: number;
  readonly finishedIds: ReadonlySet<string>;
  /** The last lecture and position in the course. */
  readonly last: PlaybackPosition | null;
  /** The last position in each lecture. */
  readonly positions: ReadonlyMap<string, PlaybackPosition>;
};

export const noProgress: LearningProgress = {
  percentDone: 0,
  finishedIds: new Set(),
  last: null,
  positions: new Map(),
};

type ProgressFacts = {
  readonly lectures: readonly PlaylistLecture[];
  /** `null` until the server has answered. */
  readonly known: CourseProgress | null;
  readonly last: LastLecture | null;
  readonly deviceLog: readonly WatchedInterval[];
};

/** Merges without loss: finished lectures are united, percentages never fall, positions follow the domain's order. */
export function joinProgress({ lectures, known, last, deviceLog }: ProgressFacts): LearningProgress {
  const finishedIds = new Set(known?.finishedLectureIds);
  for (const { id, durationSeconds } of lectures) {
    const own = deviceLog.filter((interval) => interval.lectureId === id);
    if (isLectureFinished(durationSeconds, own)) finishedIds.add(id);
  }
  const wholeLectures = lectures
    .filter(({ id }) => finishedIds.has(id))
    .map(({ id, durationSeconds }) => ({ lectureId: id, from: 0, to: durationSeconds }));
  return {
    percentDone: Math.max(known?.percentDone ?? 0, percentDone(lectures, [...wholeLectures, ...deviceLog])),
    finishedIds,
    last: newerOf(last && positionOf(last), lastPosition(deviceLog)),
    positions: joinPositions(known?.positions ?? [], deviceLog),
  };
}

function joinPositions(
  known: readonly LecturePosition[],
  deviceLog: readonly WatchedInterval[],
): ReadonlyMap<string, PlaybackPosition> {
  const joined = new Map(known.map((position) => [position.lectureId, positionOf(position)]));
  for (const { last } of lecturePositions(deviceLog)) {
    joined.set(last.lectureId, newerOf(joined.get(last.lectureId) ?? null, last) ?? last);
  }
  return joined;
}

const newerOf = (one: PlaybackPosition | null, other: PlaybackPosition | null): PlaybackPosition | null =>
  one && other ? newerPosition(one, other) : (one ?? other);

/** The server stores no device and visit with a position; the domain's rule compares the seconds instead. */
const positionOf = ({ lectureId, position, recordedAt }: LecturePosition): PlaybackPosition => ({
  lectureId,
  seconds: position,
  visitSeconds: position,
  recordedAt,
  deviceId: '',
});
