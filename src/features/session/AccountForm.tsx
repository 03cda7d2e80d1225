import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { focusFirstProblem } from '../../ui/form/focusFirstProblem.ts';
import { FailureNote } from '../../ui/notice/FailureNote.tsx';
import { useUpdateHold } from '../../ui/page/useUpdateHold.ts';
import { NetworkButton, NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../ui/press/usePressedCall.ts';

/**
 * A short account form: purpose, server messages, fields and one button, which needs the network and works once.
 * `check` validates and shows the problems; the first faulty field gets the focus.
 */
export function AccountForm({
  texts,
  heading = 1,
  isSecond = false,
  call,
  check,
  onSend,
  children,
  below,
}: {
  texts: { readonly title: string; readonly body: string; readonly submit: string; readonly needsNetwork: string };
  /** `null` if the container has the heading. */
  heading?: 1 | 2 | null;
  /** The page has another main button. */
  isSecond?: boolean;
  /** The call of `onSend`. It must be idempotent. */
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
  // Passwords are in no draft, so a reload would lose them.
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
        <NetworkButton type="submit" kind={isSecond ? 'outline' : 'solid'} block network={network}>
          {texts.submit}
        </NetworkButton>
        <NetworkNote network={network} why={texts.needsNetwork} />
      </div>
      {below}
    </form>
  );
}
