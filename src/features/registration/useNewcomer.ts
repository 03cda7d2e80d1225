import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { newcomer, socialParameters } from '../../contract/socialLogin.ts';
import { isSocialProvider, type Newcomer, type SocialProvider } from '../../domain/socialLogin.ts';
import { callServer } from '../../platform/callServer.ts';

/** Whoever came from a provider to open an account: asked for, expected no longer, or known. */
export type NewcomerState =
  | { readonly state: 'none' | 'asking' }
  | { readonly state: 'expired'; readonly provider: SocialProvider }
  | { readonly state: 'known'; readonly newcomer: Newcomer };

/** Whom a provider has just vouched for, where the address of the page says that one has. Kept nowhere. */
export function useNewcomer(): NewcomerState {
  const provider = new URLSearchParams(useLocation().search).get(socialParameters.provider);
  const isExpected = isSocialProvider(provider);
  const { data, isPending, isError } = useQuery({
    queryKey: ['newcomer', provider],
    queryFn: ({ signal }) => callServer(newcomer, {}, { signal }),
    enabled: isExpected,
    staleTime: 0,
  });
  if (!isExpected) return { state: 'none' };
  if (isPending && !isError) return { state: 'asking' };
  return data?.provider === provider ? { state: 'known', newcomer: data } : { state: 'expired', provider };
}
