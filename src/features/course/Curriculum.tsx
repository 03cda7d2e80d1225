import { type SyntheticEvent, useState } from 'react';
import type { CourseDetail, Lecture, Section } from '../../domain/catalogue/course.ts';
import { isWatchable } from '../../domain/catalogue/courseType.ts';
import type { LectureContent } from '../../domain/learning/playlist.ts';
import { textIn } from '../../domain/localText.ts';
import { coursePartsMessages } from '../../i18n/catalogue/courseParts.ts';
import { formatDuration, formatMinutes } from '../../i18n/learning/formatLecture.ts';
import { lectureKindsMessages } from '../../i18n/learning/lectureKinds.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Cord, CordItem } from '../../ui/show/Cord.tsx';
import { Icon, type IconName } from '../../ui/show/Icon.tsx';
import { PreviewLecture } from './PreviewLecture.tsx';

/** The lecture whose preview is open; at most one at a time. */
type Preview = { readonly openId: string | null; readonly open: (lectureId: string | null) => void };

/** The lectures that open: all, or previews alone. In the agenda of a held course the others are not locked either. */
type Access = 'all' | 'previews' | 'agenda';

/** Sections that open and close, their lectures on the cord with kind and length. A preview plays in its place. */
export function Curriculum({ course, hasAccess }: { course: CourseDetail; hasAccess: boolean }) {
  const [openId, open] = useState<string | null>(null);
  const isAgenda = course.courseType !== null && !isWatchable(course.courseType);
  const access = isAgenda ? 'agenda' : hasAccess ? 'all' : 'previews';
  return (
    <div className="leaf leaf-0 curriculum">
      {course.sections.map((section, place) => (
        <SectionPart
          key={section.id}
          courseId={course.id}
          section={section}
          number={place + 1}
          access={access}
          preview={{ openId, open }}
        />
      ))}
    </div>
  );
}

function SectionPart({
  courseId,
  section,
  number,
  access,
  preview,
}: {
  courseId: string;
  section: Section;
  number: number;
  access: Access;
  preview: Preview;
}) {
  const texts = useMessages(coursePartsMessages);
  const { language } = useLanguage();
  const length = section.lectures.reduce((sum, lecture) => sum + lecture.durationSeconds, 0);
  const facts = [texts.lectures(section.lectures.length), length > 0 ? formatDuration(length * 1000, language) : ''];
  return (
    <details open={number === 1} onToggle={pauseWhereClosed}>
      <summary>
        <Icon name="forward" />
        <span>
          <b className="strong">
            {number}. {textIn(section.name, language)}
          </b>{' '}
          <span className="xs mut nb">{facts.filter(Boolean).join(' · ')}</span>
          {section.location && <span className="xs mut place">{textIn(section.location, language)}</span>}
        </span>
      </summary>
      <Cord>
        {section.lectures.map((lecture) => (
          <LectureItem
            key={lecture.id}
            courseId={courseId}
            lecture={lecture}
            access={access}
            isOpen={preview.openId === lecture.id}
            onOpen={(wanted) => preview.open(wanted ? lecture.id : null)}
          />
        ))}
      </Cord>
    </details>
  );
}

/** A film in a section that was closed would go on out of sight. */
function pauseWhereClosed({ currentTarget: section }: SyntheticEvent<HTMLDetailsElement>) {
  if (!section.open) for (const film of section.querySelectorAll('video')) film.pause();
}

function LectureItem({
  courseId,
  lecture,
  access,
  isOpen,
  onOpen,
}: {
  courseId: string;
  lecture: Lecture;
  access: Access;
  isOpen: boolean;
  onOpen: (wanted: boolean) => void;
}) {
  const { language } = useLanguage();
  const name = textIn(lecture.name, language);
  const isLocked = access === 'previews' && !lecture.isPreview;
  return (
    <CordItem
      place={isLocked ? 'locked' : 'ahead'}
      end={
        <span className="xs mut num lecture-end">
          {isLocked && <Icon name="lock" />}
          {/* In an agenda a lecture of words alone is not read, but held. */}
          {!(access === 'agenda' && lecture.contentType === 'text') && <Kind lecture={lecture} />}
          {lecture.durationSeconds > 0 && formatMinutes(lecture.durationSeconds)}
        </span>
      }
    >
      {access !== 'all' && lecture.isPreview ? (
        <PreviewLecture courseId={courseId} lecture={lecture} isOpen={isOpen} onOpen={onOpen} />
      ) : (
        <span className="lecture-line">
          {access === 'all' ? (
            <Link to={links.learn(courseId, { lecture: lecture.id })}>{name}</Link>
          ) : (
            <span>{name}</span>
          )}
        </span>
      )}
    </CordItem>
  );
}

const kindIcons: Record<LectureContent, IconName> = {
  video: 'play',
  audio: 'volume',
  picture: 'picture',
  pdf: 'receipt',
  file: 'download',
  link: 'link',
  text: 'book',
};

/** The icon of the kind, and its word where no length stands beside it. */
function Kind({ lecture: { contentType, durationSeconds } }: { lecture: Lecture }) {
  const kind = useMessages(lectureKindsMessages)[contentType];
  return (
    <>
      <Icon name={kindIcons[contentType]} />
      <span className={durationSeconds > 0 ? 'vh' : undefined}>{kind}</span>
    </>
  );
}
