import { useEffect, useRef, useState } from 'react';
import type { Registration } from '../../contract/people/registration.ts';
import type { Language } from '../../domain/localText.ts';
import type { RegistrationFields, RegistrationProblems } from '../../domain/people/registration.ts';
import type { ContactField, SiteSettings } from '../../domain/site/siteSettings.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { noGuestDetails, readGuestDetails } from '../../platform/cart/cartStorage.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { type Draft, useDraft } from '../../ui/form/useDraft.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { noRegistrationFields, problemsWithoutField, questionField } from './registrationFields.ts';
import { PictureRefused } from './registrationPictures.ts';
import { sentencesOfFailure, wantsOtherFields } from './sentencesOfFailure.ts';
import { useGuestRecord } from './useGuestRecord.ts';
import { type ShopQuestions, useShopQuestions } from './useShopQuestions.ts';
import { useTypedRegistration } from './useTypedRegistration.ts';
import type { UnreadPictures } from './useUnreadPictures.ts';

/** The form of a guest's details. */
export type GuestDetailsForm = {
  readonly fields: RegistrationFields;
  readonly isReady: boolean;
  readonly problems: RegistrationProblems;
  /** Sentences of the server under its fields. */
  readonly serverProblems: Readonly<Record<string, string>>;
  readonly questions: ShopQuestions;
  readonly unread: UnreadPictures;
  /** Sentences under the questions of the shop, the picture and the group, by the form's field. */
  readonly moreProblems: Readonly<Record<string, string>>;
  /** Sentences of the server about fields that the form does not have, or not yet. */
  readonly problemsWithoutField: readonly string[];
  readonly change: (changes: Partial<RegistrationFields>) => void;
  /** Only a picture that is still read keeps the form from being sent. */
  readonly isWaiting: boolean;
  /**
   * Shows every fault at once. Answers the function that uploads the pictures and makes the registration ready; `null`
   * where something is missing.
   */
  readonly check: (language: Language) => (() => Promise<Registration>) | null;
  /** After the order only e-mail, name and number stay on the device. */
  readonly forget: () => Promise<void>;
  /** Shows a refusal of the server at its fields. */
  readonly refuse: (failure: unknown) => void;
};

/**
 * The guest's details, persisted with every change. E-mail, name and number stay for the next order (decisions:
 * offline).
 */
export function useGuestDetails(): GuestDetailsForm {
  const texts = useMessages(registrationMessages).problems;
  const draft = useDraft<RegistrationFields>('guest-1', () => noRegistrationFields, { isOfFields: true });
  const storeForNextOrder = useGuestRecord();
  const questions = useShopQuestions('guest');
  const [isChecked, setChecked] = useState(false);
  const [serverProblems, setServerProblems] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<CallFailed | null>(null);
  const settings = useSiteSettings();
  const isReady = useLastOrderDetails(draft) && questions.isReady;

  const refuse = (failure: unknown) => {
    setServerProblems(sentencesOfFailure(failure, texts));
    setRefusal(failure instanceof CallFailed && !(failure instanceof PictureRefused) ? failure : null);
    if (wantsOtherFields(failure)) questions.askAgain();
  };
  const mended = (field: string) => setServerProblems((told) => without(told, { [field]: true }));

  const form = useTypedRegistration({
    kind: 'nonMember',
    choosesCredentials: false,
    typed: draft.values,
    questions,
    isTried: isChecked,
    told: serverProblems,
  });
  const { fields } = form;
  return {
    fields,
    isReady,
    problems: form.problems,
    serverProblems,
    questions: {
      ...questions,
      answer: (id, values) => {
        mended(questionField(id));
        questions.answer(id, values);
      },
      choosePicture: (field, picture) => {
        mended(field);
        questions.choosePicture(field, picture);
      },
    },
    unread: form.unread,
    moreProblems: form.sentences,
    isWaiting: form.problemCount === 0 && form.isWaiting,
    problemsWithoutField: refusal === null ? [] : problemsWithoutField(refusal, isShownBy(settings, questions)),
    change: (changes) => {
      setServerProblems(without(serverProblems, changes));
      draft.change(changes);
      storeForNextOrder(changes);
    },
    check: (language) => {
      setChecked(true);
      return form.problemCount === 0 && !form.isWaiting ? () => form.prepare(language) : null;
    },
    forget: async () => {
      await draft.forget();
      await questions.forget();
    },
    refuse,
  };
}

/** Fills an empty form once with the last order's details of this device. True when done. */
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
      .then((stored) => stored.email !== '' && change(stored))
      .catch(() => {})
      .finally(() => setSettled(true));
  }, [isReady, isEmpty, change]);
  return isSettled;
}

const isShownBy =
  ({ contactFields, profilePicture }: SiteSettings, { groups, labels }: ShopQuestions) =>
  (field: string): boolean => {
    if (field in contactFields) return contactFields[field as ContactField].isEnabled;
    if (field === 'picture') return profilePicture.isEnabled;
    if (field === 'groupId') return groups.length > 0;
    return field === 'email' || labels.some(({ id }) => questionField(id) === field);
  };

const without = (problems: Readonly<Record<string, string>>, changed: object) =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in changed)));
