import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether an offer shows above this page. It appears with the next navigation only, because it would shift the content,
 * and disappears at once.
 */
export function useOfferOfPage(isOffered: boolean): boolean {
  const { key } = useLocation();
  const [page, setPage] = useState({ key, came: false });
  const came = page.key === key ? page.came : isOffered;
  const arrive = useEffectEvent(() => setPage({ key, came }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once a page
  useEffect(() => arrive(), [key]);
  return isOffered && came;
}
