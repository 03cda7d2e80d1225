import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampedInside,
  largestScale,
  movedBy,
  tappedTwice,
  wholePicture,
  zoomedAt,
} from '../../../src/features/product/zoomView.ts';

const frame = { width: 400, height: 600 };

describe('looking closely at a picture', () => {
  test('the point under the finger stays there', () => {
    const view = zoomedAt(wholePicture, 2, { x: 100, y: -50 }, frame);
    // A point s of the picture appears at s × scale + offset.
    expect(100 * view.scale + view.x).toBe(100);
    expect(-50 * view.scale + view.y).toBe(-50);
  });

  test('never becomes smaller than its frame nor larger than its limit', () => {
    expect(zoomedAt(wholePicture, 0.1, { x: 20, y: 20 }, frame)).toEqual(wholePicture);
    expect(zoomedAt(wholePicture, 100, { x: 0, y: 0 }, frame).scale).toBe(largestScale);
  });

  test('a whole picture does not move, an enlarged one stops at its edge', () => {
    expect(movedBy(wholePicture, { x: 90, y: 90 }, frame)).toEqual(wholePicture);
    expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, frame)).toEqual({ scale: 2, x: 200, y: -300 });
  });

  test('two taps go close, two more show the whole again', () => {
    const close = tappedTwice(wholePicture, { x: 10, y: 10 }, frame);
    expect(close.scale).toBe(2.5);
    expect(tappedTwice(close, { x: 10, y: 10 }, frame)).toEqual(wholePicture);
  });

  test('whatever is done, no empty edge comes into the frame', () => {
    const step = fc.record({
      factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
      x: fc.integer({ min: -200, max: 200 }),
      y: fc.integer({ min: -300, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let view = wholePicture;
        for (const { factor, x, y } of steps) {
          view = movedBy(zoomedAt(view, factor, { x, y }, frame), { x: y, y: x }, frame);
          expect(view.scale).toBeGreaterThanOrEqual(1);
          expect(view.scale).toBeLessThanOrEqual(largestScale);
          expect(clampedInside(view, frame)).toEqual(view);
        }
      }),
    );
  });
});
