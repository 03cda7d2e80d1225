import { commentMessages } from '../../i18n/comment.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/Note.tsx';
import { usePerson } from '../session/useSession.ts';
import { AskQuestion, SignInToAsk } from './AskQuestion.tsx';
import { CommentWords } from './CommentLeaf.tsx';
import { CommentThreads } from './CommentThreads.tsx';
import { useOwnComments } from './useOwnComments.ts';

/** Questions under a course: read by all, asked by whoever is signed in, answered by the teacher. Drawn as for a guest. */
export function Comments({ courseId, isLimited }: { courseId: string; isLimited: boolean }) {
  const texts = useMessages(commentMessages);
  const person = usePerson();
  const own = useOwnComments(courseId, person);
  return (
    <div className="stack">
      {person === null && <SignInToAsk />}
      {person !== null && own?.mayAnswer !== true && (
        <AskQuestion key={person.id} courseId={courseId} person={person} />
      )}
      {own?.hidden.map((comment) => (
        <div key={comment.id} className="leaf stack stack-3">
          <Note tone="here">{texts.hidden}</Note>
          <CommentWords comment={comment} isOwn />
        </div>
      ))}
      <CommentThreads standing={{ courseId, isLimited, person, own }} />
    </div>
  );
}
