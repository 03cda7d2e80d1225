import type { CourseProgress, LastLecture, LecturePosition } from '../../contract/learning/progress.ts';
import {
  lastPosition,
  lecturePositions,
  newerPosition,
  type PlaybackPosition,
} from '../../domain/learning/playbackPosition.ts';
import type { PlaylistLecture } from '../../domain/learning/playlist.ts';
import { isLectureFinished, percentDone, type WatchedInterval } from '../../domain/learning/progress.ts';

/** How far a person is: the server's answers joined with what this device played and may not have sent yet. */
export type LearningProgress = {
  readonly percentDone: number;
  readonly finishedIds: ReadonlySet<string>;
  /** Where the person was last in the course. */
  readonly last: PlaybackPosition | null;
  /** Where the person was last in each lecture. */
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
  /** `null` while the server has not told. */
  readonly known: CourseProgress | null;
  readonly last: LastLecture | null;
  readonly deviceLog: readonly WatchedInterval[];
};

/** Nothing that either side knows is lost: ticks are united, percent never falls, places follow the domain's one order. */
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

/** The server keeps no device and no visit beside a position; the domain's rule takes the seconds in its place. */
const positionOf = ({ lectureId, position, recordedAt }: LecturePosition): PlaybackPosition => ({
  lectureId,
  seconds: position,
  visitSeconds: position,
  recordedAt,
  deviceId: '',
});
