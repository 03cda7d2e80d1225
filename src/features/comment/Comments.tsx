import type { Comment } from '../../domain/catalogue/comment.ts';
import { commentMessages } from '../../i18n/catalogue/comment.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { usePerson } from '../session/useSession.ts';
import { AskQuestion, SignInToAsk } from './AskQuestion.tsx';
import { CommentWords } from './CommentLeaf.tsx';
import { CommentThreads } from './CommentThreads.tsx';
import { LateChange } from './LateChange.tsx';
import { useCommentForm } from './useCommentForm.ts';
import { useOwnComments } from './useOwnComments.ts';

/**
 * Questions under a course: public, asked by signed-in people, answered by the teacher. The server renders the guest's
 * view.
 */
export function Comments({ courseId, isLimited }: { courseId: string; isLimited: boolean }) {
  const person = usePerson();
  const own = useOwnComments(courseId, person);
  return (
    <div className="stack">
      {person === null && <SignInToAsk />}
      {person !== null && own?.mayAnswer !== true && (
        <AskQuestion key={person.id} courseId={courseId} person={person} />
      )}
      {person !== null &&
        own?.hidden.map((comment) => (
          <HiddenLeaf key={comment.id} comment={comment} courseId={courseId} userId={person.id} />
        ))}
      <CommentThreads standing={{ courseId, isLimited, person, own, reviews: null }} />
    </div>
  );
}

/** The person's own comment after the shop hid it, with its unsaved edit. */
function HiddenLeaf({ comment, courseId, userId }: { comment: Comment; courseId: string; userId: string }) {
  const texts = useMessages(commentMessages);
  const form = useCommentForm(courseId, userId, { kind: 'change', commentId: comment.id });
  return (
    <div className="leaf stack stack-3">
      <Note tone="here">{texts.hidden}</Note>
      <CommentWords comment={comment} isOwn />
      <LateChange form={form} comment={comment} reason="hidden" />
    </div>
  );
}
