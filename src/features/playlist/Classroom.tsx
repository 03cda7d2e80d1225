import { useMemo, useRef } from 'react';
import { hasContent, type Playlist, type PlaylistLecture } from '../../domain/learning/playlist.ts';
import { textIn } from '../../domain/localText.ts';
import { playlistMessages } from '../../i18n/learning/playlist.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { bytesOfLectures } from '../../platform/learning/downloadedLectures.ts';
import { announce } from '../../ui/notice/announce.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { CurrentLecture } from './CurrentLecture.tsx';
import './classroom.css';
import { LectureList } from './LectureList.tsx';
import { LectureWords } from './LectureWords.tsx';
import { LockedLecture } from './LockedLecture.tsx';
import { lecturesInOrder } from './lectureOrder.ts';
import { ProgressCard } from './ProgressCard.tsx';
import { ReviewPlace } from './ReviewPlace.tsx';
import './player/player.css';
import { useCourseAccess } from './useCourseAccess.ts';
import { useCourseProgress } from './useCourseProgress.ts';
import { useDownloadedLectures } from './useDownloadedLectures.ts';
import { useNewlyFinished } from './useNewlyFinished.ts';
import { useOpenLecture } from './useOpenLecture.ts';

type Props = {
  playlist: Playlist;
  /** The lecture that the address names. */
  wantedId: string | null;
  /** `null` for guests and staff, whose progress is not stored. */
  learnerId: string | null;
  isGuest: boolean;
};

/** The lectures of one course: the open one with its video, and the list. */
export function Classroom({ playlist, wantedId, learnerId, isGuest }: Props) {
  const texts = useMessages(playlistMessages);
  const { language } = useLanguage();
  const top = useRef<HTMLDivElement>(null);
  const placed = useMemo(() => lecturesInOrder(playlist), [playlist]);
  const lectures = useMemo(() => placed.map(({ lecture }) => lecture), [placed]);
  const progressOf = playlist.hasAccess ? learnerId : null;
  const { progress, isSettled } = useCourseProgress(progressOf, playlist.courseId, lectures);
  const access = useCourseAccess(learnerId, playlist.courseId, playlist.hasAccess);
  const downloads = useDownloadedLectures(progressOf, playlist.courseId, lectures);
  const { current, pressedId, press, open } = useOpenLecture(playlist.courseId, placed, wantedId, {
    last: progress.last,
    isSettled,
  });
  const newlyFinishedIds = useNewlyFinished(progress.finishedIds, isSettled);

  const courseName = textIn(playlist.title, language);
  const courseLink = links.course(playlist.slug);
  const mayPlay = (lecture: PlaylistLecture) => hasContent(lecture) && (lecture.isPreview || access.kind === 'open');
  const choose = (lectureId: string) => {
    press(lectureId);
    const name = lectures.find(({ id }) => id === lectureId)?.name;
    if (name) announce(textIn(name, language));
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  const download = downloads?.byLecture.get(current?.lecture.id ?? '');
  const isOpen = current !== null && mayPlay(current.lecture);

  return (
    <div className="room" ref={top}>
      <PageMeta title={current ? textIn(current.lecture.name, language) : courseName} index={false} />
      <div className="film stack">
        {current === null && <div className="vid" aria-busy="true" />}
        {isOpen && (
          <CurrentLecture
            playlist={playlist}
            current={current}
            progress={progress}
            learnerId={progressOf}
            wasPressed={pressedId === current.lecture.id}
            onOpen={(lectureId) => {
              open(lectureId);
              choose(lectureId);
            }}
          />
        )}
        {current !== null && !isOpen && (
          <LockedLecture courseLink={courseLink} isGuest={isGuest} hasEnded={access.kind === 'ended'} />
        )}
        <LectureWords
          current={current}
          lectures={lectures.length}
          access={access}
          course={{ name: courseName, link: courseLink }}
          downloadedBytes={download === undefined ? null : bytesOfLectures([download])}
        />
      </div>
      <aside className="lectures stack stack-3" aria-label={texts.list}>
        {access.kind === 'none' ? (
          <NotYours
            lectures={lectures.length}
            playable={lectures.filter(mayPlay).length}
            isMain={isOpen}
            courseLink={courseLink}
          />
        ) : (
          <ProgressCard
            courseId={playlist.courseId}
            done={lectures.filter(({ id }) => progress.finishedIds.has(id)).length}
            lectures={lectures.length}
            percent={progress.percentDone}
            access={access}
            downloads={downloads}
          />
        )}
        <LectureList
          playlist={playlist}
          currentId={current?.lecture.id ?? ''}
          finishedIds={progress.finishedIds}
          newlyFinishedIds={newlyFinishedIds}
          mayPlay={mayPlay}
          downloads={downloads}
          onChoose={choose}
        />
        <ReviewPlace courseId={playlist.courseId} learnerId={progressOf} lectures={lectures} progress={progress} />
      </aside>
    </div>
  );
}

/** Replaces the progress for people without access: the free lectures, and a link to the course. */
function NotYours({
  lectures,
  playable,
  isMain,
  courseLink,
}: {
  lectures: number;
  playable: number;
  /** True if no locked lecture beside it links to the course. */
  isMain: boolean;
  courseLink: string;
}) {
  const texts = useMessages(playlistMessages);
  return (
    <div className="leaf stack stack-3">
      <h2 className="room-progress">{texts.progress.notYours(lectures, playable)}</h2>
      <ButtonLink block kind={isMain ? 'solid' : 'outline'} to={courseLink}>
        {texts.locked.toCourse}
      </ButtonLink>
    </div>
  );
}
