import { type FormEvent, useState } from 'react';
import { taxWireFields } from '../../contract/people/taxData.ts';
import type { Person } from '../../domain/people/identity.ts';
import type { RegistrationFields } from '../../domain/people/registration.ts';
import { taxInvoiceMessages } from '../../i18n/buying/taxInvoice.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { focusFirstProblem } from '../../ui/form/focusFirstProblem.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { useFormNotice } from '../../ui/form/useFormNotice.ts';
import { notify } from '../../ui/notice/notify.ts';
import { useUpdateHold } from '../../ui/page/useUpdateHold.ts';
import { usePressedCall } from '../../ui/press/usePressedCall.ts';
import { refusedFields } from '../device/refusedFields.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { guestTaxData } from '../taxData/guestTaxData.ts';
import type { Credentials } from './AccountFields.tsx';
import { isBegun, noRegistrationFields } from './registrationFields.ts';
import { preparedIn, stillRefused } from './registrationReducer.ts';
import { wantsOtherFields } from './sentencesOfFailure.ts';
import type { NewcomerState } from './useNewcomer.ts';
import { useRegister } from './useRegister.ts';
import { useShopQuestions } from './useShopQuestions.ts';
import { useToldFields } from './useToldFields.ts';
import { useTypedRegistration } from './useTypedRegistration.ts';

const noCredentials: Credentials = { password: '', confirmPassword: '' };

/** The form of a new account: its values and faults, and the press that opens the account. Passwords are not persisted. */
export function useRegistrationForm(newcomer: NewcomerState, onDone: (person: Person) => void) {
  const texts = useMessages(registrationMessages);
  const { language } = useLanguage();
  const settings = useSiteSettings();
  const draft = useDraft<RegistrationFields>('registration-1', () => noRegistrationFields, { isOfFields: true });
  const questions = useShopQuestions('registration');
  const [credentials, setCredentials] = useState(noCredentials);
  const { register, state, tell, isReady } = useRegister(async (person) => {
    await draft.forget();
    await questions.forget();
    notify({ kind: 'done', title: texts.done });
    onDone(person);
  });
  // A reload would lose the password, which is in no draft.
  useUpdateHold(isBegun({ ...draft.values, ...credentials }), 'form');
  const shown = useToldFields(draft, newcomer);

  const typed = { ...shown.values, ...credentials };
  const refused = stillRefused(state, typed, texts.problems);
  const choosesCredentials = newcomer.state !== 'known';
  const isTried = state.name !== 'editing';
  const form = useTypedRegistration({ kind: 'member', choosesCredentials, typed, questions, isTried, told: refused });
  const { problemCount, isWaiting } = form;
  const tellProblems = useFormNotice(problemCount === 0);
  const tellWait = useFormNotice(!isWaiting, 'info');
  const tellTaxRefusal = useTaxRefusal();

  /** The account gets the tax data that its guest asked invoices for. */
  const prepare = async () => {
    const [registration, tax] = await Promise.all([form.prepare(language), guestTaxData(settings)]);
    return tax === null ? registration : { ...registration, tax };
  };
  const network = usePressedCall(register, () => {
    // The form may have got faults while the press waited. A request that went out before goes on unchanged.
    if ((problemCount > 0 || isWaiting) && preparedIn(state) === null) return;
    register.mutate(prepare, {
      onError: (failure) => {
        if (wantsOtherFields(failure)) questions.askAgain();
        tellTaxRefusal(failure);
      },
    });
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    tell({ type: 'tried' });
    if (problemCount > 0) {
      tellProblems(texts.invalidTitle, texts.invalidCount(problemCount));
      focusFirstProblem(event.currentTarget);
      return;
    }
    if (isWaiting) return tellWait(texts.problems['picture.reading']);
    if (!register.isPending) tell({ type: 'pressed', typed });
    network.press();
  };
  return {
    ...form,
    refused,
    questions,
    network,
    submit,
    choosesCredentials,
    isRead: draft.isReady && isReady,
    change: shown.change,
    credentials,
    changeCredentials: (changes: Partial<Credentials>) => setCredentials({ ...credentials, ...changes }),
  };
}

/** Shows a refusal of the tax data, which have their own form. */
function useTaxRefusal(): (failure: unknown) => void {
  const { invalid } = useMessages(taxInvoiceMessages).dialog;
  return (failure) => {
    if (!(failure instanceof CallFailed)) return;
    const sentences = Object.values(refusedFields(failure.facts.fields, taxWireFields));
    if (sentences.length > 0) notify({ kind: 'error', title: invalid, detail: sentences.join(' · ') });
  };
}
