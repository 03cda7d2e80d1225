import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * An offer above the page comes with the next page, never into the one that somebody is reading: it would push away what
 * they are about to press. It goes at once.
 */
export function useOfferOfPage(isOffered: boolean): boolean {
  const { key } = useLocation();
  const [page, setPage] = useState({ key, came: false });
  if (page.key !== key) setPage({ key, came: isOffered });
  return isOffered && page.came;
}
