import { useCallback, useEffect, useRef, useState } from 'react';
import type { Registration } from '../../contract/registration.ts';
import type { Language } from '../../domain/localText.ts';
import {
  type RegistrationField,
  type RegistrationFields,
  type RegistrationProblems,
  refuseRegistration,
} from '../../domain/registration.ts';
import type { SiteSettings } from '../../domain/siteSettings.ts';
import type { CallFailed } from '../../platform/callFailed.ts';
import { noGuestDetails, readGuestDetails, writeGuestDetails } from '../../platform/cartStorage.ts';
import { reportDefect } from '../../platform/reportDefect.ts';
import { type Draft, useDraft } from '../../ui/useDraft.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { noRegistrationFields, problemsOfFailure, registrationOf } from './registrationFields.ts';

/** The details of somebody who buys without an account, as they stand on the form. */
export type GuestDetailsForm = {
  readonly fields: RegistrationFields;
  readonly isReady: boolean;
  readonly problems: RegistrationProblems;
  /** Sentences of the server under its fields. */
  readonly serverProblems: Readonly<Record<string, string>>;
  readonly change: (changes: Partial<RegistrationFields>) => void;
  /** Shows every problem at once; what may be sent, or `null`. */
  readonly check: (language: Language) => Registration | null;
  /** After the order only e-mail, name and number stay on the device. */
  readonly forget: () => Promise<void>;
  /** The server's refusal, told under the fields that it is about. */
  readonly refuse: (failure: CallFailed) => void;
};

/** Kept on the device with every change; e-mail, name and number stay for the next order (decisions: offline). */
export function useGuestDetails(): GuestDetailsForm {
  const settings = useSiteSettings();
  const draft = useDraft<RegistrationFields>('guest-1', () => noRegistrationFields);
  const [isChecked, setChecked] = useState(false);
  const [serverProblems, setServerProblems] = useState<Readonly<Record<string, string>>>({});
  const isReady = useLastOrderDetails(draft);

  const refuse = useCallback((failure: CallFailed) => setServerProblems(problemsOfFailure(failure)), []);

  const fields = draft.values;
  const problems = refuseGuest(fields, settings);
  return {
    fields,
    isReady,
    problems: isChecked ? problems : {},
    serverProblems,
    change: (changes) => {
      setServerProblems(without(serverProblems, changes));
      draft.change(changes);
      const { email, firstName, lastName, tel } = { ...fields, ...changes };
      writeGuestDetails({ email, firstName, lastName, tel }).catch((defect: unknown) => reportDefect(defect, 'guest'));
    },
    check: (language) => {
      setChecked(true);
      return Object.keys(problems).length > 0
        ? null
        : registrationOf('nonMember', fields, settings.contactFields, language);
    },
    forget: draft.forget,
    refuse,
  };
}

const refuseGuest = (fields: RegistrationFields, settings: SiteSettings): RegistrationProblems =>
  refuseRegistration(fields, settings.contactFields, { choosesCredentials: false, mustChooseGroup: false });

/** Fills an empty form once with what the last order left on this device. True when that is settled. */
function useLastOrderDetails(draft: Draft<RegistrationFields>): boolean {
  const { isReady, change } = draft;
  const isEmpty = draft.values.email === '';
  const [isSettled, setSettled] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    if (!isReady || asked.current) return;
    asked.current = true;
    const details = isEmpty ? readGuestDetails() : Promise.resolve(noGuestDetails);
    details
      .then((kept) => kept.email !== '' && change(kept))
      .catch(() => {})
      .finally(() => setSettled(true));
  }, [isReady, isEmpty, change]);
  return isSettled;
}

const without = (problems: Readonly<Record<string, string>>, changed: Partial<Record<RegistrationField, string>>) =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in changed)));
