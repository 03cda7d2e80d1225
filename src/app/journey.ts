import type { Location, NavigationType } from 'react-router-dom';
import { announce } from '../ui/announce.ts';
import { rememberScroll, scrollOnArrival } from './scrollMemory.ts';

/** After so long a page that has no heading yet is told by its title alone. */
const HEADING_PATIENCE_MS = 5_000;

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
  const stopFocusing = first || samePage || asks(location, 'keepFocus') ? () => {} : moveFocus();
  // A reload or a visit to another site comes back to the same place.
  const noteLeaving = () => rememberScroll(location.key, scrollY);
  addEventListener('pagehide', noteLeaving);
  return () => {
    stopScrolling();
    stopFocusing();
    removeEventListener('pagehide', noteLeaving);
  };
}

/** A link may ask to leave the focus where it is: `state={{ keepFocus: true }}`, for filters and tabs in the address. */
const asks = ({ state }: Location, wish: string) => typeof state === 'object' && state !== null && wish in state;

/**
 * The focus goes to the page's heading, and its title is said; on a page that still waits for its content, to the content
 * first and to the heading once it is there, unless the person has gone on meanwhile. Returns how to stop waiting.
 */
function moveFocus(): () => void {
  const main = document.getElementById('main');
  if (!main) return () => {};
  if (focusHeading(main)) return () => {};
  main.focus({ preventScroll: true });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    if (!main.querySelector('h1')) return;
    stop();
    // The title is written behind the heading's back.
    setTimeout(() => document.activeElement === main && focusHeading(main), 0);
  });
  const timer = setTimeout(() => {
    stop();
    announce(document.title);
  }, HEADING_PATIENCE_MS);
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/** False: there is none yet. */
function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  announce(document.title);
  return true;
}
