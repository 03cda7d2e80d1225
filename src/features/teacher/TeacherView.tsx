import { useMemo } from 'react';
import { sumOfStars } from '../../domain/catalogue/rating.ts';
import type { TeacherPage } from '../../domain/catalogue/teacher.ts';
import { textIn } from '../../domain/localText.ts';
import { listingMessages } from '../../i18n/catalogue/listing.ts';
import { teacherMessages } from '../../i18n/catalogue/teacher.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { links } from '../../ui/press/links.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { Picture } from '../../ui/show/Picture.tsx';
import { RatedMark } from '../../ui/show/RatedMark.tsx';
import { Weave } from '../../ui/show/Weave.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { ItemGrid } from '../catalogue/ItemGrid.tsx';
import { useRating } from '../catalogue/useRating.ts';
import { Paragraphs } from '../course/Paragraphs.tsx';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { teacherPictureSizePx } from './teacherPictureSize.ts';

/** A teacher: picture, words, facts and courses. */
export function TeacherView({ teacher, readAt }: { teacher: TeacherPage; readAt: number }) {
  const texts = useMessages(teacherMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const isAway = useConnection() !== 'online';
  const name = textIn(teacher.name, language);
  const headline = teacher.headline && textIn(teacher.headline, language);
  const { id, pictureUrl, about, courses } = teacher;
  const subject = useMemo(() => ({ kind: 'teacher' as const, id, pictureUrl }), [id, pictureUrl]);
  return (
    <div className="stack stack-8">
      <PageMeta title={name} description={headline ?? texts.courses} about={subject} />
      <header className="teacher-head">
        <TeacherPicture url={pictureUrl} name={name} />
        <div className="stack stack-2 teacher-words">
          <div className="row sb nowrap row-t">
            <h1>{name}</h1>
            <ShareButton title={name} path={links.teacher(id)} />
          </div>
          {headline && <p className="lead">{headline}</p>}
          <Facts courses={courses} />
        </div>
      </header>
      {isAway && <Note icon="offline">{texts.cachedAt(format.dateTime(readAt))}</Note>}
      {about && <Paragraphs text={about} />}
      <section className="stack" aria-labelledby="teacher-courses">
        <h2 id="teacher-courses">{texts.courses}</h2>
        <ItemGrid rows={courses} />
      </section>
    </div>
  );
}

/** How much there is to learn from a teacher, and how learners rate it. */
function Facts({ courses }: Pick<TeacherPage, 'courses'>) {
  const texts = useMessages(teacherMessages);
  const { rated } = useMessages(listingMessages);
  const format = useFormat();
  const seconds = courses.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  const starCounts = useMemo(() => sumOfStars(courses.map((course) => course.starCounts)), [courses]);
  const rating = useRating({ starCounts });
  const facts = [texts.count(courses.length), seconds > 0 && texts.length(format.length(seconds * 1000))];
  return (
    <ul className="row teacher-facts">
      {facts.map((fact) => fact && <li key={fact}>{fact}</li>)}
      {rating && (
        <li>
          <RatedMark {...rating} label={rated(rating.average.toFixed(1), rating.count)} />
        </li>
      )}
    </ul>
  );
}

function TeacherPicture({ url, name }: { url: string | null; name: string }) {
  return (
    <div className="teacher-picture">
      {url === null ? (
        <>
          <Weave kind="lan" />
          <Icon name="user" large />
        </>
      ) : (
        <Picture src={url} alt={name} {...teacherPictureSizePx} sizes={{ whole: '192px' }} first />
      )}
    </div>
  );
}
