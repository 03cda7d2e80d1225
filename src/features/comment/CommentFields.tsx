import { type ReactNode, useEffect, useRef } from 'react';
import { commentMaximum } from '../../domain/catalogue/comment.ts';
import { commentMessages } from '../../i18n/catalogue/comment.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { TextAreaField } from '../../ui/form/TextField.tsx';
import { FailureNote } from '../../ui/notice/FailureNote.tsx';
import { Button } from '../../ui/press/Button.tsx';
import { NetworkButton, NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { useFocusOnHeading } from '../device/useFocusOnHeading.ts';
import { holdThreads } from './heldThreads.ts';
import type { CommentForm } from './useCommentForm.ts';

/** Below this number of free characters the rest is shown. */
const tellsRoomUnder = 200;

/** A text field with its button. It opens the form when something is typed. */
export function CommentFields({
  form,
  label,
  hint,
  send,
  standsUnder,
}: {
  form: CommentForm;
  label: string;
  hint?: ReactNode;
  send: string;
  /** The course whose questions stay unrefreshed while the form is open. */
  standsUnder?: string;
}) {
  const texts = useMessages(commentMessages);
  const isClosable = standsUnder !== undefined;
  useEffect(() => (standsUnder === undefined ? undefined : holdThreads(standsUnder)), [standsUnder]);
  const place = useRef<HTMLFormElement>(null);
  const takesFocus = useRef(isClosable && form.isJustOpened);
  useFocusOnHeading(place);
  useEffect(() => {
    if (takesFocus.current) place.current?.querySelector('textarea')?.focus();
  }, []);
  const text = form.values?.text ?? '';
  const room = commentMaximum - [...text].length;
  const type = (typed: string) => (form.values === null ? form.open({ text: typed }) : form.change({ text: typed }));
  return (
    <form
      ref={place}
      className="stack stack-3"
      noValidate
      aria-label={label}
      onSubmit={(event) => form.submit(event, { text: '' })}
    >
      <FailureNote error={form.network.error} />
      <TextAreaField
        label={label}
        hint={room < tellsRoomUnder && room >= 0 ? texts.left(room) : hint}
        problem={form.problems.text}
        required
        rows={3}
        dir="auto"
        readOnly={!form.isReady}
        value={text}
        onText={type}
      />
      <div className="row">
        <NetworkButton type="submit" icon="send" network={form.network}>
          {send}
        </NetworkButton>
        {isClosable && (
          <Button kind="quiet" onClick={form.cancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
      <NetworkNote network={form.network} why={texts.away} />
    </form>
  );
}
