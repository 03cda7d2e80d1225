import { type ReactNode, useState } from 'react';
import { refusePassword } from '../../../domain/people/registration.ts';
import { registrationMessages } from '../../../i18n/people/registration.ts';
import { sessionMessages } from '../../../i18n/people/session.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { links } from '../../../ui/press/links.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { useEver } from '../../../ui/state/useEver.ts';
import { useSharedDevice } from '../../device/useSharedDevice.ts';
import { AccountForm } from '../AccountForm.tsx';
import { isLinkExpired } from './isLinkExpired.ts';
import { LinkExpired } from './LinkExpired.tsx';
import { MakesRoomNote } from './MakesRoomNote.tsx';
import { useSetPassword } from './useSetPassword.ts';

/**
 * The form for a new password by a mailed token; `null` if the address has none. `leaveFirst` replaces the form on a
 * shared device if it would sign in another person.
 */
export function SetPasswordForm({ token, leaveFirst }: { token: string | null; leaveFirst: ReactNode }) {
  const texts = useMessages(sessionMessages).setPassword;
  const words = useMessages(registrationMessages).problems;
  const [password, setPasswordText] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isTried, setTried] = useState(false);
  const save = useSetPassword();
  const isShared = useSharedDevice();
  const isOther = useEver(save.data?.kind === 'otherHere');

  const problem = refusePassword(password);
  const mismatch =
    confirmation === '' ? words['confirm.required'] : confirmation === password ? '' : words['confirm.mismatch'];

  const check = () => {
    setTried(true);
    return problem === null && mismatch === '';
  };

  if (save.data?.kind === 'entered') {
    return (
      <EmptyState heading={1} title={texts.doneTitle} body={texts.enteredBody}>
        <ButtonLink to={links.myCourses()}>{texts.enteredAction}</ButtonLink>
      </EmptyState>
    );
  }
  if (save.data?.kind === 'nobody') {
    return (
      <EmptyState heading={1} title={texts.doneTitle} body={texts.doneBody}>
        <ButtonLink to={links.login()}>{texts.doneAction}</ButtonLink>
      </EmptyState>
    );
  }
  if (token === null || isLinkExpired(save.error)) return <LinkExpired askAgainAt={links.forgotPassword()} />;
  if (isOther && isShared) return leaveFirst;
  return (
    <AccountForm
      texts={texts}
      call={save}
      check={check}
      onSend={() => save.mutate({ token, password, replacesSession: isOther })}
    >
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
      {isOther && <MakesRoomNote />}
    </AccountForm>
  );
}
