import { useQuery } from '@tanstack/react-query';
import type { OwnTaughtCourse } from '../../../domain/learning/taught.ts';
import { textIn } from '../../../domain/localText.ts';
import { teachingMessages } from '../../../i18n/catalogue/teaching.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { taughtQuery } from './teachingQueries.ts';

/** A teacher's own courses, with what waits for an answer. */
export function AdminTeaching() {
  const texts = useMessages(teachingMessages);
  const query = useQuery(taughtQuery);
  return (
    <ListScreen texts={texts} query={query} listClass="leaf stack stack-2" rowClass="row sb">
      {(course) => <CourseRow course={course} />}
    </ListScreen>
  );
}

function CourseRow({ course }: { course: OwnTaughtCourse }) {
  const texts = useMessages(teachingMessages);
  const { language } = useLanguage();
  const title = textIn(course.title, language);
  return (
    <>
      <span className="grow">
        <Link className="link" to={deskLinks.taught(course.id)} aria-label={texts.open(title)}>
          {title}
        </Link>{' '}
        <span className="sm mut adm-beside">{texts.students(formatCount(course.studentCount))}</span>
      </span>
      <span className="row">
        {!course.isPublished && <Tag>{texts.draft}</Tag>}
        {course.unansweredCount > 0 && <Tag tone="info">{texts.unanswered(formatCount(course.unansweredCount))}</Tag>}
      </span>
    </>
  );
}
