/** Sign-in providers in the order of their buttons. */
export const socialProviders = ['line', 'facebook', 'google'] as const;
export type SocialProvider = (typeof socialProviders)[number];

export const isSocialProvider = (text: unknown): text is SocialProvider =>
  socialProviders.some((provider) => provider === text);

/** Outcomes of a sign-in at a provider. */
export const socialOutcomes = [
  'signedIn',
  /** Signed in; the person is asked whether to link another provider with the account's address. */
  'mayLink',
  /** The signed-in account can also use this provider from now on. */
  'linked',
  /** Unknown person, and the shop asks for more than the provider tells. */
  'register',
  /** The address has an account; the person is asked to sign in and link the provider. */
  'knownAddress',
  'cancelled',
  /** Too late, or started in another browser. */
  'lost',
  'unavailable',
  'blocked',
  /** The provider's account is linked to another account. */
  'linkedElsewhere',
  /** The shop takes no more people, now or today. */
  'full',
] as const;
export type SocialOutcome = (typeof socialOutcomes)[number];

/**
 * A person that a provider vouched for and who is not linked yet. Missing names are '' and a missing address is `null`.
 */
export type Newcomer = {
  /** Identifies the newcomer that the person confirmed. */
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
  /** The providers that this shop offers. */
  readonly offered: readonly SocialProvider[];
};

/** Whether another way to sign in remains without this provider. */
export const mayUnlink = ({ hasPassword, linked }: Omit<SignInWays, 'offered'>, provider: SocialProvider): boolean =>
  hasPassword || linked.some((other) => other !== provider);

/** Splits a full name at its first space. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
