import type { Registration } from '../../contract/people/registration.ts';
import type { Language } from '../../domain/localText.ts';
import {
  type RegistrationFields,
  type RegistrationProblems,
  refuseRegistration,
  registrationRules,
} from '../../domain/people/registration.ts';
import type { UserGroup } from '../../domain/people/userGroup.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { sentencesOf } from '../device/sentencesOf.ts';
import { useAcceptedPages } from '../site/useAcceptedPages.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { registrationOf } from './registrationFields.ts';
import type { ShopQuestions } from './useShopQuestions.ts';
import { type UnreadPictures, useUnreadPictures } from './useUnreadPictures.ts';

type Typed = {
  readonly kind: Registration['kind'];
  /** False where an e-mail link or a provider's proof replaces the password. */
  readonly choosesCredentials: boolean;
  readonly typed: RegistrationFields;
  readonly questions: ShopQuestions;
  /** The form was submitted, so its own problems show. */
  readonly isTried: boolean;
  /** Sentences of the server by the form's field. */
  readonly told: Readonly<Record<string, string>>;
};

type TypedRegistration = {
  readonly fields: RegistrationFields;
  /** Shown faults of the form's own fields. */
  readonly problems: RegistrationProblems;
  /** Shown faults of all fields and questions, by the form's field. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly unread: UnreadPictures;
  /** Shown or not. */
  readonly problemCount: number;
  /** A picture is still read, and the form waits for it. */
  readonly isWaiting: boolean;
  /** Uploads the pictures and answers the request. */
  readonly prepare: (language: Language) => Promise<Registration>;
};

/** The values of a registration form, with picture, group and the shop's questions, and their faults. */
export function useTypedRegistration(form: Typed): TypedRegistration {
  const { kind, choosesCredentials, typed, questions, isTried, told } = form;
  const texts = useMessages(registrationMessages).problems;
  const settings = useSiteSettings();
  const { contactFields } = settings;
  const unread = useUnreadPictures();
  const accepts = useAcceptedPages();
  const fields: RegistrationFields = {
    ...typed,
    picture: questions.pictures.picture?.name ?? '',
    groupId: groupAmong(questions.groups, typed.groupId),
  };
  const hasGroups = questions.groups.length > 0;
  const rules = registrationRules(settings, { choosesCredentials, hasGroups });
  const own = refuseRegistration(fields, contactFields, rules);
  const problems = isTried ? own : {};
  const read = Object.keys(unread.reasons).filter((field) => unread.reasons[field] === 'picture.reading');
  const faulty = new Set([own, questions.problems, unread.reasons].flatMap(Object.keys));
  return {
    fields,
    problems,
    sentences: {
      ...told,
      ...sentencesOf(problems, texts),
      ...(isTried ? questions.problems : {}),
      ...sentencesOf(unreadable(unread.reasons), texts),
    },
    unread,
    problemCount: [...faulty].filter((field) => !read.includes(field)).length,
    isWaiting: read.length > 0,
    prepare: async (language) => {
      const sent = await questions.send();
      return registrationOf(kind, fields, { contactFields, choosesCredentials, language, accepts, ...sent });
    },
  };
}

/** While one is only read, nothing is wrong. */
const unreadable = (reasons: UnreadPictures['reasons']): UnreadPictures['reasons'] =>
  Object.fromEntries(Object.entries(reasons).filter(([, reason]) => reason !== 'picture.reading'));

/** The chosen group; '' where it is gone meanwhile. */
const groupAmong = (groups: readonly UserGroup[], chosen: string): string =>
  groups.some(({ id }) => id === chosen) ? chosen : '';
