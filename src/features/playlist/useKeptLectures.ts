import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { VideoSource } from '../../domain/course.ts';
import type { PlaylistLecture } from '../../domain/playlist.ts';
import { playlistMessages } from '../../i18n/playlist.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  canKeepLectures,
  type KeepOutcome,
  type KeptLecture,
  listKeptLectures,
  removeKeptLecture,
} from '../../platform/keptLectures.ts';
import { announce } from '../../ui/announce.ts';
import { notify } from '../../ui/notify.ts';
import { useConnection } from '../../ui/useConnection.ts';
import { currentShares, keepInLine, onSharesChanged, type Shares, stopLecture, stopLine } from './lectureKeeping.ts';

/** What a person keeps of a course on this device, and what can be done about it. */
export type KeptLectures = {
  readonly byLecture: ReadonlyMap<string, KeptLecture>;
  readonly shares: Shares;
  readonly keep: (lectures: readonly PlaylistLecture[]) => void;
  readonly stop: (lectureId: string) => void;
  readonly remove: (lectureId: string) => Promise<void>;
};

const keptLecturesKey = (userId: string) => ['keptLectures', userId] as const;

/** `null`: for guests, staff, and browsers that cannot keep anything. */
export function useKeptLectures(learnerId: string | null, courseId: string): KeptLectures | null {
  const texts = useMessages(playlistMessages).keeping;
  const client = useQueryClient();
  const isAway = useConnection() !== 'online';
  const shares = useSyncExternalStore(onSharesChanged, currentShares);
  const isAble = learnerId !== null && canKeepLectures();
  const { data } = useQuery({
    queryKey: keptLecturesKey(learnerId ?? ''),
    queryFn: () => listKeptLectures(learnerId ?? ''),
    enabled: isAble,
    networkMode: 'always',
    // A browser short of room takes films away without a word.
    refetchOnMount: 'always',
  });
  const byLecture = useMemo(
    () => new Map(data?.filter((kept) => kept.courseId === courseId).map((kept) => [kept.lectureId, kept])),
    [data, courseId],
  );
  if (learnerId === null || !isAble) return null;

  const lookAgain = () => client.invalidateQueries({ queryKey: keptLecturesKey(learnerId) });
  const onEnd = (outcome: KeepOutcome) => {
    void lookAgain();
    if (outcome === 'kept') announce(texts.kept);
    if (outcome === 'noSpace') stopLine();
    if (outcome === 'noSpace' || outcome === 'failed') {
      notify({ kind: 'error', title: texts[outcome].title, detail: texts[outcome].body });
    }
  };
  const keep = (lectures: readonly PlaylistLecture[]) => {
    if (isAway) return notify({ kind: 'info', title: texts.needsNetwork });
    void askToPersist();
    for (const { id, video } of lectures) {
      if (video === null || byLecture.has(id)) continue;
      keepInLine(
        {
          userId: learnerId,
          courseId,
          lectureId: id,
          filmUrl: playableFilm(video),
          subtitleUrls: video.subtitles.map(({ url }) => url),
        },
        onEnd,
      );
    }
  };
  const remove = async (lectureId: string) => {
    await removeKeptLecture(lectureId);
    await lookAgain();
    notify({ kind: 'done', title: texts.removed });
  };
  return { byLecture, shares, keep, stop: stopLecture, remove };
}

/** What was kept on purpose shall not go when the device runs short; the browser decides. */
async function askToPersist(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/** The one that the player of this browser will take. */
function playableFilm({ mp4Url, webmUrl }: VideoSource): string {
  const playsMp4 = document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E, mp4a.40.2"') !== '';
  return playsMp4 ? mp4Url : (webmUrl ?? mp4Url);
}
