import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { changePassword, currentPasswordField } from '../../contract/people/profile.ts';
import type { Person } from '../../domain/people/identity.ts';
import { passwordMaximum, refusePassword } from '../../domain/people/registration.ts';
import { persistedFormMessages } from '../../i18n/app/persistedForm.ts';
import { accountMessages } from '../../i18n/people/account.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { focusFirstProblem } from '../../ui/form/focusFirstProblem.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { roomFor } from '../../ui/form/roomFor.ts';
import { FailureNote } from '../../ui/notice/FailureNote.tsx';
import { notify } from '../../ui/notice/notify.ts';
import { useUpdateHold } from '../../ui/page/useUpdateHold.ts';
import { Button } from '../../ui/press/Button.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { NetworkButton, NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../ui/press/usePressedCall.ts';
import { linkForOrder } from '../session/link/linkForOrder.ts';
import { AccountSection } from './AccountSection.tsx';
import { profileQuery } from './profileQuery.ts';
import { useEndedSessions } from './sessionsQuery.ts';

/** The form that changes the password. Nothing is persisted. Accounts without a password see the reason. */
export function PasswordPart({ person }: { person: Person }) {
  const texts = useMessages(accountMessages).password;
  const { data } = useQuery(profileQuery);
  const [isOpen, setOpen] = useState(false);
  const hasPassword = data?.hasPassword ?? person.role !== 'nonMember';
  // The form stays closed until the server has confirmed who is signed in.
  const wayBack = data?.wayBack ?? (person.role === 'nonMember' ? 'none' : 'password');
  if (wayBack !== 'password') {
    return (
      <AccountSection name="password">
        <p className="mut">
          {wayBack === 'none' ? (
            texts.unneeded
          ) : (
            <>
              {texts.apart} <Link to={linkForOrder}>{texts.askToEnter}</Link>
            </>
          )}
        </p>
      </AccountSection>
    );
  }
  return (
    <AccountSection
      name="password"
      isEditing={isOpen}
      onEdit={hasPassword && !isOpen ? () => setOpen(true) : undefined}
    >
      {isOpen ? (
        <PasswordForm username={person.username ?? person.email} onDone={() => setOpen(false)} />
      ) : hasPassword ? (
        <p className="mut">{texts.body}</p>
      ) : (
        <p className="mut">
          {texts.none} <Link to={links.forgotPassword()}>{texts.ask}</Link>
        </p>
      )}
    </AccountSection>
  );
}

const nothingTyped = { current: '', password: '', confirmation: '', signsOutOthers: true };

/** State of the password form, in memory only, and the call that sends it. */
function usePasswordChange(onDone: () => void) {
  const own = useMessages(accountMessages).password;
  const words = useMessages(registrationMessages).problems;
  const sessionsEnded = useEndedSessions();
  const [typed, setTyped] = useState(nothingTyped);
  const [isTried, setTried] = useState(false);
  const { current, password, confirmation, signsOutOthers } = typed;
  // The form has no draft, so a reload would lose it.
  useUpdateHold(current + password + confirmation !== '', 'form');

  const save = useMutation({
    mutationFn: () => callServer(changePassword, { body: { current, password, signsOutOthers } }),
    networkMode: 'always',
    onSuccess: () => {
      if (signsOutOthers) sessionsEnded();
      notify({ kind: 'done', title: own.saved });
      onDone();
    },
  });
  const bad = refusePassword(password);
  const problems = {
    current: current === '' ? own.currentRequired : '',
    password: bad === null ? '' : words[bad],
    confirmation: confirmation === password ? '' : words['confirm.mismatch'],
  };
  const isFine = Object.values(problems).every((problem) => problem === '');
  const wrong = save.error instanceof CallFailed ? (save.error.facts.fields[currentPasswordField] ?? '') : '';
  const network = usePressedCall(save, () => isFine && save.mutate());
  const shown = isTried ? problems : { current: '', password: '', confirmation: '' };
  return {
    typed,
    type: (changes: Partial<typeof nothingTyped>) => {
      setTyped({ ...typed, ...changes });
      if (changes.current !== undefined && !save.isPending) save.reset();
    },
    problems: { ...shown, current: wrong || shown.current },
    network,
    error: wrong === '' ? network.error : null,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setTried(true);
      if (isFine) network.press();
      else focusFirstProblem(event.currentTarget);
    },
  };
}

function PasswordForm({ username, onDone }: { username: string; onDone: () => void }) {
  const texts = useMessages(accountMessages);
  const own = texts.password;
  const { save: saveWord, cancel } = useMessages(persistedFormMessages);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('[type="password"]')?.focus();
  }, []);
  const { typed, type, problems, network, error, submit } = usePasswordChange(onDone);

  return (
    <form ref={place} className="stack" noValidate aria-label={texts.parts.password} onSubmit={submit}>
      <FailureNote error={error} />
      <input className="vh" autoComplete="username" value={username} readOnly tabIndex={-1} aria-hidden="true" />
      <PasswordField
        label={own.current}
        autoComplete="current-password"
        required
        maxLength={passwordMaximum}
        value={typed.current}
        onText={(current) => type({ current })}
        problem={problems.current}
      />
      <div className="g2">
        <PasswordField
          label={own.next}
          hint={own.hint}
          autoComplete="new-password"
          required
          maxLength={roomFor(passwordMaximum)}
          value={typed.password}
          onText={(password) => type({ password })}
          problem={problems.password}
        />
        <PasswordField
          label={own.confirm}
          autoComplete="new-password"
          required
          maxLength={roomFor(passwordMaximum)}
          value={typed.confirmation}
          onText={(confirmation) => type({ confirmation })}
          problem={problems.confirmation}
        />
      </div>
      <CheckField
        label={own.signOutOthers}
        detail={own.signOutOthersDetail}
        checked={typed.signsOutOthers}
        onCheck={(signsOutOthers) => type({ signsOutOthers })}
      />
      <div className="row">
        <NetworkButton type="submit" network={network}>
          {saveWord}
        </NetworkButton>
        <Button kind="quiet" onClick={onDone}>
          {cancel}
        </Button>
      </div>
      <NetworkNote network={network} why={own.away} />
    </form>
  );
}
