import { useEffect, useEffectEvent } from 'react';
import { type Comment, normaliseComment } from '../../domain/catalogue/comment.ts';
import { commentMessages } from '../../i18n/catalogue/comment.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { Button } from '../../ui/press/Button.tsx';
import type { CommentForm } from './useCommentForm.ts';

/** The reason why a comment cannot be edited any more. The answer may be hidden since. */
export type LateReason = 'answered' | 'wasAnswered' | 'hidden';

/** An edit that came too late, stored until the person discards it. Renders nothing if no word is new. */
export function LateChange({ form, comment, reason }: { form: CommentForm; comment: Comment; reason: LateReason }) {
  const texts = useMessages(commentMessages).change;
  const typed = form.values?.text ?? null;
  const isUntouched = typed !== null && ['', comment.text].includes(normaliseComment(typed));
  const forget = useEffectEvent(form.cancel);
  useEffect(() => {
    if (isUntouched) forget();
  }, [isUntouched]);
  if (typed === null || isUntouched) return null;
  return (
    <Note live>
      <p>{texts.tooLate[reason]}</p>
      <p className="read comment-text">{typed}</p>
      <Button kind="quiet" small onClick={form.cancel}>
        {texts.forget}
      </Button>
    </Note>
  );
}
