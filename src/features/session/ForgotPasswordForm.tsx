import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { requestPasswordLink } from '../../contract/session.ts';
import { isEmail, normaliseEmail } from '../../domain/contactFormat.ts';
import { sessionMessages } from '../../i18n/session.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/callServer.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { links } from '../../ui/links.ts';
import { Note } from '../../ui/Note.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useConnection } from '../../ui/useConnection.ts';
import { useFailureText } from '../../ui/useFailureText.ts';

/** Asks for the link to a new password. The answer never tells whether the address has an account. */
export function ForgotPasswordForm() {
  const texts = useMessages(sessionMessages).forgot;
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const request = useMutation({
    mutationFn: (address: string) => callServer(requestPasswordLink, { body: { email: address } }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = normaliseEmail(email);
    const found = address === '' ? texts.emailRequired : isEmail(address) ? '' : texts.emailInvalid;
    setProblem(found);
    if (found === '' && !isAway && !request.isPending) request.mutate(address);
  };

  if (request.isSuccess) {
    return (
      <EmptyState heading={1} title={texts.sentTitle} body={texts.sentBody(request.variables)}>
        <ButtonLink to={links.login()}>{texts.backToLogin}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <form className="leaf stack" noValidate onSubmit={submit}>
      <div>
        <h1>{texts.title}</h1>
        <p className="sm mut">{texts.body}</p>
      </div>
      {request.isError && (
        <Note tone="error" live>
          {failureText(request.error)}
        </Note>
      )}
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
      <div className="stack stack-2">
        <Button type="submit" block busy={request.isPending} aria-disabled={isAway || undefined}>
          {texts.submit}
        </Button>
        {isAway && <p className="hint">{texts.needsNetwork}</p>}
      </div>
      <Link className="link sm" style={{ justifySelf: 'center' }} to={links.login()}>
        {texts.backToLogin}
      </Link>
    </form>
  );
}
