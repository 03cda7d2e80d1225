/** Who may vouch for a person instead of a password, in the order of the buttons. */
export const socialProviders = ['line', 'facebook', 'google'] as const;
export type SocialProvider = (typeof socialProviders)[number];

export const isSocialProvider = (text: unknown): text is SocialProvider =>
  socialProviders.some((provider) => provider === text);

/** What became of a way to a provider and back. */
export const socialOutcomes = [
  'signedIn',
  /** Signed in, and asked whether another provider with the account's address is linked, too. */
  'mayLink',
  /** The account that is signed in signs in with the provider, too, from now on. */
  'linked',
  /** Nobody here yet, and the shop asks for more than the provider tells. */
  'register',
  /** The address has an account here; whoever signs in to it is asked whether the provider is linked. */
  'knownAddress',
  'cancelled',
  /** It took too long, or was begun in another browser. */
  'lost',
  'unavailable',
  'blocked',
  /** The provider's account belongs to another account here. */
  'linkedElsewhere',
  /** The shop takes no more people, now or today. */
  'full',
] as const;
export type SocialOutcome = (typeof socialOutcomes)[number];

/**
 * What a provider told of somebody who has no account here yet, or has not said that this one is theirs. Names are '' and
 * the address `null` where it told none.
 */
export type Newcomer = {
  /** Says which one was shown to whoever says yes to it. */
  readonly ticket: string;
  readonly provider: SocialProvider;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
};

/** How an account signs in. */
export type SignInWays = {
  readonly hasPassword: boolean;
  readonly linked: readonly SocialProvider[];
  /** What this shop offers. */
  readonly offered: readonly SocialProvider[];
};

/** Whether an account would have a way to sign in left without this provider. */
export const mayUnlink = ({ hasPassword, linked }: Omit<SignInWays, 'offered'>, provider: SocialProvider): boolean =>
  hasPassword || linked.some((other) => other !== provider);

/** A name in one piece: what stands before the first space, and the rest. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
