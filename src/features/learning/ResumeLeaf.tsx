import type { OwnedCourse } from '../../contract/learning/progress.ts';
import { textIn } from '../../domain/localText.ts';
import { learningMessages } from '../../i18n/learning/learning.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { Picture } from '../../ui/show/Picture.tsx';
import { ProgressBar } from '../../ui/show/ProgressBar.tsx';
import { Weave } from '../../ui/show/Weave.tsx';
import { coverSizes } from '../catalogue/coverSize.ts';
import { useOwnCourses } from './useOwnCourses.ts';
import './resume.css';

/** The course to continue: a started one, else a new one. Renders nothing without courses. */
export function ResumeLeaf({ learnerId }: { learnerId: string }) {
  const course = nextCourse(useOwnCourses(learnerId).data ?? []);
  return course && <Leaf course={course} />;
}

function Leaf({ course }: { course: OwnedCourse }) {
  const texts = useMessages(learningMessages);
  const { language } = useLanguage();
  const title = textIn(course.title, language);
  const action = course.percentDone > 0 ? texts.carryOn : texts.start;
  return (
    <section className="leaf resume" aria-label={texts.open(action, title)}>
      <div className="cover">
        <Weave kind="lan" />
        {course.coverUrl !== null && (
          <Picture src={course.coverUrl} alt="" width={1} height={1} sizes={coverSizes.small} fallback={<span />} />
        )}
      </div>
      <div>
        <p className="xs mut">
          {action} · {texts.lectures(course.finishedCount, course.lectureCount)}
        </p>
        <p className="sm strong">{title}</p>
        <ProgressBar value={course.percentDone} label={texts.progress(course.percentDone)} />
      </div>
      <Link className="ib resume-play" to={links.learn(course.courseId)} aria-label={texts.open(action, title)}>
        <Icon name="play" />
      </Link>
    </section>
  );
}

/** The unfinished course with the most progress. */
function nextCourse(courses: readonly OwnedCourse[]): OwnedCourse | null {
  const open = courses.filter((one) => one.hasAccess && one.isWatchable && one.percentDone < 100);
  return open.toSorted((a, b) => b.percentDone - a.percentDone)[0] ?? null;
}
