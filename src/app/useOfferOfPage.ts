import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether an offer stands above this page. It comes with the next page, since it would push away what the reader of this one
 * is about to press, and goes at once.
 */
export function useOfferOfPage(isOffered: boolean): boolean {
  const { key } = useLocation();
  const [page, setPage] = useState({ key, came: false });
  const came = page.key === key ? page.came : isOffered;
  const arrive = useEffectEvent(() => setPage({ key, came }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once for each page
  useEffect(() => arrive(), [key]);
  return isOffered && came;
}
