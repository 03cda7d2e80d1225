import type { Role } from '../../src/domain/people/identity.ts';

/**
 * The caller. `cartKey` is the secret of the guest's cart cookie, or `null`. A blocked account has a session without
 * rights: WHITELIST_USER_DENIED.
 */
export type Caller =
  | { readonly kind: 'guest'; readonly cartKey: string | null }
  | {
      readonly kind: 'person';
      readonly userId: string;
      readonly role: Role;
      readonly sessionId: string;
      readonly cartKey: string | null;
    }
  | { readonly kind: 'blocked'; readonly userId: string; readonly cartKey: string | null };

/** A caller with a usable session. */
export type SignedIn = Extract<Caller, { kind: 'person' }>;
