import type { AccessState } from '../learning/accessTime.ts';
import type { LocalText } from '../localText.ts';
import type { OrderStatus } from '../order/orderStatus.ts';
import type { Currency } from '../pricing/currency.ts';
import type { EpochMs } from '../time.ts';
import { writtenText } from '../writtenText.ts';
import { isEmail, normaliseEmail } from './contactFormat.ts';
import type { Role } from './identity.ts';
import type { PersonDetails } from './personDetails.ts';
import type { RegisteredPerson } from './registeredPerson.ts';
import { nameMaximum } from './registration.ts';

/** A person in the desk's list. */
export type ListedPerson = {
  readonly id: string;
  readonly name: string;
  /** The mail address. */
  readonly email: string;
  readonly username: string | null;
  readonly tel: string | null;
  readonly role: Role;
  readonly isBlocked: boolean;
  readonly isErased: boolean;
  readonly createdAt: EpochMs;
};

/** One access to a course, given by an order or by hand. */
export type GivenAccess = {
  readonly id: string;
  /** `null`: given by hand. */
  readonly orderId: string | null;
  readonly givenReason: string | null;
  readonly startsAt: EpochMs;
  /** `null`: without an end by the calendar. */
  readonly endsAt: EpochMs | null;
  /** Time of the taking, or of the order's end; `null` while given. */
  readonly takenAt: EpochMs | null;
  readonly takenReason: string | null;
};

/** A course of a person at the desk; `state` over all accesses, `null` without one that counts. */
export type CourseOfPerson = {
  readonly courseId: string;
  readonly title: LocalText;
  readonly percentDone: number;
  readonly state: AccessState['kind'] | null;
  readonly accesses: readonly GivenAccess[];
};

/** An order of a person at the desk, without its lines. */
export type OrderOfPerson = {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly placedAt: EpochMs;
  /** Minor units. */
  readonly total: number;
  readonly currency: Currency;
};

/** A person as the desk sees them. */
export type PersonAtDesk = ListedPerson & {
  /** Whether a password was chosen. */
  readonly hasPassword: boolean;
  /** Running sessions on devices. */
  readonly sessionCount: number;
  readonly registered: RegisteredPerson;
  readonly details: PersonDetails;
  /** Changes with each change of the details. */
  readonly detailsRevision: string;
  /** Whether the person has proved to read the sign-in e-mail. */
  readonly isEmailProved: boolean;
  readonly courses: readonly CourseOfPerson[];
  readonly orders: readonly OrderOfPerson[];
};

/** Longest reason for a deed at the desk. */
export const deskReasonMaximum = 400;
/** Longest access by hand (days). */
export const accessDaysMaximum = 3_650;

/** Whether the reason says something. */
export const isDeskReason = (reason: string): boolean =>
  writtenText(reason) !== '' && reason.trim().length <= deskReasonMaximum;

/** A typed whole number of days; `null` is endless, `undefined` no number in the limits. */
export function readAccessDays(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= accessDaysMaximum ? days : undefined;
}

/** Roles that the desk gives; a non-member comes from buying as a guest. */
export const givenRoles = ['student', 'instructor', 'content', 'orderDesk', 'administrator'] as const;
export type GivenRole = (typeof givenRoles)[number];

/** The form of a new account; its owner chooses the password by a mailed link. */
export type TypedNewPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: GivenRole;
};

export const noNewPerson: TypedNewPerson = { email: '', firstName: '', lastName: '', role: 'student' };

export type NewPersonProblem = 'email.required' | 'email.invalid' | 'firstName.required' | 'name.max';

/** The problem of each faulty field. */
export function refuseNewPerson({
  email,
  firstName,
  lastName,
}: TypedNewPerson): Partial<Record<keyof TypedNewPerson, NewPersonProblem>> {
  const address = normaliseEmail(email);
  return {
    ...(address === '' ? { email: 'email.required' } : isEmail(address) ? {} : { email: 'email.invalid' }),
    ...(writtenText(firstName) === '' ? { firstName: 'firstName.required' } : {}),
    ...(firstName.trim().length > nameMaximum ? { firstName: 'name.max' } : {}),
    ...(lastName.trim().length > nameMaximum ? { lastName: 'name.max' } : {}),
  };
}
