import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { whenQuiet } from './whenQuiet.ts';

let isFirstPage = true;

/**
 * Stands after a page and inside its waiting boundary, so it acts once the page is drawn (see `journey.ts`). The first
 * page of a visit is left alone, as the browser already did all that.
 */
export function Arrival() {
  const location = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    let leave: (() => void) | null = () => {};
    const first = isFirstPage;
    isFirstPage = false;
    const arrive = async () => {
      const journey = await import('./journey.ts');
      if (leave !== null) leave = journey.arrive(location, navigation, first);
    };
    if (first) whenQuiet(arrive);
    else void arrive();
    return () => {
      leave?.();
      leave = null;
    };
  }, [location, navigation]);

  return null;
}
