import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '../ui/announce.ts';
import { arriveAt, isFirstArrival, rememberScroll } from './scrollMemory.ts';

/**
 * Stands after a page and inside its waiting boundary, so it acts once the page is drawn: the scroll position, the focus
 * and, for screen readers, the title. The first page of a visit is left alone, as the browser already did all that.
 */
export function Arrival() {
  const location = useLocation();
  const navigation = useNavigationType();
  const arrivedAt = useRef<string | null>(null);

  useEffect(() => {
    const first = isFirstArrival();
    const samePage = arrivedAt.current === location.pathname;
    arrivedAt.current = location.pathname;
    // A filter written into the address while typing is no journey.
    const staysPut = samePage && navigation === 'REPLACE';
    const stopScrolling = staysPut ? () => {} : arriveAt(location, navigation === 'POP');
    const stopRemembering = rememberScroll(location.key);
    if (!first && !samePage && !keepsFocus(location)) moveFocus();
    return () => {
      stopScrolling();
      stopRemembering();
    };
  }, [location, navigation]);

  return null;
}

/** A link may ask to leave the focus where it is: `state={{ keepFocus: true }}`, for filters and tabs in the address. */
const keepsFocus = ({ state }: Location) => typeof state === 'object' && state !== null && 'keepFocus' in state;

function moveFocus(): void {
  const main = document.getElementById('main');
  const target = main?.querySelector('h1') ?? main;
  if (!target) return;
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  announce(document.title);
}
