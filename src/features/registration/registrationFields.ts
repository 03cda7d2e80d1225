import { answersWireField, type Registration, registrationWireFields } from '../../contract/people/registration.ts';
import type { Language } from '../../domain/localText.ts';
import type { LabelAnswers } from '../../domain/people/customLabel.ts';
import {
  normaliseRegistration,
  type RegistrationField,
  type RegistrationFields,
} from '../../domain/people/registration.ts';
import type { AcceptedPage } from '../../domain/site/acceptance.ts';
import type { SiteSettings } from '../../domain/site/siteSettings.ts';
import type { CallFailed } from '../../platform/net/callFailed.ts';

export const noRegistrationFields: RegistrationFields = {
  firstName: '',
  lastName: '',
  nickname: '',
  email: '',
  tel: '',
  address: '',
  picture: '',
  groupId: '',
  username: '',
  password: '',
  confirmPassword: '',
};

/** Whether anything is typed or chosen. */
export const isBegun = (fields: RegistrationFields): boolean => Object.values(fields).some((typed) => typed !== '');

/** The form's field of a question of the shop. */
export const questionField = (id: string): string => `label.${id}`;

type SentWith = {
  readonly contactFields: SiteSettings['contactFields'];
  readonly choosesCredentials: boolean;
  readonly language: Language;
  /** The name that the server gave the profile picture. */
  readonly pictureName: string | null;
  readonly answers: LabelAnswers;
  /** The pages that stood beside the button. */
  readonly accepts: readonly AcceptedPage[];
};

/** The request of the form, without disabled fields and unused credentials. */
export function registrationOf(
  kind: Registration['kind'],
  typed: RegistrationFields,
  { contactFields, choosesCredentials, language, pictureName, answers, accepts }: SentWith,
): Registration {
  const fields = normaliseRegistration(typed);
  const given = (field: 'nickname' | 'tel' | 'address') =>
    contactFields[field].isEnabled && fields[field] !== '' ? fields[field] : null;
  return {
    kind,
    firstName: fields.firstName,
    lastName: fields.lastName,
    nickname: given('nickname'),
    email: fields.email,
    tel: given('tel'),
    address: given('address'),
    pictureName,
    groupId: fields.groupId === '' ? null : fields.groupId,
    answers,
    username: choosesCredentials ? fields.username : null,
    password: choosesCredentials ? fields.password : null,
    language,
    accepts,
  };
}

const fieldOfCode: Readonly<Record<string, RegistrationField>> = {
  DUPLICATE_USERNAME: 'username',
  INVALID_FORMAT_USERNAME: 'username',
  DUPLICATE_EMAIL: 'email',
  INVALID_FORMAT_EMAIL: 'email',
  INVALID_FORMAT_PASSWORD: 'password',
};

const fieldOfWire: ReadonlyMap<string, string> = new Map(
  Object.entries(registrationWireFields).map(([field, wire]) => [wire, field]),
);
const answerPath = `${answersWireField}.`;

const fieldNamed = (path: string): string | undefined =>
  path.startsWith(answerPath) ? questionField(path.slice(answerPath.length)) : fieldOfWire.get(path);

/** Sentences of the server about fields that the form does not show. */
export const problemsWithoutField = (failure: CallFailed, isShown: (field: string) => boolean): readonly string[] =>
  Object.entries(failure.facts.fields).flatMap(([path, sentence]) => {
    const field = fieldNamed(path);
    return field !== undefined && isShown(field) ? [] : [sentence];
  });

/** Sentences of the server by the form's field: the named fields, and the field of the failure's code. */
export function problemsOfFailure(failure: CallFailed): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(failure.facts.fields)) {
    const field = fieldNamed(path);
    if (field !== undefined) problems[field] = sentence;
  }
  const field = fieldOfCode[failure.code];
  if (field !== undefined) problems[field] ??= failure.message;
  return problems;
}
