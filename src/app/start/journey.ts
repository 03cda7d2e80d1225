import type { Location, NavigationType } from 'react-router-dom';
import { announce } from '../../ui/notice/announce.ts';
import { hasAnnouncedOnArrival } from '../../ui/notice/announcedOnArrival.ts';
import { rememberScroll, scrollOnArrival } from './scrollMemory.ts';

/** A page without a heading after this time is announced by its title alone. */
const HEADING_PATIENCE_MS = 5_000;

/** Whether the last key was Tab: the person has moved on from the link while the page loaded. */
let isTabbing = false;
const notePress = (press: Event) => {
  isTabbing = 'key' in press && press.key === 'Tab';
};
for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, notePress, true);
const hasGoneOn = () => isTabbing && document.activeElement !== document.body;

/**
 * Scroll position, focus, and announcement of the title when a page has arrived. `first`: of the visit. `samePage`:
 * only query or fragment changed. Returns a function for the leaving of the page.
 */
export function arriveAt(
  location: Location,
  navigation: `${NavigationType}`,
  { first, samePage }: { readonly first: boolean; readonly samePage: boolean },
): () => void {
  // Whether nothing moves: a filter written into the address while typing is no navigation. Within a visit the
  // browser's own scroll restoration is off.
  const staysPut = first ? history.scrollRestoration === 'auto' : samePage && navigation === 'REPLACE';
  const isLed = hasAnnouncedOnArrival();
  const stopScrolling = staysPut || isLed ? () => {} : scrollOnArrival(location, navigation === 'POP');
  const staysFocused = first || samePage || isLed || hasGoneOn() || asks(location, 'keepFocus');
  const stopFocusing = staysFocused ? () => {} : moveFocus();
  // A reload, or a return from another site, restores the same position.
  const noteLeaving = () => rememberScroll(location.key, scrollY);
  addEventListener('pagehide', noteLeaving);
  return () => {
    stopScrolling();
    stopFocusing();
    removeEventListener('pagehide', noteLeaving);
  };
}

/** A link can leave the focus where it is, for filters and tabs in the address: `state={{ keepFocus: true }}`. */
const asks = ({ state }: Location, wish: string) => typeof state === 'object' && state !== null && wish in state;

/**
 * Focuses the page's heading and announces its title. While a page is loading the focus waits in the content, unless
 * the person moves it. A heading that replaces the focused one gets the focus. Returns a function that stops it.
 */
function moveFocus(): () => void {
  const main = document.getElementById('main');
  if (!main) return () => {};
  let heading = focusHeading(main);
  if (heading) announce(document.title);
  else main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (!main.querySelector('h1')) return;
    if (heading?.isConnected === false && document.activeElement === document.body) heading = focusHeading(main);
    if (heading) return;
    // The title is set after the heading has rendered.
    setTimeout(() => {
      if (heading || document.activeElement !== main) return;
      clearTimeout(timer);
      heading = focusHeading(main);
      announce(document.title);
    }, 0);
  });
  const timer = setTimeout(() => {
    if (!heading) announce(document.title);
  }, HEADING_PATIENCE_MS);
  observer.observe(main, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** The heading that was focused; `null` if there is none yet. */
function focusHeading(main: HTMLElement): HTMLElement | null {
  const heading = main.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading;
}
