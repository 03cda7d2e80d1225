import { type MouseEvent, useEffect, useRef } from 'react';

/** Within so long (ms) two taps are one double tap. */
const doubleTapMs = 350;

/** A press as the browser tells it: which of several quick ones (0 by keyboard), and when (page's own clock). */
type Press = Pick<globalThis.MouseEvent, 'detail' | 'timeStamp'>;

/** Whether a press is the second half of a double tap, whose first half turned the page. */
export const isSecondTap = ({ detail, timeStamp }: Press, pageTurnedAt: number): boolean =>
  detail > 1 || (detail === 1 && timeStamp - pageTurnedAt < doubleTapMs);

/** Prevents that the second tap of a double tap opens a new row under the finger. Not all phones number their taps. */
export function useSecondTapStop(page: number): (event: MouseEvent) => void {
  const shown = useRef(page);
  const turnedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    turnedAt.current = performance.now();
  }, [page]);
  return (event) => {
    if (!isSecondTap(event.nativeEvent, turnedAt.current)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
