import type { ContactField } from '../site/siteSettings.ts';
import { isEmail, normaliseEmail } from './contactFormat.ts';
import {
  askedLabels,
  type CustomLabel,
  cachedAnswers,
  type LabelAnswers,
  type LabelProblem,
  refuseAnswers,
  type StoredAnswer,
} from './customLabel.ts';
import { type ContactFields, type RegistrationProblem, refuseContact } from './registration.ts';

/** A person's details as the desk edits them. */
export type PersonDetails = ContactFields & {
  readonly email: string;
  readonly groupId: string | null;
  /** Answers to the shop's questions but for pictures. */
  readonly answers: LabelAnswers;
};

const optional = { isEnabled: true, isRequired: false };
const allOptional = {
  ...{ firstName: optional, lastName: optional, nickname: optional, tel: optional, address: optional },
} satisfies Record<ContactField, typeof optional>;

type DetailsProblems = Partial<Record<Exclude<keyof PersonDetails, 'answers'>, RegistrationProblem>>;

/** Problems by field. Nothing but the e-mail is required, because the desk knows only what it was told. */
export const refusePersonDetails = (typed: PersonDetails): DetailsProblems => ({
  ...refuseContact(typed, allOptional),
  ...(isEmail(normaliseEmail(typed.email))
    ? {}
    : { email: typed.email.trim() === '' ? 'email.required' : 'email.invalid' }),
});

/** The questions whose answers the desk edits: all but pictures, none of them required. */
export const editedLabels = (labels: readonly CustomLabel[]): readonly CustomLabel[] =>
  askedLabels(labels).flatMap((label) => (label.type === 'image' ? [] : [{ ...label, isRequired: false }]));

/** Problems of the edited answers by question. */
export const refuseEditedAnswers = (
  labels: readonly CustomLabel[],
  answers: LabelAnswers,
): Readonly<Record<string, LabelProblem>> => refuseAnswers(editedLabels(labels), answers);

/** The answers after an edit: pictures, and answers to questions that are asked no more, stay. */
export function answersAfterEdit(
  labels: readonly CustomLabel[],
  former: readonly StoredAnswer[],
  answers: LabelAnswers,
): readonly StoredAnswer[] {
  const edited = editedLabels(labels);
  const others = former.filter(({ id }) => !edited.some((label) => label.id === id));
  return [...cachedAnswers(edited, answers), ...others];
}

/** Stored answers as a form has them. */
export const typedAnswers = (stored: readonly StoredAnswer[]): LabelAnswers =>
  Object.fromEntries(stored.map(({ id, values }) => [id, values.map(({ th }) => th)]));
