import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TaughtStudent } from '../../../domain/learning/taught.ts';
import { textIn } from '../../../domain/localText.ts';
import { teachingMessages } from '../../../i18n/catalogue/teaching.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { NotFoundState } from '../../../ui/state/NotFoundState.tsx';
import { Comments } from '../../comment/Comments.tsx';
import { Reviews } from '../../comment/Reviews.tsx';
import { useSiteSettings } from '../../site/useSite.ts';
import { Pager } from '../list/Pager.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { studentsPageSize, studentsQuery, taughtQuery } from './teachingQueries.ts';

/** A course at its teacher's desk: questions to answer, and students with their progress. */
export function AdminTaught({ id }: { id: string }) {
  const texts = useMessages(teachingMessages);
  const { language } = useLanguage();
  const { reviewsShown } = useSiteSettings();
  const query = useQuery(taughtQuery);
  const course = query.data?.find((each) => each.id === id);
  return (
    <>
      <header className="stack stack-2">
        <Link className="link" to={deskLinks.teaching()}>
          {texts.back}
        </Link>
        <h1>{course ? textIn(course.title, language) : texts.title}</h1>
      </header>
      {query.data && !course ? <NotFoundState heading={2} /> : <QueryStates query={query} {...texts} />}
      {course && (
        <>
          <section className="stack stack-3" aria-label={texts.questionsTitle}>
            <h2>{texts.questionsTitle}</h2>
            <Comments courseId={id} isLimited />
          </section>
          {reviewsShown && (
            <section className="stack stack-3" aria-label={texts.reviewsTitle}>
              <h2>{texts.reviewsTitle}</h2>
              <Reviews courseId={id} isLimited starCounts={null} />
            </section>
          )}
          <Students courseId={id} />
        </>
      )}
    </>
  );
}

function Students({ courseId }: { courseId: string }) {
  const texts = useMessages(teachingMessages);
  const [page, setPage] = useState(0);
  const query = useQuery(studentsQuery(courseId, page));
  const { data } = query;
  return (
    <section className="stack stack-3" aria-label={texts.studentsTitle}>
      <h2>{texts.studentsTitle}</h2>
      <QueryStates query={query} failed={texts.studentsFailed} needsNetwork={texts.studentsNeedNetwork} />
      {data?.total === 0 && <EmptyState {...texts.noStudents} />}
      {data && data.rows.length > 0 && (
        <ul className="leaf stack stack-2">
          {data.rows.map((student) => (
            <StudentRow key={student.id} student={student} />
          ))}
        </ul>
      )}
      {data && <Pager page={page} pageSize={studentsPageSize} total={data.total} texts={texts} onPage={setPage} />}
    </section>
  );
}

function StudentRow({ student: { name, percentDone, lastWatchedAt } }: { student: TaughtStudent }) {
  const texts = useMessages(teachingMessages);
  const format = useFormat();
  return (
    <li className="row sb">
      <span className="strong">{name || texts.nameless}</span>
      <span className="sm mut">
        {lastWatchedAt === null
          ? texts.notStarted
          : `${texts.progress(`${Math.floor(percentDone)}%`)} · ${texts.lastSeen(format.date(lastWatchedAt))}`}
      </span>
    </li>
  );
}
