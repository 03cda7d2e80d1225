/** A picture as it is looked at: how much larger, and how far its middle is moved, in CSS pixels. */
export type ZoomView = { readonly scale: number; readonly x: number; readonly y: number };
export type Point = { readonly x: number; readonly y: number };
/** Width and height of the frame in CSS pixels. */
export type FrameSize = { readonly width: number; readonly height: number };

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };
export const largestScale = 4;
/** One press of a button or key. */
export const zoomStep = 1.5;
/** A double tap. */
const closeScale = 2.5;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The picture never leaves its frame by more than its own enlarged edge. */
export function clampedInside({ scale, x, y }: ZoomView, frame: FrameSize): ZoomView {
  const right = (frame.width * (scale - 1)) / 2;
  const down = (frame.height * (scale - 1)) / 2;
  return { scale, x: within(x, -right, right), y: within(y, -down, down) };
}

/** The view zoomed by a factor, within 1 and `largestScale`; `point` (from the centre) stays in place. */
export function zoomedAt(view: ZoomView, factor: number, point: Point, frame: FrameSize): ZoomView {
  const scale = within(view.scale * factor, 1, largestScale);
  const grown = scale / view.scale;
  const x = point.x - (point.x - view.x) * grown;
  const y = point.y - (point.y - view.y) * grown;
  return clampedInside({ scale, x, y }, frame);
}

/** Moved by so many pixels. */
export const movedBy = (view: ZoomView, by: Point, frame: FrameSize): ZoomView =>
  clampedInside({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);

/** Zoomed to the tapped point, or the whole picture again. */
export const tappedTwice = (view: ZoomView, point: Point, frame: FrameSize): ZoomView =>
  view.scale > 1 ? wholePicture : zoomedAt(view, closeScale, point, frame);
