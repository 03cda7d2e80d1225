import { useMutation } from '@tanstack/react-query';
import { enterByLink } from '../../contract/enterByLink.ts';
import type { Person } from '../../domain/identity.ts';
import { CallFailed } from '../../platform/callFailed.ts';
import { callServer } from '../../platform/callServer.ts';
import { isOtherHere, type MailedLink, useSignInByLink } from './useSignInByLink.ts';

/**
 * Who is signed in by the link; or that somebody else is here, who would have to make room; or that its buyer is blocked,
 * which is nothing that whoever is here should hear of as theirs.
 */
type Entry =
  | { readonly kind: 'entered'; readonly person: Person | null }
  | { readonly kind: 'otherHere' }
  | { readonly kind: 'denied'; readonly failure: Error };

/** Signs in who bought without an account, by a mailed link. Pressed again after a lost answer it does so again. */
export function useEnterByLink() {
  const signIn = useSignInByLink();
  return useMutation({
    mutationFn: async (link: MailedLink): Promise<Entry> => {
      try {
        return {
          kind: 'entered',
          person: await signIn(link, (key) => callServer(enterByLink, { body: { ...link, key } })),
        };
      } catch (failure) {
        if (isOtherHere(failure)) return { kind: 'otherHere' };
        if (failure instanceof CallFailed && failure.code === 'WHITELIST_USER_DENIED')
          return { kind: 'denied', failure };
        throw failure;
      }
    },
  });
}
