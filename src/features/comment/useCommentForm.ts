import { changeCommentCall, writeCommentCall } from '../../contract/catalogue/comment.ts';
import { refuseComment } from '../../domain/catalogue/comment.ts';
import { commentMessages } from '../../i18n/catalogue/comment.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { notify } from '../../ui/notice/notify.ts';
import { personalDraft } from '../device/personalDrafts.ts';
import { type PersistedForm, usePersistedForm } from '../device/usePersistedForm.ts';
import { useCommentsAgain } from './useOwnComments.ts';

/** The purpose of a text: a question, an answer, or an edit. */
export type Writing =
  | { readonly kind: 'ask' }
  | { readonly kind: 'answer'; readonly questionId: string }
  | { readonly kind: 'change'; readonly commentId: string };

type TypedComment = { readonly text: string };
export type CommentForm = PersistedForm<TypedComment, 'text'>;

/** State of a comment form. The draft is persisted until it is sent. */
export function useCommentForm(courseId: string, userId: string, writing: Writing): CommentForm {
  const texts = useMessages(commentMessages);
  const again = useCommentsAgain(courseId);
  const told = { ask: texts.ask.sent, answer: texts.answer.sent, change: texts.change.saved }[writing.kind];
  return usePersistedForm<TypedComment, 'text'>({
    name: personalDraft(`comment-${draftOf(courseId, writing)}`, userId),
    refuse: ({ text }) => {
      const problem = refuseComment(text);
      return problem === null ? {} : { text: texts.problems[problem] };
    },
    wireFields: { text: 'text' },
    send: async ({ text }, key) => {
      try {
        return await send(courseId, writing, text, key);
      } catch (failure) {
        // An answered or hidden comment is refetched and shown with the typed text. A deleted one is not: the form
        // would go with it.
        if (failure instanceof CallFailed && failure.code === 'STATUS_CONFLICT') again();
        throw failure;
      }
    },
    onSent: () => {
      notify({ kind: 'done', title: told });
      again();
    },
    isBlank: ({ text }) => text.trim() === '',
  });
}

const draftOf = (courseId: string, writing: Writing): string => {
  if (writing.kind === 'ask') return `ask-${courseId}`;
  return writing.kind === 'answer' ? `answer-${writing.questionId}` : `change-${writing.commentId}`;
};

function send(courseId: string, writing: Writing, text: string, key: string): Promise<unknown> {
  if (writing.kind === 'change') {
    return callServer(changeCommentCall, { params: { commentId: writing.commentId }, body: { text } }, { key });
  }
  const questionId = writing.kind === 'answer' ? writing.questionId : null;
  return callServer(writeCommentCall, { params: { courseId }, body: { text, questionId } }, { key });
}
