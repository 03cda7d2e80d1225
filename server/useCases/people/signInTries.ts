import { findAccountByName } from '../../store/people/accounts.ts';
import type { CallContext } from '../callContext.ts';

/** A try at signing in under a name. */
type SignInTry = {
  /** The person's own limit is met, under whichever of their names: the answer is that of a wrong password. */
  readonly isBarred: boolean;
  /** The password was right, of the person who is in by it. */
  readonly forget: (userId: string) => void;
};

const underName = (name: string): string => `name ${name}`;
const ofPerson = (userId: string): string => `person ${userId}`;

/**
 * Counts a try under the typed name and of the person whose it is; `null` is one too many under this name. Only what was
 * typed decides on that: otherwise tries under a username would tell which address is the same person's.
 */
export async function countTry({ parts, throttles }: CallContext, typed: string): Promise<SignInTry | null> {
  const name = typed.trim().toLowerCase();
  if (!throttles.signIn.take(underName(name))) return null;
  const account = await findAccountByName(parts.db, name);
  return {
    isBarred: account !== null && !throttles.signIn.take(ofPerson(account.id)),
    forget: (userId) => {
      throttles.signIn.forget(ofPerson(userId));
      // A username may be the address of another, whose tries are then counted under it.
      if (account?.id === userId) throttles.signIn.forget(underName(name));
    },
  };
}

/** Whoever set a new password begins anew, under each of these names that leads to them. */
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
