import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { messagesOf } from '../../i18n/dictionary.ts';
import { playlistMessages } from '../../i18n/learning/playlist.ts';
import { noteLeft } from '../../platform/learning/leftProgress.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import type { ProgressOutcome } from '../../platform/outbox/moveLeftProgress.ts';
import { queueProgress } from '../../platform/outbox/queueProgress.ts';
import { notify } from '../../ui/notice/notify.ts';
import { skewOf } from './accessClock.ts';
import { countdownQuery } from './playlistQueries.ts';
import { useWatchedStretches } from './useWatchedStretches.ts';

/** Once per page: the notice holds until the stretches are stored, and more is played meanwhile. */
let isTold = false;

function tellIfUnkept(outcome: ProgressOutcome): void {
  if (outcome !== 'unkept' || isTold) return;
  isTold = true;
  const { title, body } = messagesOf(playlistMessages).unkept;
  notify({ kind: 'warning', title, detail: body });
}

/**
 * Records what is played of a lecture: in the outbox, or in a row of `localStorage` if the page is closing. `learnerId` is
 * `null` for a preview, which is not recorded.
 */
export function usePlaybackLog(
  video: HTMLVideoElement | null,
  { learnerId, courseId, lectureId }: { learnerId: string | null; courseId: string; lectureId: string },
): void {
  const client = useQueryClient();
  useWatchedStretches(video, ({ from, to, recordedAt }, isClosing) => {
    if (learnerId === null) return;
    const at = recordedAt + storedSkew(client, learnerId, courseId);
    const watched = { lectureId, from: inMilliseconds(from), to: inMilliseconds(to), recordedAt: at };
    // Either the row or the outbox: an allowance would lose the time twice.
    if (isClosing && noteLeft({ key: crypto.randomUUID(), userId: learnerId, courseId, watched })) return;
    queueProgress(learnerId, courseId, watched, Date.now())
      .then(tellIfUnkept)
      .catch((defect: unknown) => reportDefect(defect, 'progress'));
  });
}

function storedSkew(client: QueryClient, learnerId: string, courseId: string): number {
  const { data, dataUpdatedAt = 0 } = client.getQueryState(countdownQuery(learnerId, courseId).queryKey) ?? {};
  return skewOf(data, dataUpdatedAt);
}

const inMilliseconds = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;
