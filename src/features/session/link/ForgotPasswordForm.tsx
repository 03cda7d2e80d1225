import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { requestPasswordLink } from '../../../contract/people/session.ts';
import { isEmail, normaliseEmail } from '../../../domain/people/contactFormat.ts';
import { sessionMessages } from '../../../i18n/people/session.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { Link } from '../../../ui/press/Link.tsx';
import { links } from '../../../ui/press/links.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { usePerson } from '../useSession.ts';

/** The form that requests a password link. The answer never reveals whether the address has an account. */
export function ForgotPasswordForm({ title, body }: { title: string; body: string }) {
  const texts = useMessages(sessionMessages).forgot;
  const isSignedIn = usePerson() !== null;
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const request = useMutation({
    mutationFn: (address: string) => callServer(requestPasswordLink, { body: { email: address } }),
  });

  const address = normaliseEmail(email);
  const check = () => {
    const found = address === '' ? texts.emailRequired : isEmail(address) ? '' : texts.emailInvalid;
    setProblem(found);
    return found === '';
  };

  if (request.isSuccess) {
    return (
      <EmptyState heading={1} title={texts.sentTitle} body={texts.sentBody(request.variables)}>
        {!isSignedIn && <ButtonLink to={links.login()}>{texts.backToLogin}</ButtonLink>}
      </EmptyState>
    );
  }
  return (
    <AccountForm
      texts={{ ...texts, title, body }}
      call={request}
      check={check}
      onSend={() => request.mutate(address)}
      below={
        !isSignedIn && (
          <Link className="link sm" style={{ justifySelf: 'center' }} to={links.login()}>
            {texts.backToLogin}
          </Link>
        )
      }
    >
      <TextField
        label={texts.email}
        icon="mail"
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        value={email}
        onText={setEmail}
        problem={problem}
      />
    </AccountForm>
  );
}
