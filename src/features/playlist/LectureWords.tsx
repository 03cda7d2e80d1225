import { textIn } from '../../domain/localText.ts';
import { formatBytes } from '../../i18n/formatBytes.ts';
import { playlistMessages } from '../../i18n/learning/playlist.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/press/Link.tsx';
import { Tag } from '../../ui/show/Tag.tsx';
import { RichText } from '../customPage/RichText.tsx';
import { LectureFiles } from './LectureFiles.tsx';
import type { PlacedLecture } from './lectureOrder.ts';
import { AccessLeft } from './ProgressCard.tsx';
import type { CourseAccess } from './useCourseAccess.ts';

/** Below the video: lecture, course, remaining access, and the lecture's description. */
export function LectureWords({
  current,
  lectures,
  access,
  course,
  downloadedBytes,
}: {
  current: PlacedLecture | null;
  lectures: number;
  access: CourseAccess;
  course: { readonly name: string; readonly link: string };
  /** Size of the lecture's download; `null` without one. */
  downloadedBytes: number | null;
}) {
  const texts = useMessages(playlistMessages);
  const { language } = useLanguage();
  const text = current?.lecture.text ?? null;
  return (
    <div className="stack stack-3">
      <div>
        <p className="crumb">
          <Link to={course.link}>{course.name}</Link>
        </p>
        {current && <p className="sm mut">{texts.place(current.sectionNumber, current.number, lectures)}</p>}
        <h1>{current ? textIn(current.lecture.name, language) : course.name}</h1>
      </div>
      <div className="row">
        {downloadedBytes !== null && (
          <Tag tone="done" icon="check">
            {texts.keeping.size(formatBytes(downloadedBytes))}
          </Tag>
        )}
        <AccessLeft access={access} />
      </div>
      {text && <RichText html={textIn(text, language)} />}
      {current && current.lecture.files.length > 0 && <LectureFiles files={current.lecture.files} />}
    </div>
  );
}
