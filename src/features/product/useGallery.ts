import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** So long (ms) after its last movement the strip has come to rest. */
const restsAfterMs = 80;

/**
 * A strip of pictures that the browser itself moves under a finger. Arrow keys and buttons go round; Home and End go to
 * the ends. Works without a script as far as swiping goes.
 */
export function useGallery(count: number, tell: (at: number) => void) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  /** What stays in sight when the screen is turned. */
  const shown = useRef(at);
  shown.current = at;

  useEffect(() => {
    const element = strip.current;
    if (element === null || count < 2) return;
    // On its way to where a button sends it, it passes by other places.
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setAt(nearest(element, count)), restsAfterMs);
    };
    element.addEventListener('scroll', follow, { passive: true });
    follow();
    const turned = new ResizeObserver(() =>
      element.scrollTo({ left: shown.current * element.clientWidth, behavior: 'instant' }),
    );
    turned.observe(element);
    return () => {
      turned.disconnect();
      clearTimeout(timer);
      element.removeEventListener('scroll', follow);
    };
  }, [count]);

  const goTo = (wanted: number) => {
    const element = strip.current;
    if (element === null) return;
    const goal = (wanted + count) % count;
    // Over the edge it does not run through all of them.
    const behavior = Math.abs(goal - at) > 1 ? 'instant' : 'auto';
    element.scrollTo({ left: goal * element.clientWidth, behavior });
    setAt(goal);
    tell(goal);
  };

  const press = (event: KeyboardEvent) => {
    const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[event.key];
    if (goal === undefined || event.target instanceof HTMLMediaElement) return;
    event.preventDefault();
    goTo(goal);
  };

  return { strip, at, goTo, press };
}

const nearest = (strip: HTMLElement, count: number): number =>
  Math.min(Math.max(Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1)), 0), count - 1);
