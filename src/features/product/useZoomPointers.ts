import { type PointerEvent, useRef } from 'react';
import { type FrameSize, movedBy, type Point, tappedTwice, type ZoomView, zoomedAt } from './zoomView.ts';

/** Two taps within this time (ms) and distance (px) are a double tap. */
const doubleTapMs = 300;
const doubleTapPx = 30;
/** So far (px) a finger goes sideways to ask for the next picture. */
const swipePx = 48;

type Tap = Point & { readonly at: number };

/**
 * One finger moves an enlarged picture, or asks for the next one; two fingers pinch; two taps go close and back. The same
 * with a mouse and its wheel.
 */
export function useZoomPointers(change: (next: (view: ZoomView) => ZoomView) => void, step: (by: 1 | -1) => void) {
  const fingers = useRef(new Map<number, Point>());
  const swipe = useRef<{ from: Point; isAlone: boolean } | null>(null);
  const lastTap = useRef<Tap | null>(null);

  const down = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
    swipe.current = { from: pointOf(event), isAlone: fingers.current.size === 1 };
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const frame = frameOf(event.currentTarget);
    if (other === undefined) {
      change((view) => movedBy(view, { x: now.x - before.x, y: now.y - before.y }, frame));
      return;
    }
    const factor = distance(now, other) / Math.max(distance(before, other), 1);
    change((view) => zoomedAt(view, factor, between(now, other), frame));
  };

  const up = (event: PointerEvent<HTMLElement>, view: ZoomView) => {
    if (!fingers.current.delete(event.pointerId)) return;
    const begun = swipe.current;
    swipe.current = null;
    if (begun === null || !begun.isAlone || event.type === 'pointercancel') return;
    const now = pointOf(event);
    const sideways = now.x - begun.from.x;
    if (view.scale === 1 && Math.abs(sideways) > swipePx && Math.abs(sideways) > Math.abs(now.y - begun.from.y)) {
      step(sideways < 0 ? 1 : -1);
      return;
    }
    if (distance(now, begun.from) > doubleTapPx) return;
    const tap = lastTap.current;
    const isSecond = tap !== null && event.timeStamp - tap.at < doubleTapMs && distance(now, tap) < doubleTapPx;
    lastTap.current = isSecond ? null : { ...now, at: event.timeStamp };
    if (!isSecond) return;
    const frame = frameOf(event.currentTarget);
    change((seen) => tappedTwice(seen, now, frame));
  };

  return { down, move, up };
}

/** From the middle of the frame. */
export function pointOf(event: { clientX: number; clientY: number; currentTarget: Element }): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
}

export const frameOf = (element: Element): FrameSize => element.getBoundingClientRect();
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
