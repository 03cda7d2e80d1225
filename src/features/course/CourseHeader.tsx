import type { MouseEvent } from 'react';
import type { CourseDetail, CourseType, Listing } from '../../domain/catalogue/course.ts';
import { courseTypeRules } from '../../domain/catalogue/courseType.ts';
import type { Rating } from '../../domain/catalogue/rating.ts';
import { textIn } from '../../domain/localText.ts';
import { timeOfSale } from '../../domain/pricing/saleEnd.ts';
import { courseMessages } from '../../i18n/catalogue/course.ts';
import { listingMessages } from '../../i18n/catalogue/listing.ts';
import { formatCount } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { shownNow } from '../../platform/net/shownNow.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import type { IconName } from '../../ui/show/Icon.tsx';
import { RatedMark } from '../../ui/show/RatedMark.tsx';
import { Tag } from '../../ui/show/Tag.tsx';
import { courseLeft } from '../catalogue/listingWords.ts';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { type CoursePart, jumpTo } from './JumpMenu.tsx';

/** Tags, title, teacher, rating and learners. `detail` is missing while only the light row is known. */
export function CourseHeader({
  row,
  detail,
  rating = null,
}: {
  row: Listing;
  detail?: CourseDetail;
  rating?: Rating | null;
}) {
  const texts = useMessages(courseMessages);
  const list = useMessages(listingMessages);
  const { language } = useLanguage();
  return (
    <header className="stack stack-2">
      <div className="row sb nowrap">
        <p className="row tags">
          {row.courseType !== null && (
            <Tag tone="info" icon={iconOf(row.courseType)}>
              {list.courseTypes[row.courseType]}
            </Tag>
          )}
          {detail && <Tag>{texts.languages[detail.taughtIn]}</Tag>}
          {detail?.isRecertification && <Tag tone="done">{texts.recertification}</Tag>}
          {row.seatsLeft !== null && row.seatsLeft > 0 && row.seatsLeft <= 10 && isOnSale(detail) && (
            <Tag tone="here">{courseLeft(row, row.seatsLeft, list)}</Tag>
          )}
          {row.seatsLeft !== null && row.seatsLeft <= 0 && <Tag>{list.full}</Tag>}
        </p>
        <ShareButton title={textIn(row.title, language)} path={links.course(row.slug)} />
      </div>
      <h1>{textIn(row.title, language)}</h1>
      {row.instructorName && (
        <p className="mut">
          {texts.taughtBy}{' '}
          {detail?.instructorId ? (
            <Link className="strong" to={links.teacher(detail.instructorId)}>
              {textIn(row.instructorName, language)}
            </Link>
          ) : (
            <b className="strong">{textIn(row.instructorName, language)}</b>
          )}
          {detail?.instructorHeadline && ` · ${textIn(detail.instructorHeadline, language)}`}
        </p>
      )}
      {(rating || (detail?.learnerCount ?? 0) > 0) && (
        <p className="row mut">
          {rating && (
            <a className="link" href={`#${reviews}-title`} onClick={toReviews}>
              <RatedMark {...rating} label={list.rated(rating.average.toFixed(1), rating.count)} />
            </a>
          )}
          {detail && detail.learnerCount > 0 && <span>{texts.learners(formatCount(detail.learnerCount))}</span>}
        </p>
      )}
    </header>
  );
}

/** The part that the rating leads to. */
const reviews: CoursePart = 'reviews';

function toReviews(event: MouseEvent): void {
  event.preventDefault();
  jumpTo(reviews);
}

/** Of a light row the server has told no seats where the sale is closed. */
const isOnSale = (detail: CourseDetail | undefined): boolean =>
  !detail || (!detail.isLocked && timeOfSale(detail, shownNow()).kind === 'open');

const iconOf = (type: CourseType): IconName => {
  if (courseTypeRules[type].opensPlaylist) return 'lectures';
  return courseTypeRules[type].hasVenue ? 'home' : 'calendar';
};
