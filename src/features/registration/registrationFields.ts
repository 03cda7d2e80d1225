import { type Registration, registrationWireFields } from '../../contract/registration.ts';
import type { Language } from '../../domain/localText.ts';
import { normaliseRegistration, type RegistrationField, type RegistrationFields } from '../../domain/registration.ts';
import type { SiteSettings } from '../../domain/siteSettings.ts';
import type { CallFailed } from '../../platform/callFailed.ts';

export const noRegistrationFields: RegistrationFields = {
  firstName: '',
  lastName: '',
  nickname: '',
  email: '',
  tel: '',
  address: '',
  username: '',
  password: '',
  confirmPassword: '',
  groupId: '',
};

/** What the call takes; a field that the site has switched off is not sent, nor credentials that nobody chose. */
export function registrationOf(
  kind: Registration['kind'],
  typed: RegistrationFields,
  contactFields: SiteSettings['contactFields'],
  language: Language,
): Registration {
  const fields = normaliseRegistration(typed);
  const given = (field: 'nickname' | 'tel' | 'address') =>
    contactFields[field].isEnabled && fields[field] !== '' ? fields[field] : null;
  const isMember = kind === 'member';
  return {
    kind,
    firstName: fields.firstName,
    lastName: fields.lastName,
    nickname: given('nickname'),
    email: fields.email,
    tel: given('tel'),
    address: given('address'),
    username: isMember ? fields.username : null,
    password: isMember ? fields.password : null,
    language,
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

/** The server's sentences by the form's fields: those that it names itself, and the one that its code is about. */
export function problemsOfFailure(failure: CallFailed): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const [name, sentence] of Object.entries(failure.facts.fields)) {
    const field = fieldOfWire.get(name.toLowerCase());
    if (field !== undefined) problems[field] = sentence;
  }
  const field = fieldOfCode[failure.code];
  if (field !== undefined) problems[field] ??= failure.message;
  return problems;
}
