import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { playedByShopClock, type ToldHour } from '../../domain/learning/playedAt.ts';
import { messagesOf } from '../../i18n/dictionary.ts';
import { playlistMessages } from '../../i18n/learning/playlist.ts';
import { type LeftStretch, noteLeft, noteMeanwhile } from '../../platform/learning/leftStretches.ts';
import { clockMoved } from '../../platform/net/clockMoved.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import type { ProgressKept } from '../../platform/outbox/heldProgress.ts';
import { queueProgress } from '../../platform/outbox/queueProgress.ts';
import { deviceId } from '../../platform/store/deviceId.ts';
import { notify } from '../../ui/notice/notify.ts';
import { noteOnDevice } from './noteOnDevice.ts';
import { countdownQuery } from './playlistQueries.ts';
import { toldHour } from './toldHour.ts';
import { type PageFate, useWatchedStretches } from './useWatchedStretches.ts';
import type { ClosedStretch } from './watchedStretch.ts';

/** Once a life of the page: it holds until the device or the shop has it, and more is played meanwhile. */
let isTold = false;

function tellIfUnkept(kept: ProgressKept): void {
  if (kept !== 'unkept' || isTold) return;
  isTold = true;
  const { title, body } = messagesOf(playlistMessages).unkept;
  notify({ kind: 'warning', title, detail: body });
}

/** What is handed over stands in a row where that is noted, from then on until it is settled; after that it is never noted. */
function rowOf(left: LeftStretch): { readonly note: () => void; readonly settle: () => void } {
  let isSettled = false;
  let forget: (() => void) | undefined;
  return {
    note: () => {
      if (!isSettled) forget ??= noteMeanwhile(left);
    },
    settle: () => {
      isSettled = true;
      forget?.();
    },
  };
}

/**
 * Keeps what is played of a lecture: on this device at once, and in the outbox for the server; what the page is left with
 * in a row that the next start takes up (`takeUpLeft.ts`), and so is what a full device does not take. `learnerId` is
 * `null` for whoever only looks at a preview; nothing is kept then.
 */
export function usePlaybackLog(
  video: HTMLVideoElement | null,
  { learnerId, courseId, lectureId }: { learnerId: string | null; courseId: string; lectureId: string },
): void {
  const client = useQueryClient();
  const keep = useCallback(
    ({ from, to, recordedAt }: ClosedStretch, fate: PageFate) => {
      if (learnerId === null) return;
      const told = keptHour(client, learnerId, courseId);
      const playedAt = playedByShopClock(recordedAt, told, Date.now(), clockMoved());
      const watched = {
        ...{ lectureId, from: inMilliseconds(from), to: inMilliseconds(to), recordedAt },
        ...(playedAt === null ? {} : { playedAt }),
      };
      const left = { userId: learnerId, courseId, watched };
      // The one way or the other: what goes both is counted twice.
      if (fate === 'left' && noteLeft(left)) return;
      const row = rowOf(left);
      if (fate === 'hidden') row.note();
      noteOnDevice(client, learnerId, courseId, { ...watched, deviceId: deviceId() });
      queueProgress(learnerId, courseId, [watched], recordedAt, row.settle)
        .then((kept) => {
          if (kept !== 'kept') row.note();
          tellIfUnkept(kept);
        })
        .catch((defect: unknown) => reportDefect(defect, 'progress'));
    },
    [client, learnerId, courseId, lectureId],
  );
  useWatchedStretches(video, learnerId === null ? null : keep);
}

function keptHour(client: QueryClient, learnerId: string, courseId: string): ToldHour | null {
  const { data, dataUpdatedAt = 0 } = client.getQueryState(countdownQuery(learnerId, courseId).queryKey) ?? {};
  return toldHour(data, dataUpdatedAt);
}

const inMilliseconds = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;
