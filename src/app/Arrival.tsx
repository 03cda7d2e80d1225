import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { whenQuiet } from './whenQuiet.ts';

let isFirstPage = true;
let scrolledTo = 0;
// Kept aside, because by the time a page is left the next one is drawn and the browser may have moved.
addEventListener('scroll', () => (scrolledTo = scrollY), { passive: true });

/**
 * Stands after a page and inside its waiting boundary, so it acts once the page is drawn (see `journey.ts`). The first
 * page of a visit is left alone, as the browser already did all that.
 */
export function Arrival() {
  const location = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    let stop: (() => void) | null = () => {};
    const first = isFirstPage;
    isFirstPage = false;
    const arrive = async () => {
      const { arriveAt } = await import('./journey.ts');
      if (stop !== null) stop = arriveAt(location, navigation, first);
    };
    if (first) whenQuiet(arrive);
    else void arrive();
    return () => {
      stop?.();
      stop = null;
      const top = scrolledTo;
      void import('./scrollMemory.ts').then(({ rememberScroll }) => rememberScroll(location.key, top));
    };
  }, [location, navigation]);

  return null;
}
