import { plainEntry } from '../plainEntry.ts';
import type { ContactField, SiteSettings } from '../site/siteSettings.ts';
import { writtenText } from '../writtenText.ts';
import { isEmail, isTel, normaliseEmail, normaliseTel } from './contactFormat.ts';

/** Longest first and last name (specification 9); the same limit holds for a nickname. */
export const nameMaximum = 255;
export const addressMaximum = 1_000;
export const usernameMaximum = 100;
export const passwordMinimum = 6;
/** A longer password costs hashing time and adds no security. */
export const passwordMaximum = 128;

/** The form as typed; a field that is not asked is ''. */
export type RegistrationFields = {
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname: string;
  readonly email: string;
  readonly tel: string;
  readonly address: string;
  /** Name of the chosen picture, or of the uploaded one. */
  readonly picture: string;
  readonly groupId: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
};
export type RegistrationField = keyof RegistrationFields;

type RegistrationRules = {
  /** The person chooses username and password; otherwise the server makes them and mails a link. */
  readonly choosesCredentials: boolean;
  readonly mustChooseGroup: boolean;
  readonly mustHavePicture: boolean;
};

/** Whether people choose their group (specification 5, inline registration). */
export const asksGroup = ({ userGroupsEnabled, studentsSelectGroup }: SiteSettings): boolean =>
  userGroupsEnabled && studentsSelectGroup;

/** The rules of a site. Without groups none can be chosen. */
export const registrationRules = (
  settings: SiteSettings,
  { choosesCredentials, hasGroups }: { readonly choosesCredentials: boolean; readonly hasGroups: boolean },
): RegistrationRules => ({
  choosesCredentials,
  mustChooseGroup: asksGroup(settings) && hasGroups,
  mustHavePicture: settings.profilePicture.isEnabled && settings.profilePicture.isRequired,
});

/** One code for each message of the registration form (specification 5, inline registration). */
export type RegistrationProblem =
  | 'firstName.required'
  | 'lastName.required'
  | 'name.max'
  | 'nickname.required'
  | 'email.required'
  | 'email.invalid'
  | 'tel.required'
  | 'tel.length'
  | 'address.required'
  | 'address.max'
  | 'picture.required'
  | 'picture.type'
  | 'picture.unreadable'
  | 'picture.reading'
  | 'picture.storage'
  | 'picture.failed'
  | 'username.required'
  | 'username.charset'
  | 'username.max'
  | 'password.required'
  | 'password.charset'
  | 'password.min'
  | 'password.max'
  | 'confirm.required'
  | 'confirm.mismatch'
  | 'group.required';

export type RegistrationProblems = Partial<Record<RegistrationField, RegistrationProblem>>;

const credentialPattern = /^[a-zA-Z0-9_.@-]+$/;

export const isUsername = (username: string): boolean =>
  username.length <= usernameMaximum && credentialPattern.test(username);

/** The problem of a password, or `null`. */
export function refusePassword(password: string): RegistrationProblem | null {
  if (password === '') return 'password.required';
  if (!credentialPattern.test(password)) return 'password.charset';
  if (password.length < passwordMinimum) return 'password.min';
  return password.length > passwordMaximum ? 'password.max' : null;
}

/** The fields as stored: contact by `normaliseContact`, lower-case e-mail, unchanged passwords. */
export const normaliseRegistration = (fields: RegistrationFields): RegistrationFields => ({
  ...fields,
  ...normaliseContact(fields),
  email: normaliseEmail(fields.email),
  username: plainEntry(fields.username),
});

/** Contact fields as typed; the site decides which are asked and required. */
export type ContactFields = Pick<RegistrationFields, ContactField>;
type ContactProblems = Pick<RegistrationProblems, ContactField>;

/** The contact fields as stored: cleaned texts, the number as digits. */
export const normaliseContact = (fields: ContactFields): ContactFields => ({
  firstName: writtenText(fields.firstName),
  lastName: writtenText(fields.lastName),
  nickname: writtenText(fields.nickname),
  tel: normaliseTel(fields.tel),
  address: writtenText(fields.address),
});

/** The fields without those that the site switched off; they are not stored. */
export const askedContact = (fields: ContactFields, contactFields: SiteSettings['contactFields']): ContactFields => ({
  firstName: contactFields.firstName.isEnabled ? fields.firstName : '',
  lastName: contactFields.lastName.isEnabled ? fields.lastName : '',
  nickname: contactFields.nickname.isEnabled ? fields.nickname : '',
  tel: contactFields.tel.isEnabled ? fields.tel : '',
  address: contactFields.address.isEnabled ? fields.address : '',
});

/** Problems by contact field; none for a field that the site switched off. */
export function refuseContact(typed: ContactFields, contactFields: SiteSettings['contactFields']): ContactProblems {
  const fields = normaliseContact(typed);
  const contact = (field: ContactField, problem: (value: string, required: boolean) => RegistrationProblem | null) =>
    contactFields[field].isEnabled ? problem(fields[field], contactFields[field].isRequired) : null;
  return onlyProblems({
    firstName: contact('firstName', (name, required) => refuseName(name, required, 'firstName.required')),
    lastName: contact('lastName', (name, required) => refuseName(name, required, 'lastName.required')),
    nickname: contact('nickname', (name, required) => refuseName(name, required, 'nickname.required')),
    tel: contact('tel', refuseTel),
    address: contact('address', refuseAddress),
  });
}

/** Problems by field, each with its first one; none for a field that the site switched off. */
export function refuseRegistration(
  typed: RegistrationFields,
  contactFields: SiteSettings['contactFields'],
  rules: RegistrationRules,
): RegistrationProblems {
  const fields = normaliseRegistration(typed);
  return onlyProblems({
    ...refuseContact(fields, contactFields),
    email: refuseEmail(fields.email),
    picture: rules.mustHavePicture && fields.picture === '' ? 'picture.required' : null,
    username: rules.choosesCredentials ? refuseUsername(fields.username) : null,
    password: rules.choosesCredentials ? refusePassword(fields.password) : null,
    confirmPassword: rules.choosesCredentials ? refuseConfirmation(fields) : null,
    groupId: rules.mustChooseGroup && fields.groupId === '' ? 'group.required' : null,
  });
}

function refuseName(name: string, required: boolean, missing: RegistrationProblem): RegistrationProblem | null {
  if (name === '') return required ? missing : null;
  return name.length > nameMaximum ? 'name.max' : null;
}

function refuseEmail(email: string): RegistrationProblem | null {
  if (email === '') return 'email.required';
  return isEmail(email) ? null : 'email.invalid';
}

function refuseTel(tel: string, required: boolean): RegistrationProblem | null {
  if (tel === '') return required ? 'tel.required' : null;
  return isTel(tel) ? null : 'tel.length';
}

function refuseAddress(address: string, required: boolean): RegistrationProblem | null {
  if (address === '') return required ? 'address.required' : null;
  return address.length > addressMaximum ? 'address.max' : null;
}

function refuseUsername(username: string): RegistrationProblem | null {
  if (username === '') return 'username.required';
  if (!credentialPattern.test(username)) return 'username.charset';
  return username.length > usernameMaximum ? 'username.max' : null;
}

function refuseConfirmation(fields: RegistrationFields): RegistrationProblem | null {
  if (fields.confirmPassword === '') return 'confirm.required';
  return fields.confirmPassword === fields.password ? null : 'confirm.mismatch';
}

function onlyProblems(
  found: Partial<Record<RegistrationField, RegistrationProblem | null | undefined>>,
): RegistrationProblems {
  const problems: RegistrationProblems = {};
  for (const field of registrationFields) {
    const problem = found[field];
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** The fields in the order of the form. */
export const registrationFields: readonly RegistrationField[] = [
  'firstName',
  'lastName',
  'nickname',
  'email',
  'tel',
  'address',
  'picture',
  'groupId',
  'username',
  'password',
  'confirmPassword',
];
