import type { Location, NavigationType } from 'react-router-dom';
import { announce } from '../ui/announce.ts';
import { rememberScroll, scrollOnArrival } from './scrollMemory.ts';

let lastPath: string | null = null;

/**
 * What happens when a page has arrived: the scroll position, the focus and, for screen readers, the title. Returns what
 * to do when it is left.
 */
export function arriveAt(location: Location, navigation: `${NavigationType}`, first: boolean): () => void {
  const samePage = lastPath === location.pathname;
  lastPath = location.pathname;
  // A filter written into the address while typing is no journey.
  const staysPut = first || (samePage && navigation === 'REPLACE');
  const stopScrolling = staysPut ? () => {} : scrollOnArrival(location, navigation === 'POP');
  if (!first && !samePage && !asks(location, 'keepFocus')) moveFocus();
  // A reload or a visit to another site comes back to the same place.
  const noteLeaving = () => rememberScroll(location.key, scrollY);
  addEventListener('pagehide', noteLeaving);
  return () => {
    stopScrolling();
    removeEventListener('pagehide', noteLeaving);
  };
}

/** A link may ask to leave the focus where it is: `state={{ keepFocus: true }}`, for filters and tabs in the address. */
const asks = ({ state }: Location, wish: string) => typeof state === 'object' && state !== null && wish in state;

function moveFocus(): void {
  const main = document.getElementById('main');
  const target = main?.querySelector('h1') ?? main;
  if (!target) return;
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  announce(document.title);
}
