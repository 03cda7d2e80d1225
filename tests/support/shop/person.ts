import { type DemoAccount, demoAccounts } from '../../../server/base/demoAccounts.ts';
import type { Role } from '../../../src/domain/people/identity.ts';

const accountOf = (role: Role): DemoAccount => {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`The demo shop has no ${role}`);
  return account;
};

export const administrator = accountOf('administrator');
export const instructor = accountOf('instructor');
export const student = accountOf('student');

/** A buyer without an account. */
export type Guest = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** A guest with a unique address. */
export const guestNamed = (firstName: string, lastName: string): Guest => ({
  firstName,
  lastName,
  email: `guest-${crypto.randomUUID().slice(0, 8)}@example.com`,
});

/** A person who registers. */
export type Member = Guest & { readonly username: string; readonly password: string };

export function memberNamed(firstName: string, lastName: string): Member {
  const mark = crypto.randomUUID().slice(0, 8);
  return { firstName, lastName, email: `${mark}@example.com`, username: `member-${mark}`, password: `Pass.${mark}` };
}
