import type { Role } from '../../src/domain/people/identity.ts';

/**
 * Who asks. `cartKey` is the secret of the guest's cart cookie; `null` while there is none. A blocked account has a
 * session that opens nothing: WHITELIST_USER_DENIED.
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

/** A caller with a session that opens something. */
export type SignedIn = Extract<Caller, { kind: 'person' }>;
