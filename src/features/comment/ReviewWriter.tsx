import { useId } from 'react';
import { type CommentThread, commentMaximum, type OwnComments } from '../../domain/catalogue/comment.ts';
import { commentMessages } from '../../i18n/catalogue/comment.ts';
import { reviewMessages } from '../../i18n/catalogue/review.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { StarField } from '../../ui/form/StarField.tsx';
import { TextAreaField } from '../../ui/form/TextField.tsx';
import { FailureNote } from '../../ui/notice/FailureNote.tsx';
import { Note } from '../../ui/notice/Note.tsx';
import { Button } from '../../ui/press/Button.tsx';
import { NetworkButton, NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { CommentWords } from './CommentLeaf.tsx';
import { RemoveComment } from './RemoveComment.tsx';
import { type ReviewForm, useReviewForm } from './useReviewForm.ts';

type Props = { courseId: string; userId: string; own: OwnComments };

/** The person's review, or the question for one; nothing for people who may not review. */
export function ReviewWriter({ own, ...props }: Props) {
  if (own.review !== null) return <OwnReview {...props} review={own.review} isHidden={own.isReviewHidden} />;
  return own.reviewRefusal === null ? <NewReview {...props} /> : null;
}

/** Asks for a review. The text follows the choice of the stars. */
export function NewReview({ courseId, userId }: Omit<Props, 'own'>) {
  const texts = useMessages(reviewMessages);
  const form = useReviewForm(courseId, userId, true);
  const title = useId();
  return (
    <section className="leaf stack stack-3" aria-labelledby={title}>
      <div>
        <h3 id={title}>{texts.title}</h3>
        <p className="mut">{texts.lead}</p>
      </div>
      <ReviewFields form={form} send={texts.send} />
    </section>
  );
}

/** The sent review with its answers. */
function OwnReview({
  courseId,
  userId,
  review,
  isHidden,
}: Omit<Props, 'own'> & { review: CommentThread; isHidden: boolean }) {
  const texts = useMessages(reviewMessages);
  const form = useReviewForm(courseId, userId, false);
  const title = useId();
  const { stars, text } = review;
  return (
    <section className="leaf stack stack-3" aria-labelledby={title}>
      <h3 id={title}>{texts.own}</h3>
      {isHidden && <Note tone="here">{texts.hidden}</Note>}
      {form.values !== null && !isHidden ? (
        <ReviewFields form={form} send={texts.save} onCancel={form.cancel} />
      ) : (
        <>
          <CommentWords comment={review} isOwn />
          {review.answers.length > 0 && (
            <ul className="stack comment-answers">
              {review.answers.map((answer) => (
                <li key={answer.id}>
                  <CommentWords comment={answer} />
                </li>
              ))}
            </ul>
          )}
          {!isHidden && (
            <div className="row comment-verbs">
              <Button kind="quiet" small onClick={() => form.open({ stars, text })}>
                {texts.change}
              </Button>
              <RemoveComment commentId={review.id} courseId={courseId} />
            </div>
          )}
        </>
      )}
    </section>
  );
}

function ReviewFields({ form, send, onCancel }: { form: ReviewForm; send: string; onCancel?: () => void }) {
  const texts = useMessages(reviewMessages);
  const { away, cancel, left } = useMessages(commentMessages);
  const { stars, text } = form.values ?? { stars: null, text: '' };
  const room = commentMaximum - [...text].length;
  return (
    <form className="stack stack-3" noValidate aria-label={texts.text} onSubmit={(event) => form.submit(event)}>
      <FailureNote error={form.network.error} />
      <StarField
        label={texts.stars}
        meanings={texts.meanings}
        value={stars}
        problem={form.problems.stars}
        disabled={!form.isReady}
        onChoose={(chosen) =>
          form.values === null ? form.open({ stars: chosen, text }) : form.change({ stars: chosen })
        }
      />
      {form.values !== null && (
        <>
          <TextAreaField
            label={texts.text}
            hint={room < tellsRoomUnder && room >= 0 ? left(room) : texts.hint}
            problem={form.problems.text}
            required
            rows={3}
            dir="auto"
            value={text}
            onText={(typed) => form.change({ text: typed })}
          />
          <div className="row">
            <NetworkButton type="submit" icon="send" network={form.network}>
              {send}
            </NetworkButton>
            {onCancel && (
              <Button kind="quiet" onClick={onCancel}>
                {cancel}
              </Button>
            )}
          </div>
          <NetworkNote network={form.network} why={away} />
        </>
      )}
    </form>
  );
}

/** Below this number of free characters the rest is shown. */
const tellsRoomUnder = 200;
