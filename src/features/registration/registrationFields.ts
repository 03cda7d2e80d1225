import type { RegistrationField, RegistrationFields } from '../../domain/registration.ts';
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

const fieldOfCode: Readonly<Record<string, RegistrationField>> = {
  DUPLICATE_USERNAME: 'username',
  INVALID_FORMAT_USERNAME: 'username',
  DUPLICATE_EMAIL: 'email',
  INVALID_FORMAT_EMAIL: 'email',
  INVALID_FORMAT_PASSWORD: 'password',
};

const fieldOfWire: Readonly<Record<string, RegistrationField>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  nickname: 'nickname',
  email: 'email',
  tel: 'tel',
  address: 'address',
  username: 'username',
  password: 'password',
};

/** The server's sentences by the form's fields: those that it names itself, and the one that its code is about. */
export function problemsOfFailure(failure: CallFailed): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const [name, sentence] of Object.entries(failure.facts.fields)) {
    const field = fieldOfWire[name.toLowerCase()];
    if (field !== undefined) problems[field] = sentence;
  }
  const field = fieldOfCode[failure.code];
  if (field !== undefined) problems[field] ??= failure.message;
  return problems;
}
