import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '../../domain/people/identity.ts';
import type { Newcomer } from '../../domain/people/socialLogin.ts';
import { plainEntry } from '../../domain/plainEntry.ts';
import { sessionMessages } from '../../i18n/people/session.ts';
import { socialLoginMessages } from '../../i18n/people/socialLogin.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { SharedDeviceField } from '../device/SharedDeviceField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { LinkField } from './link/LinkField.tsx';
import { useLinkQuestion } from './link/useLinkQuestion.ts';
import { SocialLogin } from './social/SocialLogin.tsx';
import { SocialNewsNote } from './social/SocialNewsNote.tsx';
import { tellSocialNews } from './social/socialNews.ts';
import { tellWhetherLinked } from './social/tellWhetherLinked.ts';
import { useCartMerge } from './useCartMerge.ts';
import { useCartStays } from './useCartStays.ts';
import { useSignIn } from './useSignIn.ts';

type Problems = { readonly username?: string; readonly password?: string };

/**
 * Sign-in by username or e-mail, or by provider. Enter submits. The device's cart is merged before `onSignedIn`.
 * `heading`: 1 as a whole page, `null` if the container has one.
 */
export function LoginPanel({
  title,
  heading = 2,
  returnTo,
  onSignedIn,
  onRegister,
  persisted,
  isSecond = false,
}: {
  title?: string;
  heading?: 1 | 2 | null;
  /** Target address after a registration. */
  returnTo?: string;
  onSignedIn?: (person: Person) => void;
  /** Opens the register form in the same place. */
  onRegister?: () => void;
  /** The typed username and its setter. */
  persisted?: { readonly username: string; readonly keep: (username: string) => void };
  /** The page has another main button. */
  isSecond?: boolean;
}) {
  const texts = useMessages(sessionMessages).login;
  const [username, setUsername] = useState(persisted?.username ?? '');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const signIn = useSignInHere(onSignedIn);
  const question = useLinkQuestion();
  const body = useCartStays() ? texts.body : texts.toGoOn;
  const linking = question.isYes ? question.newcomer : null;

  const check = () => {
    const found: Problems = {
      ...(plainEntry(username) === '' ? { username: texts.usernameRequired } : {}),
      ...(password === '' ? { password: texts.passwordRequired } : {}),
    };
    setProblems(found);
    return !found.username && !found.password;
  };

  return (
    <AccountForm
      texts={{ ...texts, title: title ?? texts.title, body }}
      heading={heading}
      isSecond={isSecond}
      call={signIn}
      check={check}
      onSend={() => signIn.mutate({ username: plainEntry(username), password, linking })}
      below={<OtherWaysIn returnTo={returnTo} onRegister={onRegister} ticket={question.newcomer?.ticket} />}
    >
      <SocialNewsNote />
      <div className="stack stack-3">
        <TextField
          label={texts.username}
          icon="user"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={username}
          onText={(typed) => {
            setUsername(typed);
            persisted?.keep(typed);
          }}
          problem={problems.username}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onText={setPassword}
          problem={problems.password}
        />
        <LinkField question={question} />
        <SharedDeviceField />
      </div>
    </AccountForm>
  );
}

/** Links below the form: forgotten password, registration, providers. */
function OtherWaysIn({
  returnTo,
  onRegister,
  ticket,
}: {
  returnTo: string | undefined;
  onRegister: (() => void) | undefined;
  ticket: string | undefined;
}) {
  const texts = useMessages(sessionMessages).login;
  const { or } = useMessages(socialLoginMessages);
  return (
    <>
      <Link className="link sm" style={{ justifySelf: 'center' }} to={links.forgotPassword()}>
        {texts.forgot}
      </Link>
      <p className="or-else sm mut">{or}</p>
      <div className="row sb">
        <span>{texts.noAccount}</span>
        {onRegister ? (
          <Button kind="quiet" small onClick={onRegister}>
            {texts.register}
          </Button>
        ) : (
          <ButtonLink kind="quiet" small to={links.register(returnTo)}>
            {texts.register}
          </ButtonLink>
        )}
      </div>
      <SocialLogin ticket={ticket} />
    </>
  );
}

type SignIn = {
  readonly username: string;
  readonly password: string;
  /** The provider account that will be linked. */
  readonly linking: Newcomer | null;
};

function useSignInHere(onSignedIn: ((person: Person) => void) | undefined) {
  const signIn = useSignIn();
  const mergeCart = useCartMerge();
  return useMutation({
    mutationFn: async ({ username, password, linking }: SignIn) => {
      const person = await signIn({ username, password, ...(linking && { ticket: linking.ticket }) });
      await mergeCart(person);
      return person;
    },
    onSuccess: (person, { linking }) => {
      tellSocialNews(null);
      if (linking !== null) void tellWhetherLinked(linking.provider);
      onSignedIn?.(person);
    },
  });
}
