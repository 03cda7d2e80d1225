import type { CourseDetail, Lecture, Section } from '../../domain/course.ts';
import { textIn } from '../../domain/localText.ts';
import { coursePartsMessages } from '../../i18n/courseParts.ts';
import { formatClock } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Cord, CordItem } from '../../ui/Cord.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { links } from '../../ui/links.ts';

/** Sections that open and close, their lectures on the cord. Lengths are shown; what is free can be watched at once. */
export function Curriculum({ course, hasAccess }: { course: CourseDetail; hasAccess: boolean }) {
  return (
    <div className="leaf leaf-0 curriculum">
      {course.sections.map((section, place) => (
        <SectionPart key={section.id} courseId={course.id} section={section} number={place + 1} hasAccess={hasAccess} />
      ))}
    </div>
  );
}

function SectionPart({
  courseId,
  section,
  number,
  hasAccess,
}: {
  courseId: string;
  section: Section;
  number: number;
  hasAccess: boolean;
}) {
  const texts = useMessages(coursePartsMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const length = section.lectures.reduce((sum, lecture) => sum + lecture.durationSeconds, 0);
  const facts = [texts.lectures(section.lectures.length), length > 0 ? format.duration(length * 1000) : ''];
  return (
    <details open={number === 1}>
      <summary>
        <Icon name="forward" />
        <span>
          <b className="strong">
            {number}. {textIn(section.name, language)}
          </b>{' '}
          <span className="xs mut nb">{facts.filter(Boolean).join(' · ')}</span>
        </span>
      </summary>
      <Cord>
        {section.lectures.map((lecture) => (
          <LectureItem key={lecture.id} courseId={courseId} lecture={lecture} hasAccess={hasAccess} />
        ))}
      </Cord>
    </details>
  );
}

function LectureItem({ courseId, lecture, hasAccess }: { courseId: string; lecture: Lecture; hasAccess: boolean }) {
  const texts = useMessages(coursePartsMessages);
  const { language } = useLanguage();
  const name = textIn(lecture.name, language);
  const isOpen = hasAccess || lecture.isPreview;
  const to = links.learn(courseId, { lecture: lecture.id });
  return (
    <CordItem
      place={isOpen ? 'ahead' : 'locked'}
      end={
        <span className="xs mut num lecture-end">
          {!isOpen && <Icon name="lock" />}
          {lecture.durationSeconds > 0 && formatClock(lecture.durationSeconds * 1000)}
        </span>
      }
    >
      <span className="lecture-line">
        {hasAccess ? <Link to={to}>{name}</Link> : <span>{name}</span>}
        {!hasAccess && lecture.isPreview && (
          <Link className="tag tag-p free" to={to} aria-label={texts.watchFreeOf(name)}>
            <Icon name="play" />
            {texts.watchFree}
          </Link>
        )}
      </span>
    </CordItem>
  );
}
