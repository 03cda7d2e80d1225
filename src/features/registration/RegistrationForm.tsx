import { type ReactNode, useId } from 'react';
import type { Person } from '../../domain/people/identity.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { FailureInSight } from '../../ui/form/FailureInSight.tsx';
import { Button } from '../../ui/press/Button.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { links, safeReturnTo } from '../../ui/press/links.ts';
import { NetworkButton, NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { DeviceLoading } from '../../ui/state/DeviceLoading.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { AcceptanceNote } from '../site/AcceptanceNote.tsx';
import { AccountFields } from './AccountFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { FormShape } from './FormShape.tsx';
import { PictureAndGroup } from './PictureAndGroup.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { fieldSays } from './sentencesOfFailure.ts';
import { UnreachableNewcomer } from './UnreachableNewcomer.tsx';
import type { NewcomerState } from './useNewcomer.ts';
import { useRegistrationForm } from './useRegistrationForm.ts';
import { VouchedNote } from './VouchedNote.tsx';

type Props = {
  /** `null` where the place of the form has its own heading. */
  heading?: 1 | null;
  returnTo?: string;
  /** Words of the button, where it does more. */
  submit?: string;
  /** A person with a provider's proof needs no username and password. */
  newcomer?: NewcomerState;
  onDone: (person: Person) => void;
  /** Opens the sign-in in the same place. */
  onLogin?: () => void;
};

const noNewcomer: NewcomerState = { state: 'none' };

/** Opens an account. Everything but the passwords is persisted on the device until then. */
export function RegistrationForm({ heading = 1, returnTo, submit, newcomer = noNewcomer, onDone, onLogin }: Props) {
  const texts = useMessages(registrationMessages);
  const id = useId();
  const form = useRegistrationForm(newcomer, onDone);
  const { fields, problems, refused, questions, sentences, network, credentials } = form;
  if (newcomer.state === 'asking') return <Loading />;
  if (newcomer.state === 'unreachable') return <UnreachableNewcomer {...newcomer} />;
  const toLogin = <ToLogin returnTo={returnTo} onLogin={onLogin} />;
  const whole = (
    <form id={id} className="leaf stack stack-6" noValidate onSubmit={form.submit}>
      {heading !== null && (
        <div>
          <h1>{texts.title}</h1>
          <p className="sm mut">{texts.body}</p>
        </div>
      )}
      <FailureInSight error={network.error} formId={id} fieldSays={fieldSays(network.error)}>
        {isKnownAddress(network.error) && toLogin}
      </FailureInSight>
      <Vouched newcomer={newcomer} asksCredentials={refused.username !== undefined} returnTo={returnTo} />
      <Section id={`${id}-contact`} heading={texts.contactHeading}>
        <ContactFields fields={fields} problems={problems} serverProblems={refused} onChange={form.change} />
        <PictureAndGroup
          fields={fields}
          questions={questions}
          unread={form.unread}
          problems={sentences}
          onChange={form.change}
        />
      </Section>
      {form.choosesCredentials && (
        <Section id={`${id}-account`} heading={texts.accountHeading}>
          <AccountFields
            username={fields.username}
            credentials={credentials}
            problems={problems}
            serverProblems={refused}
            onUsername={(username) => form.change({ username })}
            onCredentials={form.changeCredentials}
          />
        </Section>
      )}
      {questions.labels.length > 0 && (
        <Section id={`${id}-more`} heading={texts.moreHeading}>
          <QuestionFields labels={questions.labels} questions={questions} unread={form.unread} problems={sentences} />
        </Section>
      )}
      <div className="stack stack-2">
        <NetworkButton type="submit" block network={network}>
          {submit ?? texts.submit}
        </NetworkButton>
        <NetworkNote network={network} why={texts.needsNetwork} />
        <AcceptanceNote deed="register" />
      </div>
      <div className="row sb">
        <span>{texts.haveAccount}</span>
        {toLogin}
      </div>
    </form>
  );
  if (form.isRead && questions.isReady) return whole;
  const Waits = form.isRead ? Loading : DeviceLoading;
  return (
    <Waits>
      <FormShape>{whole}</FormShape>
    </Waits>
  );
}

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

function ToLogin({ returnTo, onLogin }: { returnTo: string | undefined; onLogin: (() => void) | undefined }) {
  const { login } = useMessages(registrationMessages);
  return onLogin ? (
    <Button kind="quiet" small onClick={onLogin}>
      {login}
    </Button>
  ) : (
    <Link className="link" to={links.login(returnTo)}>
      {login}
    </Link>
  );
}

/** The server requires a username and password only without a provider account. */
function Vouched({
  newcomer,
  asksCredentials,
  returnTo,
}: {
  newcomer: NewcomerState;
  asksCredentials: boolean;
  returnTo: string | undefined;
}) {
  if (newcomer.state !== 'known' && newcomer.state !== 'expired') return null;
  const isExpired = newcomer.state === 'expired' || asksCredentials;
  const provider = newcomer.state === 'known' ? newcomer.newcomer.provider : newcomer.provider;
  return <VouchedNote provider={provider} isExpired={isExpired} returnTo={safeReturnTo(returnTo)} />;
}

const isKnownAddress = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.code === 'DUPLICATE_EMAIL';
