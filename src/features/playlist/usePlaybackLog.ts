import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { joinNeighbours, type WatchedInterval } from '../../domain/progress.ts';
import { messagesOf } from '../../i18n/dictionary.ts';
import { playlistMessages } from '../../i18n/playlist.ts';
import { deviceId } from '../../platform/deviceId.ts';
import type { ProgressKept } from '../../platform/outbox/heldProgress.ts';
import { queueProgress } from '../../platform/outbox/queueProgress.ts';
import { reportDefect } from '../../platform/reportDefect.ts';
import { notify } from '../../ui/notify.ts';
import { deviceLogQuery } from './playlistQueries.ts';
import { useWatchedStretches } from './useWatchedStretches.ts';
import type { ClosedStretch } from './watchedStretch.ts';

/** More than this a device does not remember beside what the server has. */
const rememberedStretches = 500;

/** Once a life of the page: it holds until the device or the shop has it, and more is played meanwhile. */
let isTold = false;

function tellIfUnkept(kept: ProgressKept): void {
  if (kept !== 'unkept' || isTold) return;
  isTold = true;
  const { title, body } = messagesOf(playlistMessages).unkept;
  notify({ kind: 'warning', title, detail: body });
}

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
      void queueProgress(learnerId, courseId, [watched], recordedAt)
        .then(tellIfUnkept)
        .catch((defect: unknown) => reportDefect(defect, 'progress'));
    },
    [client, learnerId, courseId, lectureId],
  );
  useWatchedStretches(video, learnerId === null ? null : keep);
}

const inMilliseconds = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;
