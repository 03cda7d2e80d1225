import { isEmail } from '../../src/domain/people/contactFormat.ts';
import type { ProvedLink } from '../store/people/socialLinks.ts';

/** Values that tie a provider's answer to its browser. */
export type SignInSecrets = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** A person verified by a provider. */
export type ProvedIdentity = ProvedLink & { readonly firstName: string; readonly lastName: string };

/** A provider's address; `null` if it has signs that a typed address is cleaned of: it may resemble another person's. */
export const plainAddress = (email: string): string | null => (isEmail(email.trim()) ? email : null);

/** One provider with the shop's keys. `redirectUri` is registered exactly. */
export type SocialClient = {
  /**
   * The address to send the browser to; `asksAnew`: asks for a fresh sign-in. Throws `SocialFault` if the provider is
   * unreachable.
   */
  readonly begin: (
    redirectUri: string,
    secrets: SignInSecrets,
    options: { readonly asksAnew: boolean },
  ) => Promise<URL>;
  /** The verified person. Throws `SocialFault`. */
  readonly finish: (returned: URL, secrets: SignInSecrets) => Promise<ProvedIdentity>;
};

/** A failed sign-in at a provider. */
export class SocialFault extends Error {
  readonly outcome: 'cancelled' | 'lost' | 'unavailable';
  constructor(outcome: SocialFault['outcome'], cause: unknown) {
    super(`A sign-in at a provider ended: ${outcome}`, { cause });
    this.name = 'SocialFault';
    this.outcome = outcome;
  }
}
