import { type FormEvent, useState } from 'react';
import type { Person } from '../../domain/identity.ts';
import { validationNoticeMs } from '../../domain/interfaceConstants.ts';
import { type RegistrationFields, refuseRegistration } from '../../domain/registration.ts';
import { registrationMessages } from '../../i18n/registration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed } from '../../platform/callFailed.ts';
import { Button } from '../../ui/Button.tsx';
import { focusFirstProblem } from '../../ui/focusFirstProblem.ts';
import { Link } from '../../ui/Link.tsx';
import { links } from '../../ui/links.ts';
import { Note } from '../../ui/Note.tsx';
import { notify } from '../../ui/notify.ts';
import { Loading } from '../../ui/Skeleton.tsx';
import { useConnection } from '../../ui/useConnection.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useFailureText } from '../../ui/useFailureText.ts';
import { useUpdateHold } from '../../ui/useUpdateHold.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { AccountFields, type Credentials } from './AccountFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { noRegistrationFields, problemsOfFailure, registrationOf } from './registrationFields.ts';
import { useRegister } from './useRegister.ts';

const rules = { choosesCredentials: true, mustChooseGroup: false };
const noCredentials: Credentials = { password: '', confirmPassword: '' };

/** Opens an account. Everything but the passwords is kept on the device until it is open. */
export function RegistrationForm({ returnTo, onDone }: { returnTo?: string; onDone: (person: Person) => void }) {
  const texts = useMessages(registrationMessages);
  const { language } = useLanguage();
  const { contactFields } = useSiteSettings();
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  const draft = useDraft<RegistrationFields>('registration-1', () => noRegistrationFields);
  const [credentials, setCredentials] = useState(noCredentials);
  const [isTried, setTried] = useState(false);
  const register = useRegister(async (person) => {
    await draft.forget();
    notify({ kind: 'done', title: texts.done });
    onDone(person);
  });
  useUpdateHold(draft.isReady && draft.values !== noRegistrationFields, 'form');

  const fields: RegistrationFields = { ...draft.values, ...credentials };
  const problems = refuseRegistration(fields, contactFields, rules);
  const shown = isTried ? problems : {};
  const refused = register.error instanceof CallFailed ? problemsOfFailure(register.error) : {};

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const count = Object.keys(problems).length;
    if (count > 0) {
      notify({
        kind: 'error',
        title: texts.invalidTitle,
        detail: texts.invalidCount(count),
        life: validationNoticeMs,
      });
      focusFirstProblem(event.currentTarget);
      return;
    }
    if (!isAway && !register.isPending) register.mutate(registrationOf('member', fields, contactFields, language));
  };

  if (!draft.isReady) return <Loading />;
  return (
    <form className="leaf stack stack-6" noValidate onSubmit={submit}>
      <div>
        <h1>{texts.title}</h1>
        <p className="sm mut">{texts.body}</p>
      </div>
      {register.isError && (
        <Note tone="error" live>
          {failureText(register.error)}{' '}
          {isKnownAddress(register.error) && <Link to={links.login(returnTo)}>{texts.login}</Link>}
        </Note>
      )}
      <section className="stack" aria-labelledby="contact-heading">
        <h2 id="contact-heading">{texts.contactHeading}</h2>
        <ContactFields fields={fields} problems={shown} serverProblems={refused} onChange={draft.change} />
      </section>
      <section className="stack" aria-labelledby="account-heading">
        <h2 id="account-heading">{texts.accountHeading}</h2>
        <AccountFields
          username={fields.username}
          credentials={credentials}
          problems={shown}
          serverProblems={refused}
          onUsername={(username) => draft.change({ username })}
          onCredentials={(changes) => setCredentials({ ...credentials, ...changes })}
        />
      </section>
      <div className="stack stack-2">
        <Button type="submit" block busy={register.isPending} aria-disabled={isAway || undefined}>
          {texts.submit}
        </Button>
        {isAway && <p className="hint">{texts.needsNetwork}</p>}
      </div>
      <div className="row sb">
        <span>{texts.haveAccount}</span>
        <Link className="link" to={links.login(returnTo)}>
          {texts.login}
        </Link>
      </div>
    </form>
  );
}

const isKnownAddress = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.code === 'DUPLICATE_EMAIL';
