import { passwordMaximum, type RegistrationProblems, usernameMaximum } from '../../domain/people/registration.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { roomFor } from '../../ui/form/roomFor.ts';
import { TextField } from '../../ui/form/TextField.tsx';

/** Passwords, which stay in the memory of this page. */
export type Credentials = { readonly password: string; readonly confirmPassword: string };

/** Username and password, the latter twice. */
export function AccountFields({
  username,
  credentials,
  problems,
  serverProblems,
  onUsername,
  onCredentials,
}: {
  username: string;
  credentials: Credentials;
  problems: RegistrationProblems;
  serverProblems: Readonly<Record<string, string>>;
  onUsername: (username: string) => void;
  onCredentials: (changes: Partial<Credentials>) => void;
}) {
  const texts = useMessages(registrationMessages);
  const problemOf = (field: 'username' | 'password' | 'confirmPassword') => {
    const own = problems[field];
    return own === undefined ? serverProblems[field] : texts.problems[own];
  };
  return (
    <div className="stack">
      <TextField
        label={texts.fields.username}
        hint={texts.hints.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={roomFor(usernameMaximum)}
        required
        value={username}
        problem={problemOf('username')}
        onText={onUsername}
      />
      <div className="g2">
        <PasswordField
          label={texts.fields.password}
          hint={texts.hints.password}
          name="new-password"
          autoComplete="new-password"
          maxLength={roomFor(passwordMaximum)}
          required
          value={credentials.password}
          problem={problemOf('password')}
          onText={(password) => onCredentials({ password })}
        />
        <PasswordField
          label={texts.fields.confirmPassword}
          name="confirm-password"
          autoComplete="new-password"
          maxLength={roomFor(passwordMaximum)}
          required
          value={credentials.confirmPassword}
          problem={problemOf('confirmPassword')}
          onText={(confirmPassword) => onCredentials({ confirmPassword })}
        />
      </div>
    </div>
  );
}
