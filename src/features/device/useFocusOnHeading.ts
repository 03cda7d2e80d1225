import { type RefObject, useEffect } from 'react';

/** The heading of the section takes the focus when the form unmounts. */
export function useFocusOnHeading(place: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const heading = place.current?.closest('section')?.querySelector<HTMLElement>('h2');
    return () => {
      if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
    };
  }, [place]);
}
