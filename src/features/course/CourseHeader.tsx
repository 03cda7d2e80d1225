import type { CourseDetail, Listing } from '../../domain/course.ts';
import { textIn } from '../../domain/localText.ts';
import { courseMessages } from '../../i18n/course.ts';
import { listingMessages } from '../../i18n/listing.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';

/** Tags, title, teacher. `detail` is missing while only the light row is known. */
export function CourseHeader({ row, detail }: { row: Listing; detail?: CourseDetail }) {
  const texts = useMessages(courseMessages);
  const list = useMessages(listingMessages);
  const { language } = useLanguage();
  return (
    <header className="stack stack-2">
      <p className="row tags">
        {row.courseType !== null && (
          <Tag tone="info" icon={iconOf(row)}>
            {list.courseTypes[row.courseType]}
          </Tag>
        )}
        {detail && <Tag>{texts.languages[detail.taughtIn]}</Tag>}
        {detail?.isRecertification && <Tag tone="done">{texts.recertification}</Tag>}
        {row.seatsLeft !== null && row.seatsLeft > 0 && row.seatsLeft <= 10 && (
          <Tag tone="here">{list.seatsLeft(row.seatsLeft)}</Tag>
        )}
        {row.seatsLeft !== null && row.seatsLeft <= 0 && <Tag>{list.full}</Tag>}
      </p>
      <h1>{textIn(row.title, language)}</h1>
      {row.instructorName && (
        <p className="mut">
          {texts.taughtBy} <b className="strong">{textIn(row.instructorName, language)}</b>
          {detail?.instructorHeadline && ` · ${textIn(detail.instructorHeadline, language)}`}
        </p>
      )}
    </header>
  );
}

const iconOf = (row: Listing): IconName => {
  if (row.courseType === 'online' || row.courseType === 'flex') return 'lectures';
  return row.courseType === 'inClass' || row.courseType === 'privateClassroom' ? 'home' : 'calendar';
};
