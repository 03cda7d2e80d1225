import { writeReviewCall } from '../../contract/catalogue/comment.ts';
import { refuseComment } from '../../domain/catalogue/comment.ts';
import type { Stars } from '../../domain/catalogue/review.ts';
import { commentMessages } from '../../i18n/catalogue/comment.ts';
import { reviewMessages } from '../../i18n/catalogue/review.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { notify } from '../../ui/notice/notify.ts';
import { personalDraft } from '../device/personalDrafts.ts';
import { type PersistedForm, usePersistedForm } from '../device/usePersistedForm.ts';
import { useCommentsAgain } from './useOwnComments.ts';

/** A typed review; `stars` is `null` until they are chosen. */
type TypedReview = { readonly stars: Stars | null; readonly text: string };
export type ReviewForm = PersistedForm<TypedReview, 'stars' | 'text'>;

/** State of the form of a person's review, which is new or changes the sent one. The draft is persisted until it is sent. */
export function useReviewForm(courseId: string, userId: string, isNew: boolean): ReviewForm {
  const texts = useMessages(reviewMessages);
  const { problems } = useMessages(commentMessages);
  const again = useCommentsAgain(courseId);
  return usePersistedForm<TypedReview, 'stars' | 'text'>({
    name: personalDraft(`comment-review-${courseId}`, userId),
    refuse: ({ stars, text }) => {
      const problem = refuseComment(text);
      return {
        ...(stars === null ? { stars: problems['comment.stars.required'] } : {}),
        ...(problem === null ? {} : { text: problems[problem] }),
      };
    },
    wireFields: { stars: 'stars', text: 'text' },
    send: async ({ stars, text }, key) => {
      if (stars === null) throw new Error('A review without stars is refused before it is sent');
      try {
        return await callServer(writeReviewCall, { params: { courseId }, body: { stars, text } }, { key });
      } catch (failure) {
        // The shop hid it meanwhile, which the refetched review says.
        if (failure instanceof CallFailed && failure.code === 'STATUS_CONFLICT') again();
        throw failure;
      }
    },
    onSent: () => {
      notify({ kind: 'done', title: isNew ? texts.sent : texts.saved });
      again();
    },
    isBlank: ({ text }) => text.trim() === '',
  });
}
