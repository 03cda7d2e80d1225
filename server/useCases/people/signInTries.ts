import { normaliseSignInName } from '../../../src/domain/people/contactFormat.ts';
import { findAccountByName } from '../../store/people/accounts.ts';
import type { CallContext } from '../callContext.ts';

/** A sign-in attempt under a name. */
type SignInTry = {
  /** The person's own limit is reached under any name: answered like a wrong password. */
  readonly isBarred: boolean;
  /** Resets the counters after a right password. */
  readonly forget: (userId: string) => void;
};

const underName = (name: string): string => `name ${name}`;
const ofPerson = (userId: string): string => `person ${userId}`;

/**
 * Counts an attempt under the typed name and of its person; `null` if over the name's limit. Only the typed name
 * decides that, otherwise usernames would reveal addresses.
 */
export async function countTry({ parts, throttles }: CallContext, typed: string): Promise<SignInTry | null> {
  const name = normaliseSignInName(typed);
  if (!throttles.signIn.take(underName(name))) return null;
  const account = await findAccountByName(parts.db, name);
  return {
    isBarred: account !== null && !throttles.signIn.take(ofPerson(account.id)),
    forget: (userId) => {
      throttles.signIn.forget(ofPerson(userId));
      // A username may be another's address.
      if (account?.id === userId) throttles.signIn.forget(underName(name));
    },
  };
}

/** Resets a person's counters after a new password, under all their names. */
export async function forgetTriesOf(
  { parts, throttles }: CallContext,
  userId: string,
  names: readonly (string | null)[],
): Promise<void> {
  throttles.signIn.forget(ofPerson(userId));
  for (const name of names) {
    if (name === null || (await findAccountByName(parts.db, name))?.id !== userId) continue;
    throttles.signIn.forget(underName(name));
  }
}
