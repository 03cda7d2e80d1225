import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { focusFirstProblem } from '../../ui/focusFirstProblem.ts';
import { Note } from '../../ui/Note.tsx';
import { useConnection } from '../../ui/useConnection.ts';
import { useFailureText } from '../../ui/useFailureText.ts';

/**
 * A short form of the account: what it is for, what the server said, its fields and its one button, which needs a network
 * and is pressed once. `onSubmit` hears of every press that may be sent; a field with a problem gets the focus.
 */
export function AccountForm({
  texts,
  heading = 1,
  call,
  onSubmit,
  children,
  below,
}: {
  texts: { readonly title: string; readonly body: string; readonly submit: string; readonly needsNetwork: string };
  heading?: 1 | 2;
  call: { readonly isPending: boolean; readonly error: unknown };
  onSubmit: (isAway: boolean) => void;
  /** The fields. */
  children: ReactNode;
  below?: ReactNode;
}) {
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  const headingId = useId();
  const Heading = `h${heading}` as const;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (call.isPending) return;
    onSubmit(isAway);
    focusFirstProblem(event.currentTarget);
  };
  return (
    <form className="leaf stack" noValidate aria-labelledby={headingId} onSubmit={submit}>
      <div>
        <Heading id={headingId}>{texts.title}</Heading>
        <p className="sm mut">{texts.body}</p>
      </div>
      {call.error !== null && (
        <Note tone="error" live>
          {failureText(call.error)}
        </Note>
      )}
      {children}
      <div className="stack stack-2">
        <Button type="submit" block busy={call.isPending} aria-disabled={isAway || undefined}>
          {texts.submit}
        </Button>
        {isAway && <p className="hint">{texts.needsNetwork}</p>}
      </div>
      {below}
    </form>
  );
}
