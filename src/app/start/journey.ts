import type { Location, NavigationType } from 'react-router-dom';
import { announce } from '../../ui/notice/announce.ts';
import { hasToldOnArrival } from '../../ui/notice/toldOnArrival.ts';
import { rememberScroll, scrollOnArrival } from './scrollMemory.ts';

/** After so long a page that has no heading yet is told by its title alone. */
const HEADING_PATIENCE_MS = 5_000;

/** Whether Tab was what somebody pressed last: they have gone on from what led to the page, as it was long in coming. */
let isTabbing = false;
const notePress = (press: Event) => {
  isTabbing = 'key' in press && press.key === 'Tab';
};
for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, notePress, true);
const hasGoneOn = () => isTabbing && document.activeElement !== document.body;

/**
 * What happens when a page has arrived: the scroll position, the focus and, for screen readers, the title. `first`: of the
 * visit; `samePage`: only the rest of the address is another one. Returns what to do when it is left.
 */
export function arriveAt(
  location: Location,
  navigation: `${NavigationType}`,
  { first, samePage }: { readonly first: boolean; readonly samePage: boolean },
): () => void {
  // A filter written into the address while typing is no journey. Amid a visit the browser was told to leave it to us.
  const staysPut = first ? history.scrollRestoration === 'auto' : samePage && navigation === 'REPLACE';
  const isLed = hasToldOnArrival();
  const stopScrolling = staysPut || isLed ? () => {} : scrollOnArrival(location, navigation === 'POP');
  const staysFocused = first || samePage || isLed || hasGoneOn() || asks(location, 'keepFocus');
  const stopFocusing = staysFocused ? () => {} : moveFocus();
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
 * first and to the heading once it is there, unless the person has gone on meanwhile. Where the whole page takes the place
 * of its beginning, the new heading gets the focus of the old one. Returns how to stop looking.
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
    // The title is written behind the heading's back.
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

/** The heading that has the focus now; `null`: there is none yet. */
function focusHeading(main: HTMLElement): HTMLElement | null {
  const heading = main.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading;
}
