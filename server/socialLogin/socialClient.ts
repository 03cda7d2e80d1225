import type { ProvedLink } from '../store/people/socialLinks.ts';

/** What ties an answer of a provider to the browser that asked. */
export type Ties = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** Whom a provider has vouched for. */
export type ProvedIdentity = ProvedLink & { readonly firstName: string; readonly lastName: string };

/** One provider, with the shop's keys. `redirectUri` is registered with it to the letter. */
export type SocialClient = {
  /**
   * Where the browser is sent; `asksAnew`: whoever was signed in there before may be somebody else. Throws `SocialFault`
   * where the provider cannot be asked.
   */
  readonly begin: (redirectUri: string, ties: Ties, options: { readonly asksAnew: boolean }) => Promise<URL>;
  /** Whom the browser came back as. Throws `SocialFault`. */
  readonly finish: (returned: URL, ties: Ties) => Promise<ProvedIdentity>;
};

/** A sign-in at a provider that came to nothing. */
export class SocialFault extends Error {
  readonly outcome: 'cancelled' | 'lost' | 'unavailable';
  constructor(outcome: SocialFault['outcome'], cause: unknown) {
    super(`A sign-in at a provider ended: ${outcome}`, { cause });
    this.name = 'SocialFault';
    this.outcome = outcome;
  }
}
