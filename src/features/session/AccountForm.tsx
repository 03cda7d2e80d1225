import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { focusFirstProblem } from '../../ui/form/focusFirstProblem.ts';
import { FailureNote } from '../../ui/notice/FailureNote.tsx';
import { useUpdateHold } from '../../ui/page/useUpdateHold.ts';
import { NetworkButton, NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../ui/press/usePressedCall.ts';

/**
 * A short form of the account: what it is for, what the server said, its fields and its one button, which needs a network
 * and is pressed once. `check` tells whether the fields may be sent, and shows what is wrong; the first such field gets
 * the focus.
 */
export function AccountForm({
  texts,
  heading = 1,
  call,
  check,
  onSend,
  children,
  below,
}: {
  texts: { readonly title: string; readonly body: string; readonly submit: string; readonly needsNetwork: string };
  /** `null` where what it stands in says it. */
  heading?: 1 | 2 | null;
  /** The call that `onSend` makes; it must bear being sent twice. */
  call: Parameters<typeof usePressedCall>[0];
  check: () => boolean;
  onSend: () => void;
  /** The fields. */
  children: ReactNode;
  below?: ReactNode;
}) {
  const network = usePressedCall(call, () => {
    if (check()) onSend();
  });
  const headingId = useId();
  // A password is in no draft, and what reloads the page would take it.
  const [isTyped, setTyped] = useState(false);
  useUpdateHold(isTyped, 'form');
  const Heading = heading === null ? null : (`h${heading}` as const);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check()) network.press();
    else focusFirstProblem(event.currentTarget);
  };
  return (
    <form
      className="leaf stack"
      noValidate
      {...(Heading === null ? { 'aria-label': texts.title } : { 'aria-labelledby': headingId })}
      onSubmit={submit}
      onInput={() => setTyped(true)}
    >
      {Heading !== null && (
        <div>
          <Heading id={headingId}>{texts.title}</Heading>
          <p className="sm mut">{texts.body}</p>
        </div>
      )}
      <FailureNote error={network.error} />
      {children}
      <div className="stack stack-2">
        <NetworkButton type="submit" block network={network}>
          {texts.submit}
        </NetworkButton>
        <NetworkNote network={network} why={texts.needsNetwork} />
      </div>
      {below}
    </form>
  );
}
