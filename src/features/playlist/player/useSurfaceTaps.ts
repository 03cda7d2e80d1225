import { type PointerEvent, useRef } from 'react';

const doubleTapMs = 300;

type SurfaceTaps = {
  readonly toggle: () => void;
  /** Seconds; negative skips back. */
  readonly skip: (seconds: number) => void;
  readonly toggleControls: () => void;
  readonly toggleFullscreen: () => void;
};

/**
 * Presses on the picture. Mouse: play or pause, double click for full screen. Touch: shows or hides the controls,
 * double tap at an edge skips ten seconds. Each has a button or key too.
 */
export function useSurfaceTaps(taps: SurfaceTaps) {
  const last = useRef({ at: 0, side: 0 });
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const side = event.pointerType === 'mouse' ? 0 : sideOf(event);
    const isSecond = event.timeStamp - last.current.at < doubleTapMs && last.current.side === side;
    last.current = { at: isSecond && side === 0 ? 0 : event.timeStamp, side };
    if (event.pointerType === 'mouse') {
      taps.toggle();
      if (isSecond) taps.toggleFullscreen();
    } else if (isSecond && side !== 0) taps.skip(side * 10);
    else taps.toggleControls();
  };
  return { onPointerUp };
}

/** -1 for the left third, 1 for the right third. */
function sideOf({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left) / width;
  return share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0;
}
