/** A point in fractions of the frame, from its middle. */
export type FramePoint = { readonly x: number; readonly y: number };

/** How a slip is shown: `x` and `y` shift it in fractions of the frame. */
export type SlipView = FramePoint & {
  /** 1 fits the frame. */
  readonly zoom: number;
  /** Degrees clockwise; grows without end, so that a turn never spins back. */
  readonly turn: number;
};

export type SlipViewEvent =
  /** `at` stays where it is; the middle by default. */
  | { readonly type: 'zoomed'; readonly by: number; readonly at?: FramePoint }
  | { readonly type: 'dragged'; readonly by: FramePoint }
  | { readonly type: 'turned' }
  | { readonly type: 'fitted' }
  | { readonly type: 'reset' };

export const wholeSlip: SlipView = { zoom: 1, turn: 0, x: 0, y: 0 };
export const zoomStep = 1.5;
export const maxZoom = 8;

/** The view after an event. The slip never leaves the frame. */
export function reduceSlipView(view: SlipView, event: SlipViewEvent): SlipView {
  switch (event.type) {
    case 'zoomed': {
      const zoom = Math.min(maxZoom, Math.max(1, view.zoom * event.by));
      const { x, y } = event.at ?? { x: 0, y: 0 };
      const ratio = zoom / view.zoom;
      return withinFrame({ ...view, zoom, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio });
    }
    case 'dragged':
      return withinFrame({ ...view, x: view.x + event.by.x, y: view.y + event.by.y });
    case 'turned':
      return { ...view, turn: view.turn + 90, x: 0, y: 0 };
    case 'fitted':
      return { ...wholeSlip, turn: view.turn };
    case 'reset':
      return wholeSlip;
  }
}

function withinFrame(view: SlipView): SlipView {
  const most = (view.zoom - 1) / 2;
  const bounded = (at: number) => Math.min(most, Math.max(0 - most, at));
  return { ...view, x: bounded(view.x), y: bounded(view.y) };
}
