import type { Person } from '../../domain/people/identity.ts';
import { commentMessages } from '../../i18n/catalogue/comment.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { askToSignIn } from '../session/signInQuestion.ts';
import { useHasSessionEnded } from '../session/useHasSessionEnded.ts';
import { CommentFields } from './CommentFields.tsx';
import { useCommentForm } from './useCommentForm.ts';

/** The question form for a signed-in person. */
export function AskQuestion({ courseId, person }: { courseId: string; person: Person }) {
  const texts = useMessages(commentMessages).ask;
  const form = useCommentForm(courseId, person.id, { kind: 'ask' });
  return <CommentFields form={form} label={texts.label} hint={texts.hint} send={texts.send} />;
}

/**
 * Replaces the form for a guest. The session may have ended while they typed, and its own notice may be out of sight.
 */
export function SignInToAsk() {
  const texts = useMessages(commentMessages).ask;
  const hasEnded = useHasSessionEnded();
  return (
    <div className="row sb">
      <p className="mut">{hasEnded ? texts.signedOut : texts.guest}</p>
      <Button kind="outline" small onClick={() => void askToSignIn()}>
        {texts.signIn}
      </Button>
    </div>
  );
}
