import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageOf } from '../../domain/site/pageAddress.ts';
import { whenQuiet } from '../start/whenQuiet.ts';
import { markHydrated } from './hydration.ts';

/** The page of the last arrival, stored before the code that handles it has loaded. */
let arrivedAt: string | null = null;
let scrolledTo = 0;
// Saved early: when a page is left, the next one is already rendered and the browser may have scrolled.
if (!import.meta.env.SSR) addEventListener('scroll', () => (scrolledTo = scrollY), { passive: true });

/** Whether this visit has shown a page before. */
export const hasArrivedBefore = (): boolean => arrivedAt !== null;

/**
 * Placed after a page and inside its Suspense boundary, so that it runs once the page is rendered (`journey.ts`). The
 * first page of a visit is left to the browser; after a reload within a visit the scroll position is restored here.
 */
export function Arrival() {
  const location = useLocation();
  const navigation = useNavigationType();

  useEffect(markHydrated, []);

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
    // Without this code the page still works.
    const arriveIfItCan = () => arrive().catch(() => {});
    if (first && history.scrollRestoration === 'auto') whenQuiet(arriveIfItCan);
    else void arriveIfItCan();
    return () => {
      stop?.();
      stop = null;
    };
  }, [location, navigation]);

  // In the same commit as the page: a moment later it is painted, and the browser has scrolled.
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
