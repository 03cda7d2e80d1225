import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Newcomer } from '../../../domain/people/socialLogin.ts';
import { newcomerQuery } from '../social/newcomerQuery.ts';
import { useSocialNews } from '../social/socialNews.ts';

type LinkQuestion = {
  /** Who came back from a provider to this very form; `null` where there is nothing to ask. */
  readonly newcomer: Newcomer | null;
  readonly isYes: boolean;
  readonly answer: (isYes: boolean) => void;
};

/** Whether a provider that came with the address of an account here is linked as that account signs in. A yes is for the one that is shown. */
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
