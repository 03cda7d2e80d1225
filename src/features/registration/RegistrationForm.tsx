import { type FormEvent, useId, useState } from 'react';
import { taxWireFields } from '../../contract/people/taxData.ts';
import type { Person } from '../../domain/people/identity.ts';
import type { RegistrationFields } from '../../domain/people/registration.ts';
import { taxInvoiceMessages } from '../../i18n/buying/taxInvoice.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { FailureInSight } from '../../ui/form/FailureInSight.tsx';
import { focusFirstProblem } from '../../ui/form/focusFirstProblem.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { useFormNotice } from '../../ui/form/useFormNotice.ts';
import { notify } from '../../ui/notice/notify.ts';
import { useUpdateHold } from '../../ui/page/useUpdateHold.ts';
import { Button } from '../../ui/press/Button.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { links, safeReturnTo } from '../../ui/press/links.ts';
import { NetworkButton, NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../ui/press/usePressedCall.ts';
import { DeviceLoading } from '../../ui/state/DeviceLoading.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { refusedFields } from '../device/refusedFields.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { guestTaxData } from '../taxData/guestTaxData.ts';
import { AccountFields, type Credentials } from './AccountFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { FormShape } from './FormShape.tsx';
import { PictureAndGroup } from './PictureAndGroup.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { isBegun, noRegistrationFields } from './registrationFields.ts';
import { fieldSays, sentencesOfFailure, wantsOtherFields } from './sentencesOfFailure.ts';
import { stillSaid } from './stillSaid.ts';
import { UnreachableNewcomer } from './UnreachableNewcomer.tsx';
import type { NewcomerState } from './useNewcomer.ts';
import { useRegister } from './useRegister.ts';
import { useShopQuestions } from './useShopQuestions.ts';
import { useToldFields } from './useToldFields.ts';
import { useTypedRegistration } from './useTypedRegistration.ts';
import { VouchedNote } from './VouchedNote.tsx';

const noNewcomer: NewcomerState = { state: 'none' };
const noCredentials: Credentials = { password: '', confirmPassword: '' };

/** Opens an account. Everything but the passwords is kept on the device until it is open. */
export function RegistrationForm({
  heading = 1,
  returnTo,
  submit: submitWords,
  newcomer = noNewcomer,
  onDone,
  onLogin,
}: {
  /** `null` where what it stands in says it. */
  heading?: 1 | null;
  returnTo?: string;
  /** What the button says, where it does more. */
  submit?: string;
  /** Whom a provider has vouched for: who needs no username and password. */
  newcomer?: NewcomerState;
  onDone: (person: Person) => void;
  /** Where the sign-in stands in the same place. */
  onLogin?: () => void;
}) {
  const texts = useMessages(registrationMessages);
  const id = useId();
  const { language } = useLanguage();
  const draft = useDraft<RegistrationFields>('registration-1', () => noRegistrationFields, { isOfFields: true });
  const questions = useShopQuestions('registration');
  const [credentials, setCredentials] = useState(noCredentials);
  const [isTried, setTried] = useState(false);
  const { register, pressAnew, isUnderWay, isReady } = useRegister(async (person) => {
    await draft.forget();
    await questions.forget();
    notify({ kind: 'done', title: texts.done });
    onDone(person);
  });
  // A password is in no draft, and what reloads the page would take it.
  useUpdateHold(isBegun({ ...draft.values, ...credentials }), 'form');
  const shown = useToldFields(draft, newcomer);

  const typed = { ...shown.values, ...credentials };
  const [sent, setSent] = useState<typeof typed | null>(null);
  const refused = stillSaid(sentencesOfFailure(register.error, texts.problems), sent, typed);
  const vouching = newcomer.state === 'known' ? newcomer.newcomer.provider : null;
  const choosesCredentials = vouching === null;
  const form = useTypedRegistration({ kind: 'member', choosesCredentials, typed, questions, isTried, told: refused });
  const { fields, problems, sentences, problemCount, isWaiting } = form;
  const tell = useFormNotice(problemCount === 0);
  const tellWait = useFormNotice(!isWaiting, 'info');

  const settings = useSiteSettings();
  const tellTaxRefusal = useTaxRefusal();
  /** What was asked for of invoices before there was an account stays with it. */
  const prepare = async () => {
    const [registration, tax] = await Promise.all([form.prepare(language), guestTaxData(settings)]);
    return tax === null ? registration : { ...registration, tax };
  };

  const network = usePressedCall(register, () => {
    // What was typed since may be wrong; it says so under its field. What was sent already goes on as it was.
    if ((problemCount > 0 || isWaiting) && !isUnderWay()) return;
    register.mutate(prepare, {
      onError: (failure) => {
        if (wantsOtherFields(failure)) questions.askAgain();
        tellTaxRefusal(failure);
      },
    });
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (problemCount > 0) {
      tell(texts.invalidTitle, texts.invalidCount(problemCount));
      focusFirstProblem(event.currentTarget);
      return;
    }
    if (isWaiting) return tellWait(texts.problems['picture.reading']);
    setSent(typed);
    pressAnew();
    network.press();
  };

  if (newcomer.state === 'asking') return <Loading />;
  if (newcomer.state === 'unreachable') return <UnreachableNewcomer {...newcomer} />;
  const toLogin = onLogin ? (
    <Button kind="quiet" small onClick={onLogin}>
      {texts.login}
    </Button>
  ) : (
    <Link className="link" to={links.login(returnTo)}>
      {texts.login}
    </Link>
  );
  const whole = (
    <form id={id} className="leaf stack stack-6" noValidate onSubmit={submit}>
      {heading !== null && (
        <div>
          <h1>{texts.title}</h1>
          <p className="sm mut">{texts.body}</p>
        </div>
      )}
      <FailureInSight error={network.error} formId={id} fieldSays={fieldSays(network.error)}>
        {isKnownAddress(network.error) && toLogin}
      </FailureInSight>
      {vouching !== null && (
        <VouchedNote
          provider={vouching}
          // Without credentials only somebody whom nobody vouches for is asked for them.
          isExpired={refused.username !== undefined}
          returnTo={safeReturnTo(returnTo)}
        />
      )}
      {newcomer.state === 'expired' && (
        <VouchedNote provider={newcomer.provider} isExpired returnTo={safeReturnTo(returnTo)} />
      )}
      <section className="stack" aria-labelledby={`${id}-contact`}>
        <h2 id={`${id}-contact`}>{texts.contactHeading}</h2>
        <ContactFields fields={fields} problems={problems} serverProblems={refused} onChange={shown.change} />
        <PictureAndGroup
          fields={fields}
          questions={questions}
          unread={form.unread}
          problems={sentences}
          onChange={shown.change}
        />
      </section>
      {choosesCredentials && (
        <section className="stack" aria-labelledby={`${id}-account`}>
          <h2 id={`${id}-account`}>{texts.accountHeading}</h2>
          <AccountFields
            username={fields.username}
            credentials={credentials}
            problems={problems}
            serverProblems={refused}
            onUsername={(username) => shown.change({ username })}
            onCredentials={(changes) => setCredentials({ ...credentials, ...changes })}
          />
        </section>
      )}
      {questions.labels.length > 0 && (
        <section className="stack" aria-labelledby={`${id}-more`}>
          <h2 id={`${id}-more`}>{texts.moreHeading}</h2>
          <QuestionFields labels={questions.labels} questions={questions} unread={form.unread} problems={sentences} />
        </section>
      )}
      <div className="stack stack-2">
        <NetworkButton type="submit" block network={network}>
          {submitWords ?? texts.submit}
        </NetworkButton>
        <NetworkNote network={network} why={texts.needsNetwork} />
      </div>
      <div className="row sb">
        <span>{texts.haveAccount}</span>
        {toLogin}
      </div>
    </form>
  );
  if (!draft.isReady || !isReady) {
    return (
      <DeviceLoading>
        <FormShape>{whole}</FormShape>
      </DeviceLoading>
    );
  }
  if (!questions.isReady) {
    return (
      <Loading>
        <FormShape>{whole}</FormShape>
      </Loading>
    );
  }
  return whole;
}

/** Of tax data, which stand on a form of their own, it is told what they are refused for. */
function useTaxRefusal(): (failure: unknown) => void {
  const { invalid } = useMessages(taxInvoiceMessages).dialog;
  return (failure) => {
    if (!(failure instanceof CallFailed)) return;
    const sentences = Object.values(refusedFields(failure.facts.fields, taxWireFields));
    if (sentences.length > 0) notify({ kind: 'error', title: invalid, detail: sentences.join(' · ') });
  };
}

const isKnownAddress = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.code === 'DUPLICATE_EMAIL';
