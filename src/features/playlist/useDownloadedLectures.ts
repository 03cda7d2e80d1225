import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { VideoSource } from '../../domain/catalogue/course.ts';
import type { PlaylistLecture } from '../../domain/learning/playlist.ts';
import { playlistMessages } from '../../i18n/learning/playlist.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { installIsUseful } from '../../platform/install/installPrompt.ts';
import {
  canDownloadLectures,
  type DownloadedLecture,
  listDownloadedLectures,
  removeDownloadedLecture,
} from '../../platform/learning/downloadedLectures.ts';
import type { DownloadOutcome, LectureToDownload } from '../../platform/learning/downloadLecture.ts';
import { forgetWanted, listWanted, rememberWanted } from '../../platform/learning/wantedLectures.ts';
import { askToPersist } from '../../platform/store/askToPersist.ts';
import { announce } from '../../ui/notice/announce.ts';
import { notify } from '../../ui/notice/notify.ts';
import { useConnection } from '../../ui/state/useConnection.ts';
import { ownCoursesQuery } from '../learning/useOwnCourses.ts';
import {
  currentShares,
  enqueueDownloads,
  onSharesChanged,
  type Shares,
  stopLecture,
  stopLine,
} from './lectureDownloads.ts';
import { playlistKeys } from './playlistKeys.ts';

/** A person's downloads of a course, and their actions. */
export type DownloadedLectures = {
  readonly byLecture: ReadonlyMap<string, DownloadedLecture>;
  readonly shares: Shares;
  readonly keep: (lectures: readonly PlaylistLecture[]) => void;
  readonly stop: (lectureId: string) => void;
  readonly remove: (lectureId: string) => Promise<void>;
};

/** `null` for guests, staff, and browsers without storage. */
export function useDownloadedLectures(
  learnerId: string | null,
  courseId: string,
  lectures: readonly PlaylistLecture[],
): DownloadedLectures | null {
  const texts = useMessages(playlistMessages).keeping;
  const client = useQueryClient();
  const isAway = useConnection() !== 'online';
  const shares = useSyncExternalStore(onSharesChanged, currentShares);
  const isAble = learnerId !== null && canDownloadLectures();
  const { data } = useQuery({
    queryKey: playlistKeys.downloadsOf(learnerId ?? ''),
    queryFn: () => listDownloadedLectures(learnerId ?? ''),
    enabled: isAble,
    networkMode: 'always',
    // A browser evicts downloads without notice when storage is low.
    refetchOnMount: 'always',
  });
  const byLecture = useMemo(
    () =>
      new Map(
        data?.filter((download) => download.courseId === courseId).map((download) => [download.lectureId, download]),
      ),
    [data, courseId],
  );
  const isReady = isAble && data !== undefined && !isAway;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known what is here already
  useEffect(() => {
    if (!isReady || learnerId === null) return;
    listWanted(learnerId, courseId)
      .then((wanted) => keep(lectures.filter(({ id }) => wanted.includes(id))))
      .catch(() => {});
  }, [isReady]);

  const lookAgain = () => client.invalidateQueries({ queryKey: playlistKeys.downloadsOf(learnerId ?? '') });
  const onEnd = ({ userId, lectureId }: LectureToDownload, outcome: DownloadOutcome) => {
    void lookAgain();
    // A failed download is retried when the classroom opens next.
    if (outcome !== 'failed') void forgetWanted(userId, lectureId).catch(() => {});
    if (outcome === 'downloaded') {
      announce(texts.downloaded);
      installIsUseful();
    }
    if (outcome === 'noSpace') stopLine();
    if (outcome === 'noSpace' || outcome === 'failed') {
      notify({ kind: 'error', title: texts[outcome].title, detail: texts[outcome].body });
    }
  };
  const keep = (chosen: readonly PlaylistLecture[]) => {
    if (learnerId === null) return;
    const wanted = chosen.flatMap((lecture) => {
      const [mainUrl, ...besideUrls] = filesOf(lecture);
      const isWanted = mainUrl !== undefined && !byLecture.has(lecture.id);
      return isWanted ? { userId: learnerId, courseId, lectureId: lecture.id, mainUrl, besideUrls } : [];
    });
    if (wanted.length === 0) return;
    // Deliberate downloads should survive eviction.
    void askToPersist();
    const noted = rememberWanted(wanted);
    // The download continues once the device is online, like an interrupted download.
    if (isAway) return void noted.then(() => notify({ kind: 'info', title: texts.later }), warnNotPersistedOnce);
    noted.catch(() => {});
    // The list of courses must work offline, even if the person never opened it.
    void client.prefetchQuery(ownCoursesQuery);
    for (const lecture of wanted) enqueueDownloads(lecture, (outcome) => onEnd(lecture, outcome));
  };
  const warnNotPersistedOnce = () => notify({ kind: 'error', title: texts.failed.title });
  const remove = async (lectureId: string) => {
    await removeDownloadedLecture(lectureId);
    await lookAgain();
    notify({ kind: 'done', title: texts.removed });
  };
  if (!isAble) return null;
  return { byLecture, shares, keep, stop: stopLecture, remove };
}

/** The addresses of a lecture's files, the largest first; none for a text or a link. */
export function filesOf({ video, file, files }: PlaylistLecture): readonly string[] {
  const main = video === null ? file?.url : playableFilm(video);
  const subtitles = video?.subtitles.map(({ url }) => url) ?? [];
  return [...(main === undefined ? [] : [main]), ...subtitles, ...files.map(({ url }) => url)];
}

/** The video format that this browser's player chooses. */
function playableFilm({ mp4Url, webmUrl }: VideoSource): string {
  const playsMp4 = document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E, mp4a.40.2"') !== '';
  return playsMp4 ? mp4Url : (webmUrl ?? mp4Url);
}
