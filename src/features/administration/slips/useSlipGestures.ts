import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { FramePoint, SlipViewEvent } from './slipView.ts';

/** Zoom of one notch of a wheel. */
const wheelStep = 1.2;

/** Wheel, drag and pinch over the frame of a slip, as events of its view. */
export function useSlipGestures(frame: RefObject<HTMLElement | null>, dispatch: (event: SlipViewEvent) => void) {
  const pointers = useRef(new Map<number, FramePoint>());
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    // React listens to the wheel passively, and the page would scroll.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      dispatch({
        type: 'zoomed',
        by: event.deltaY < 0 ? wheelStep : 1 / wheelStep,
        at: pointIn(element, event),
      });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, dispatch]);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, pointIn(event.currentTarget, event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return;
      const now = pointIn(event.currentTarget, event);
      pointers.current.set(event.pointerId, now);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) {
        dispatch({ type: 'dragged', by: { x: now.x - before.x, y: now.y - before.y } });
      } else if (distance(before, other) > 0) {
        dispatch({ type: 'zoomed', by: distance(now, other) / distance(before, other), at: middle(now, other) });
      }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
  };
}

function pointIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): FramePoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 };
}

const distance = (one: FramePoint, other: FramePoint): number => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: FramePoint, other: FramePoint): FramePoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
