import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The strip has come to rest so long (ms) after its last movement. */
const restsAfterMs = 80;

/**
 * A swipeable strip of pictures. Arrow keys and buttons wrap around; Home and End go to the ends. Swiping works without
 * scripts.
 */
export function useGallery(count: number, tell: (at: number) => void) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  // The shown picture stays in sight when the screen is turned.
  const keepInSight = useEffectEvent((element: HTMLElement) =>
    element.scrollTo({ left: at * element.clientWidth, behavior: 'instant' }),
  );

  useEffect(() => {
    const element = strip.current;
    if (element === null || count < 2) return;
    // The strip passes other pictures on its way to the goal of a button.
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setAt(nearest(element, count)), restsAfterMs);
    };
    element.addEventListener('scroll', follow, { passive: true });
    follow();
    const turned = new ResizeObserver(() => keepInSight(element));
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
    // From the last to the first picture it does not run through all of them.
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
