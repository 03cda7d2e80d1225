import { normaliseSignInName } from '../../../src/domain/people/contactFormat.ts';
import type { Throttle } from '../../base/throttle.ts';
import { knownDevice } from '../../identity/knownDevice.ts';
import { findAccountByName } from '../../store/people/accounts.ts';
import type { CallContext } from '../callContext.ts';

/** A sign-in attempt under a name. */
type SignInTry = {
  /** The person's own limit is reached under any name: answered like a wrong password. */
  readonly isBarred: boolean;
  /** Resets the counters after a right password. */
  readonly forget: (userId: string) => void;
  /** Takes back the try of a password that was not looked at. */
  readonly giveBack: () => void;
};

type TryContext = Pick<CallContext, 'parts' | 'throttles' | 'address' | 'headers'>;

const underName = (name: string): string => `name ${name}`;
const ofPerson = (userId: string): string => `person ${userId}`;
const from = (key: string, address: string): string => `${key} from ${address}`;

/**
 * Counts an attempt under the typed name and of its person, by address and from everywhere; `null` if over a limit of the
 * name. Only the typed name decides that, otherwise usernames would reveal addresses. A device that the person signed in
 * on before has only a limit of its own, so that no stranger locks its owner out.
 */
export async function countTry(context: TryContext, typed: string): Promise<SignInTry | null> {
  const { parts, throttles, headers } = context;
  const name = normaliseSignInName(typed);
  const account = await findAccountByName(parts.db, name);
  const cookies = headers.get('cookie') ?? undefined;
  const device = account && knownDevice(cookies, account.id, parts.config.secrets.SESSION_SECRET);
  if (device !== null) return tryOn(throttles.signInOnDevice, `${device} ${account?.id}`);
  if (!takeOf(context, underName(name))) return null;
  const keys = [underName(name), ...(account === null ? [] : [ofPerson(account.id)])];
  return {
    isBarred: account !== null && !takeOf(context, ofPerson(account.id)),
    giveBack: () => {
      for (const key of keys) {
        throttles.signIn.giveBack(from(key, context.address));
        throttles.signInAnywhere.giveBack(key);
      }
    },
    forget: (userId) => {
      forgetOf(context, ofPerson(userId));
      // A username may be another's address.
      if (account?.id === userId) forgetOf(context, underName(name));
    },
  };
}

function tryOn(throttle: Throttle, key: string): SignInTry | null {
  if (!throttle.take(key)) return null;
  return { isBarred: false, forget: () => throttle.forget(key), giveBack: () => throttle.giveBack(key) };
}

/** Counts both; a stop from everywhere is no reason to count less from here. */
function takeOf({ throttles, address }: TryContext, key: string): boolean {
  const isFewHere = throttles.signIn.take(from(key, address));
  return throttles.signInAnywhere.take(key) && isFewHere;
}

function forgetOf({ throttles, address }: TryContext, key: string): void {
  throttles.signIn.forget(from(key, address));
  // A right password takes back its own try and not those of others.
  throttles.signInAnywhere.giveBack(key);
}

/** Resets a person's counters after a new password, under all their names. */
export async function forgetTriesOf(
  context: TryContext,
  userId: string,
  names: readonly (string | null)[],
): Promise<void> {
  const { parts, throttles } = context;
  const own = [];
  for (const name of names) {
    if (name !== null && (await findAccountByName(parts.db, name))?.id === userId) own.push(underName(name));
  }
  for (const key of [ofPerson(userId), ...own]) {
    throttles.signInAnywhere.forget(key);
    throttles.signIn.forget(from(key, context.address));
  }
}
