import { useState } from 'react';
import { ratingOf, type StarCounts } from '../../domain/catalogue/rating.ts';
import { type ReviewOrder, reviewOrders } from '../../domain/catalogue/review.ts';
import { reviewMessages } from '../../i18n/catalogue/review.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { usePerson } from '../session/useSession.ts';
import { CommentThreads } from './CommentThreads.tsx';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewWriter } from './ReviewWriter.tsx';
import { useOwnComments } from './useOwnComments.ts';

/** The reviews of a course: their sum, the person's own, and the list. The server renders the guest's view. */
export function Reviews({
  courseId,
  isLimited,
  starCounts,
}: {
  courseId: string;
  isLimited: boolean;
  starCounts: StarCounts | null;
}) {
  const texts = useMessages(reviewMessages);
  const person = usePerson();
  const own = useOwnComments(courseId, person);
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const count = ratingOf(starCounts)?.count ?? 0;
  return (
    <div className="stack">
      {starCounts !== null && <RatingSummary counts={starCounts} />}
      {person !== null && own !== null && (
        <ReviewWriter key={person.id} courseId={courseId} userId={person.id} own={own} />
      )}
      {count > 1 && (
        <div className="review-order">
          <Segmented
            legend={texts.order}
            value={order}
            onChoose={setOrder}
            choices={reviewOrders.map((value) => ({ value, label: texts.orders[value] }))}
          />
        </div>
      )}
      <CommentThreads key={order} standing={{ courseId, isLimited, person, own, reviews: order }} />
    </div>
  );
}

/** Asks a learner for the first review of a course; nothing for others. */
export function FirstReview({ courseId }: { courseId: string }) {
  const person = usePerson();
  const own = useOwnComments(courseId, person);
  if (person === null || own === null) return null;
  return <ReviewWriter key={person.id} courseId={courseId} userId={person.id} own={own} />;
}
