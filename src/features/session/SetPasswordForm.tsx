import { useState } from 'react';
import { refusePassword } from '../../domain/registration.ts';
import { registrationMessages } from '../../i18n/registration.ts';
import { sessionMessages } from '../../i18n/session.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { links } from '../../ui/links.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { isLinkExpired } from './isLinkExpired.ts';
import { LinkExpired } from './LinkExpired.tsx';
import { useSetPassword } from './useSetPassword.ts';

/** A new password by the token of the e-mailed link; `null` where the address carries none. */
export function SetPasswordForm({ token }: { token: string | null }) {
  const texts = useMessages(sessionMessages).setPassword;
  const words = useMessages(registrationMessages).problems;
  const [password, setPasswordText] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isTried, setTried] = useState(false);
  const save = useSetPassword();

  const problem = refusePassword(password);
  const mismatch =
    confirmation === '' ? words['confirm.required'] : confirmation === password ? '' : words['confirm.mismatch'];

  const check = () => {
    setTried(true);
    return problem === null && mismatch === '';
  };

  if (save.data) {
    return (
      <EmptyState heading={1} title={texts.doneTitle} body={texts.enteredBody}>
        <ButtonLink to={links.myCourses()}>{texts.enteredAction}</ButtonLink>
      </EmptyState>
    );
  }
  if (save.isSuccess) {
    return (
      <EmptyState heading={1} title={texts.doneTitle} body={texts.doneBody}>
        <ButtonLink to={links.login()}>{texts.doneAction}</ButtonLink>
      </EmptyState>
    );
  }
  if (token === null || isLinkExpired(save.error)) return <LinkExpired askAgainAt={links.forgotPassword()} />;
  return (
    <AccountForm texts={texts} call={save} check={check} onSend={() => save.mutate({ token, password })}>
      <PasswordField
        label={texts.password}
        hint={texts.hint}
        autoComplete="new-password"
        required
        value={password}
        onText={setPasswordText}
        problem={isTried && problem !== null ? words[problem] : ''}
      />
      <PasswordField
        label={texts.confirm}
        autoComplete="new-password"
        required
        value={confirmation}
        onText={setConfirmation}
        problem={isTried ? mismatch : ''}
      />
    </AccountForm>
  );
}
