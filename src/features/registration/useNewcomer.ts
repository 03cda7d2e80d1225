import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { socialParameters } from '../../contract/people/socialLogin.ts';
import { isSocialProvider, type Newcomer, type SocialProvider } from '../../domain/people/socialLogin.ts';
import { isRefusedForGood } from '../../platform/net/callFailed.ts';
import { newcomerQuery } from '../session/social/newcomerQuery.ts';

/** The person whom a provider sent to open an account: asked for, unreachable, expired or known. */
export type NewcomerState =
  | { readonly state: 'none' | 'asking' }
  | { readonly state: 'unreachable'; readonly provider: SocialProvider; readonly askAgain: () => void }
  | { readonly state: 'expired'; readonly provider: SocialProvider }
  | { readonly state: 'known'; readonly newcomer: Newcomer };

/** The person whom the provider in the page's address vouches for. */
export function useNewcomer(): NewcomerState {
  const provider = new URLSearchParams(useLocation().search).get(socialParameters.provider);
  const isExpected = isSocialProvider(provider);
  const { data, error, isFetching, refetch } = useQuery({ ...newcomerQuery, enabled: isExpected });
  if (!isExpected) return { state: 'none' };
  if (data) return data.provider === provider ? { state: 'known', newcomer: data } : { state: 'expired', provider };
  if (data === null || isRefusedForGood(error)) return { state: 'expired', provider };
  // The query refetches by itself when the connection returns.
  if (isFetching || error === null) return { state: 'asking' };
  return { state: 'unreachable', provider, askAgain: () => void refetch() };
}
