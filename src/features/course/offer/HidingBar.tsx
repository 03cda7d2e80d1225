import { useEffect, useState } from 'react';
import { scrollThrottleMs } from '../../../domain/site/interfaceConstants.ts';
import { OfferBar, type OfferBarProps } from './OfferBar.tsx';

/** Less than this is a finger that rests and no scrolling (CSS pixels). */
const steadyPx = 8;

/** Layout four's bar: away while the page is read downwards or something is typed into the panel that it leads to. */
export function HidingBar({ goal, ...bar }: OfferBarProps & { goal: string }) {
  const isAway = useScrolledDown();
  const isTyping = useFocusIn(goal);
  return <OfferBar {...bar} isAway={isAway || isTyping} />;
}

function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const growth = watchGrowth();
    const look = () => {
      timer = undefined;
      const moved = scrollY - last;
      if (Math.abs(moved) < steadyPx) return;
      last = scrollY;
      if (!growth.explains(moved)) setDown(moved > 0);
    };
    const onScroll = () => {
      timer ??= setTimeout(look, scrollThrottleMs);
    };
    // The page may have been scrolled before the app was there.
    look();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(timer);
      growth.stop();
    };
  }, []);
  return isDown;
}

/** A late section changes the page's height, and scroll anchoring moves the page. */
function watchGrowth() {
  let height: number | null = null;
  let grown = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    const before = height;
    height = document.body.offsetHeight;
    grown += height - (before ?? height);
    clearTimeout(timer);
    timer = setTimeout(() => {
      grown = 0;
    }, 2 * scrollThrottleMs);
  });
  observer.observe(document.body);
  return {
    explains: (moved: number) => (moved > 0 ? moved <= grown : moved >= grown),
    stop: () => {
      observer.disconnect();
      clearTimeout(timer);
    },
  };
}

function useFocusIn(id: string): boolean {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    const look = () => setIn(document.activeElement?.matches(`#${id} :is(input, textarea, select)`) === true);
    addEventListener('focusin', look);
    addEventListener('focusout', look);
    return () => {
      removeEventListener('focusin', look);
      removeEventListener('focusout', look);
    };
  }, [id]);
  return isIn;
}
