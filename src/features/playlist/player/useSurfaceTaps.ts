import { type PointerEvent, useRef } from 'react';

const doubleTapMs = 300;

type SurfaceTaps = {
  readonly toggle: () => void;
  /** Seconds; negative is back. */
  readonly skip: (seconds: number) => void;
  readonly toggleControls: () => void;
  readonly toggleFullscreen: () => void;
};

/**
 * What a press on the picture does. A mouse: play or pause, twice for the whole screen. A finger: shows or hides the
 * controls, and twice at an edge goes ten seconds back or ahead. All of it has a button or a key, too.
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

/** The left third is -1, the right one 1. */
function sideOf({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left) / width;
  return share < 1 / 3 ? -1 : share > 2 / 3 ? 1 : 0;
}
