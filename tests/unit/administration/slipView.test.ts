import { expect, test } from 'vitest';
import {
  maxZoom,
  reduceSlipView,
  type SlipViewEvent,
  wholeSlip,
} from '../../../src/features/administration/slips/slipView.ts';

const after = (...events: readonly SlipViewEvent[]) => events.reduce(reduceSlipView, wholeSlip);
const closer: SlipViewEvent = { type: 'zoomed', by: 2 };

test('zooming keeps the point under the pointer, and has both ends', () => {
  const view = after({ type: 'zoomed', by: 2, at: { x: 0.25, y: -0.5 } });
  expect(view).toMatchObject({ zoom: 2, x: -0.25, y: 0.5 });
  expect(after(...Array.from({ length: 9 }, () => closer)).zoom).toBe(maxZoom);
  expect(after({ type: 'zoomed', by: 0.1 })).toEqual(wholeSlip);
});

test('a dragged slip stays in its frame, and a whole one stays where it is', () => {
  const far: SlipViewEvent = { type: 'dragged', by: { x: 9, y: -9 } };
  expect(after(closer, far)).toMatchObject({ x: 0.5, y: -0.5 });
  expect(after(far)).toEqual(wholeSlip);
  expect(after(closer, far, { type: 'zoomed', by: 0.5 })).toEqual(wholeSlip);
});

test('turns add up; fitting keeps them, and a reset does not', () => {
  const turned: SlipViewEvent = { type: 'turned' };
  expect(after(turned, turned, closer, { type: 'fitted' })).toEqual({ ...wholeSlip, turn: 180 });
  expect(after(turned, closer, { type: 'reset' })).toEqual(wholeSlip);
});
