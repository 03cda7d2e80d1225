import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { joinNeighbours, type WatchedInterval } from '../../domain/progress.ts';
import { deviceId } from '../../platform/deviceId.ts';
import { queueProgress } from '../../platform/outbox/queueProgress.ts';
import { reportDefect } from '../../platform/reportDefect.ts';
import { deviceLogQuery } from './playlistQueries.ts';
import { useWatchedStretches } from './useWatchedStretches.ts';
import type { ClosedStretch } from './watchedStretch.ts';

/** More than this a device does not remember beside what the server has. */
const rememberedStretches = 500;

/** Entries are added one after the other: two at once would each open an entry of their own. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Keeps what is played of a lecture: on this device at once, and in the outbox for the server. `learnerId` is `null`
 * for whoever only looks at a preview; nothing is kept then.
 */
export function usePlaybackLog(
  video: HTMLVideoElement | null,
  { learnerId, courseId, lectureId }: { learnerId: string | null; courseId: string; lectureId: string },
): void {
  const client = useQueryClient();
  const keep = useCallback(
    ({ from, to, recordedAt }: ClosedStretch) => {
      if (learnerId === null) return;
      const watched = { lectureId, from: inMilliseconds(from), to: inMilliseconds(to), recordedAt };
      const interval: WatchedInterval = { ...watched, deviceId: deviceId() };
      client.setQueryData(deviceLogQuery(learnerId, courseId).queryKey, (log: readonly WatchedInterval[] = []) =>
        joinNeighbours([...log, interval]).slice(-rememberedStretches),
      );
      queue = queue
        .then(() => queueProgress(learnerId, courseId, [watched], recordedAt))
        .catch((defect: unknown) => reportDefect(defect, 'progress'));
    },
    [client, learnerId, courseId, lectureId],
  );
  useWatchedStretches(video, learnerId === null ? null : keep);
}

const inMilliseconds = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;
