import type { Location } from 'react-router-dom';
import { layOutWhole } from '../../ui/page/layOutWhole.ts';

const STORED_AS = 'lanrian.scroll';
const WAIT_FOR_HEIGHT_MS = 3_000;

/**
 * Scrolls a page that has arrived: to the last position on "back", else to the fragment, else to the top. Returns a
 * function that stops waiting.
 */
export function scrollOnArrival(location: Location, goingBack: boolean): () => void {
  history.scrollRestoration = 'manual';
  const remembered = goingBack ? rememberedScroll()[location.key] : undefined;
  layOutWhole(Boolean(remembered || location.hash));
  if (remembered !== undefined) return scrollWhenTallEnough(remembered);
  const part = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (part) part.scrollIntoView();
  else if (!keepsScroll(location)) scrollTo(0, 0);
  return () => {};
}

/** Stores the scroll position of a history entry. */
export function rememberScroll(key: string, top: number): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify({ ...rememberedScroll(), [key]: Math.round(top) }));
  } catch {}
}

/** Lists grow while loading: the position is restored once the page is tall enough, unless the person scrolls first. */
function scrollWhenTallEnough(top: number): () => void {
  const room = () => document.documentElement.scrollHeight - innerHeight;
  if (room() >= top) {
    scrollTo(0, top);
    return () => {};
  }
  const observer = new ResizeObserver(() => {
    if (room() < top) return;
    stop();
    scrollTo(0, top);
  });
  const timer = setTimeout(() => stop(), WAIT_FOR_HEIGHT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('wheel', stop);
    removeEventListener('touchmove', stop);
    removeEventListener('keydown', stop);
  };
  observer.observe(document.body);
  addEventListener('wheel', stop, { once: true, passive: true });
  addEventListener('touchmove', stop, { once: true, passive: true });
  addEventListener('keydown', stop, { once: true });
  return stop;
}

const keepsScroll = ({ state }: Location) => typeof state === 'object' && state !== null && 'keepScroll' in state;

function rememberedScroll(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, top]) => typeof top === 'number'));
  } catch {
    return {};
  }
}
