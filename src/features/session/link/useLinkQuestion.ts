import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Newcomer } from '../../../domain/people/socialLogin.ts';
import { newcomerQuery } from '../social/newcomerQuery.ts';
import { useSocialNews } from '../social/socialNews.ts';

type LinkQuestion = {
  /** The provider account that came back to this form; `null` if there is nothing to ask. */
  readonly newcomer: Newcomer | null;
  readonly isYes: boolean;
  readonly answer: (isYes: boolean) => void;
};

/**
 * Whether to link a provider account with the same address as the account that signs in. A yes holds for the shown
 * account only.
 */
export function useLinkQuestion(): LinkQuestion {
  const news = useSocialNews();
  const isAsked = news?.outcome === 'knownAddress';
  const { data } = useQuery({ ...newcomerQuery, enabled: isAsked });
  const [yesTo, setYesTo] = useState<string | null>(null);
  const newcomer = isAsked && data?.provider === news.provider ? data : null;
  return {
    newcomer,
    isYes: newcomer !== null && newcomer.ticket === yesTo,
    answer: (isYes) => setYesTo(isYes && newcomer !== null ? newcomer.ticket : null),
  };
}
