import { ratingOf, type StarCounts } from '../../domain/catalogue/rating.ts';
import { starScale } from '../../domain/catalogue/review.ts';
import { reviewMessages } from '../../i18n/catalogue/review.ts';
import { formatCount } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { StarRow } from '../../ui/show/StarRow.tsx';
import './review.css';

/** The average of a course, and how many reviews have five stars, four stars, down to one. */
export function RatingSummary({ counts }: { counts: StarCounts }) {
  const texts = useMessages(reviewMessages);
  const rating = ratingOf(counts);
  if (rating === null) return null;
  const average = rating.average.toFixed(1);
  return (
    <div className="leaf rating">
      <div className="rating-sum">
        <p className="rating-average num" aria-hidden="true">
          {average}
        </p>
        <StarRow value={rating.average} label={texts.outOf(average)} />
        <p className="sm mut num">{texts.count(formatCount(rating.count))}</p>
      </div>
      <ul className="rating-shares">
        {starScale.toReversed().map((stars) => {
          const count = counts[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <span className="vh">{texts.share(stars, formatCount(count))}</span>
              <span className="rating-share" aria-hidden="true">
                <span className="num">{stars}</span>
                <span className="stars">
                  <span data-on>
                    <Icon name="star" />
                  </span>
                </span>
                <svg className="rating-bar" aria-hidden="true" focusable="false">
                  <rect width={`${(count * 100) / rating.count}%`} height="100%" />
                </svg>
                <span className="num mut rating-count">{formatCount(count)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
