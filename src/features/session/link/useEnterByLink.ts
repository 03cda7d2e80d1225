import { useMutation } from '@tanstack/react-query';
import { enterByLink } from '../../../contract/people/enterByLink.ts';
import type { MailedLink } from '../../../contract/people/mailedLink.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { type SignedInByLink, useSignInByLink } from './useSignInByLink.ts';

/** `denied`: the buyer is blocked. The current person must not read it as their own block. */
type Entry = SignedInByLink | { readonly kind: 'denied'; readonly failure: Error };

/** Signs in a guest buyer by a mailed link. A retry after a lost answer signs in again. */
export function useEnterByLink() {
  const signIn = useSignInByLink();
  return useMutation({
    mutationFn: async (link: MailedLink): Promise<Entry> => {
      try {
        return await signIn(link, (key) => callServer(enterByLink, { body: { ...link, key } }));
      } catch (failure) {
        if (failure instanceof CallFailed && failure.code === 'WHITELIST_USER_DENIED')
          return { kind: 'denied', failure };
        throw failure;
      }
    },
  });
}
