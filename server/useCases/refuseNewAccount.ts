import { type Registration, registrationWireFields } from '../../src/contract/registration.ts';
import type { FailureCode } from '../../src/domain/failure.ts';
import {
  type RegistrationFields,
  type RegistrationProblem,
  refuseRegistration,
} from '../../src/domain/registration.ts';
import { formatBangkokDate } from '../../src/domain/time.ts';
import { parseBangkok } from '../../src/domain/typedTime.ts';
import { type Refusal, refuse } from '../http/failure.ts';
import type { Db, Tx } from '../store/connection.ts';
import { countLearners, lockLearnerLimits } from '../store/people.ts';
import { readSettings } from '../store/settings.ts';

/** The form's fields as the rules look at them. The browser compares the two passwords; one of them travels. */
export const fieldsOfRegistration = (registration: Registration): RegistrationFields => ({
  firstName: registration.firstName,
  lastName: registration.lastName,
  nickname: registration.nickname ?? '',
  email: registration.email,
  tel: registration.tel ?? '',
  address: registration.address ?? '',
  username: registration.username ?? '',
  password: registration.password ?? '',
  confirmPassword: registration.password ?? '',
  groupId: '',
});

/** Of the fields that travel; the second password does not. */
const wireNames: ReadonlyMap<string, string> = new Map(Object.entries(registrationWireFields));

/** Why no account can be opened with what the form says: every faulty field at once. */
export async function refuseNewAccount(db: Db, registration: Registration): Promise<Refusal | null> {
  const settings = await readSettings(db);
  const problems = refuseRegistration(fieldsOfRegistration(registration), settings.contactFields, {
    choosesCredentials: registration.kind === 'member',
    mustChooseGroup: false,
  });
  const faults = Object.entries(problems).flatMap(([field, problem]) => {
    const wireName = wireNames.get(field);
    return wireName === undefined ? [] : [{ wireName, problem }];
  });
  if (faults.length === 0) return null;
  const fields = Object.fromEntries(faults.map(({ wireName, problem }) => [wireName, problem]));
  return refuse(codeOf(faults.map(({ problem }) => problem)), { fields });
}

/**
 * Why the site takes nobody more, in all or today. Those who register at the same moment follow each other until each
 * account is written, so the last place is given once; without limits nobody waits.
 */
export async function refuseOverLimit(tx: Tx, now: number): Promise<FailureCode | null> {
  const { userLimit, dailyUserLimit } = await readSettings(tx);
  if (userLimit === 0 && dailyUserLimit === 0) return null;
  await lockLearnerLimits(tx);
  const learners = await countLearners(tx, startOfBangkokDay(now));
  if (userLimit > 0 && learners.all >= userLimit) return 'OVER_LIMIT_USER';
  return dailyUserLimit > 0 && learners.since >= dailyUserLimit ? 'ERROR_CREATE_USER_IN_DAY' : null;
}

const codeOfProblem: Partial<Record<RegistrationProblem, FailureCode>> = {
  'username.charset': 'INVALID_FORMAT_USERNAME',
  'username.max': 'INVALID_FORMAT_USERNAME',
  'password.charset': 'INVALID_FORMAT_PASSWORD',
  'password.min': 'INVALID_FORMAT_PASSWORD',
  'password.max': 'INVALID_FORMAT_PASSWORD',
  'email.invalid': 'INVALID_FORMAT_EMAIL',
};

/** The field's own code where one field alone is at fault. */
const codeOf = ([problem, ...others]: readonly RegistrationProblem[]): FailureCode =>
  (problem !== undefined && others.length === 0 && codeOfProblem[problem]) || 'INPUT_ERROR';

const startOfBangkokDay = (now: number): number => parseBangkok(formatBangkokDate(now), '00:00:00') ?? now;
