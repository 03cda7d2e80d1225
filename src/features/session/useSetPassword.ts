import { useMutation } from '@tanstack/react-query';
import { setPassword } from '../../contract/setPassword.ts';
import type { Person } from '../../domain/identity.ts';
import { callServer } from '../../platform/callServer.ts';
import { isOtherHere, type MailedLink, useSignInByLink } from './useSignInByLink.ts';

/** Who was signed in by the link, as a buyer without an account is, or nobody; or that somebody else is here, who would have to make room. */
type Saved = { readonly kind: 'saved'; readonly person: Person | null } | { readonly kind: 'otherHere' };

/** Sets a password by a mailed link. */
export function useSetPassword() {
  const signIn = useSignInByLink();
  return useMutation({
    mutationFn: async ({ password, ...link }: MailedLink & { readonly password: string }): Promise<Saved> => {
      try {
        const person = await signIn(link, () => callServer(setPassword, { body: { ...link, password } }));
        return { kind: 'saved', person };
      } catch (failure) {
        if (isOtherHere(failure)) return { kind: 'otherHere' };
        throw failure;
      }
    },
  });
}
