import { useQueryClient } from '@tanstack/react-query';
import type { Playlist } from '../../domain/learning/playlist.ts';
import { textIn } from '../../domain/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { LectureDocument } from './LectureDocument.tsx';
import type { LearningProgress } from './learningProgress.ts';
import { lectureAfter, lecturesInOrder, type PlacedLecture } from './lectureOrder.ts';
import { LecturePlayer } from './player/LecturePlayer.tsx';
import { playlistQuery } from './playlistQueries.ts';
import { startingSecond } from './startPoint.ts';

/** The video of the open lecture, from the last position, or its document. */
export function CurrentLecture({
  playlist,
  current,
  progress,
  learnerId,
  wasPressed,
  onOpen,
}: {
  playlist: Playlist;
  current: PlacedLecture;
  progress: LearningProgress;
  /** `null`: a preview stores no progress. */
  learnerId: string | null;
  wasPressed: boolean;
  onOpen: (lectureId: string) => void;
}) {
  const client = useQueryClient();
  const { language } = useLanguage();
  const { lecture } = current;
  const next = lectureAfter(lecturesInOrder(playlist), lecture.id)?.lecture ?? null;
  const renewSource = async () => {
    const fresh = await client.fetchQuery({ ...playlistQuery(playlist.courseId), staleTime: 0 });
    return lecturesInOrder(fresh).find((placed) => placed.lecture.id === lecture.id)?.lecture.video ?? null;
  };
  if (lecture.video === null) return <LectureDocument lecture={lecture} />;
  return (
    <LecturePlayer
      key={lecture.id}
      lectureId={lecture.id}
      courseId={playlist.courseId}
      name={textIn(lecture.name, language)}
      learnerId={learnerId}
      source={lecture.video}
      startAt={startingSecond(current, progress.positions.get(lecture.id) ?? null)}
      startsPlaying={wasPressed}
      renewSource={renewSource}
      next={next && { name: textIn(next.name, language), open: () => onOpen(next.id) }}
      isCourseDone={lecturesInOrder(playlist).every((placed) => progress.finishedIds.has(placed.lecture.id))}
    />
  );
}
