import type { Role } from '../../src/domain/identity.ts';

/** Who asks. `cartKey` is the secret of the guest's cart cookie; `null` while there is none. */
export type Caller =
  | { readonly kind: 'guest'; readonly cartKey: string | null }
  | { readonly kind: 'person'; readonly userId: string; readonly role: Role; readonly cartKey: string | null };
