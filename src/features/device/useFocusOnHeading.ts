import { type RefObject, useEffect } from 'react';

/** What had the focus goes with the form; the heading of its part takes it. */
export function useFocusOnHeading(place: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const heading = place.current?.closest('section')?.querySelector<HTMLElement>('h2');
    return () => {
      if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
    };
  }, [place]);
}
