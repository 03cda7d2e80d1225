import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageOf } from '../../domain/site/pageAddress.ts';
import { whenQuiet } from '../start/whenQuiet.ts';
import { tellTakenOver } from './takenOver.ts';

/** The page of the last arrival, known before the code that acts on it is here. */
let arrivedAt: string | null = null;
let scrolledTo = 0;
// Kept aside, because by the time a page is left the next one is drawn and the browser may have moved.
if (!import.meta.env.SSR) addEventListener('scroll', () => (scrolledTo = scrollY), { passive: true });

/** Whether the visit has shown a page already. */
export const hasArrivedBefore = (): boolean => arrivedAt !== null;

/**
 * Stands after a page and inside its waiting boundary, so it acts once the page is drawn (see `journey.ts`). The first
 * page of a visit is left alone, as the browser already did all that; loaded anew amid a visit, its place is ours to find.
 */
export function Arrival() {
  const location = useLocation();
  const navigation = useNavigationType();

  useEffect(tellTakenOver, []);

  useEffect(() => {
    let stop: (() => void) | null = () => {};
    const first = arrivedAt === null;
    const page = pageOf(location.pathname);
    const samePage = arrivedAt === page;
    arrivedAt = page;
    const arrive = async () => {
      const { arriveAt } = await import('../start/journey.ts');
      if (stop !== null) stop = arriveAt(location, navigation, { first, samePage });
    };
    // Without it the page is there all the same.
    const arriveIfItCan = () => arrive().catch(() => {});
    if (first && history.scrollRestoration === 'auto') whenQuiet(arriveIfItCan);
    else void arriveIfItCan();
    return () => {
      stop?.();
      stop = null;
    };
  }, [location, navigation]);

  // With the page itself: a moment later the next one is painted, the browser has moved and has told of it.
  useLayoutEffect(
    () => () => {
      const top = scrolledTo;
      void import('../start/scrollMemory.ts')
        .then(({ rememberScroll }) => rememberScroll(location.key, top))
        .catch(() => {});
    },
    [location],
  );

  return null;
}
