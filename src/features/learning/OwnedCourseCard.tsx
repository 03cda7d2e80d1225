import type { OwnedCourse } from '../../contract/learning/progress.ts';
import { textIn } from '../../domain/localText.ts';
import { formatMachineTime } from '../../i18n/format.ts';
import { learningMessages } from '../../i18n/learning/learning.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { Picture } from '../../ui/show/Picture.tsx';
import { ProgressBar } from '../../ui/show/ProgressBar.tsx';
import { Tag } from '../../ui/show/Tag.tsx';
import { Weave } from '../../ui/show/Weave.tsx';
import { coverSizes } from '../catalogue/coverSize.ts';
import type { BegunCourse } from './begunCourse.ts';
import './owned.css';

const coverPx = { width: 480, height: 300 };

/** A course of the person: cover, progress, and the next action. `isNext`: the first one to continue. */
export function OwnedCourseCard({ course, isNext }: { course: BegunCourse; isNext: boolean }) {
  const texts = useMessages(learningMessages);
  const { language } = useLanguage();
  const title = textIn(course.title, language);
  return (
    <article className="leaf leaf-0 owned-card">
      <div className="owned-cover">
        <Weave kind="lan" />
        {course.coverUrl !== null && (
          <Picture
            src={course.coverUrl}
            alt=""
            width={coverPx.width}
            height={coverPx.height}
            sizes={coverSizes.leaf}
            fallback={<span />}
          />
        )}
      </div>
      <div className="owned-words">
        <h2 className="owned-title">{title}</h2>
        {course.isWatchable && course.lectureCount > 0 && (
          <div className="stack stack-2">
            <ProgressBar value={course.percentDone} label={texts.progress(course.percentDone)} />
            <p className="row sb xs mut num">
              <span>{texts.lectures(course.finishedCount, course.lectureCount)}</span>
              <span>{course.percentDone}%</span>
            </p>
          </div>
        )}
        <p className="sm mut">
          <AccessEnd course={course} />
        </p>
        <div>
          <WayOn course={course} title={title} isNext={isNext} />
        </div>
      </div>
    </article>
  );
}

function AccessEnd({ course }: { course: OwnedCourse }) {
  const texts = useMessages(learningMessages);
  const format = useFormat();
  if (!course.hasAccess) {
    return (
      <Tag tone="error" icon="clock">
        {texts.ended}
      </Tag>
    );
  }
  if (!course.isWatchable) return texts.inPerson;
  if (course.endsAt === null) return texts.noEnd;
  return <time dateTime={formatMachineTime(course.endsAt)}>{texts.until(format.date(course.endsAt))}</time>;
}

/** A course that cannot be opened links to its page, to renew it or to see date and place. */
function WayOn({ course, title, isNext }: { course: BegunCourse; title: string; isNext: boolean }) {
  const texts = useMessages(learningMessages);
  if (!course.hasAccess || !course.isWatchable) {
    const action = course.hasAccess ? texts.details : texts.renew;
    return (
      <ButtonLink kind="outline" small to={links.course(course.slug)} aria-label={texts.open(action, title)}>
        {action}
      </ButtonLink>
    );
  }
  const isDone = course.lectureCount > 0 && course.finishedCount === course.lectureCount;
  const action = isDone ? texts.again : course.hasBegun ? texts.carryOn : texts.start;
  return (
    <ButtonLink
      kind={isNext ? 'solid' : 'outline'}
      small
      icon="play"
      to={links.learn(course.courseId)}
      aria-label={texts.open(action, title)}
    >
      {action}
    </ButtonLink>
  );
}
