import { afterEach, expect, test, vi } from 'vitest';
import { shrinkSlip } from '../../../src/platform/net/slipPicture.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser that records the drawing of a picture of this size. */
function browserWith(width: number, height: number) {
  const drawn: (string | number)[][] = [];
  const bitmap = { width, height, close: () => {} };
  vi.stubGlobal('createImageBitmap', async () => bitmap);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly width: number;
      readonly height: number;
      constructor(width: number, height: number) {
        this.width = width;
        this.height = height;
      }
      getContext() {
        const context = {
          fillStyle: '',
          fillRect: (...place: number[]) => drawn.push([context.fillStyle, ...place]),
          drawImage: (_: unknown, ...place: number[]) => drawn.push(['picture', ...place]),
        };
        return context;
      }
      convertToBlob = async ({ type }: { type: string }) => new Blob(['jpeg'], { type });
    },
  );
  return drawn;
}

test.each([
  ['high', 2_400, 3_000, 1_200, 1_500],
  ['wide', 3_000, 1_000, 1_500, 500],
  ['small', 900, 1_500, 900, 1_500],
])('a %s slip is drawn whole on white, its longer side 1,500 px at most', async (_, width, height, ...small) => {
  const drawn = browserWith(width, height);
  const slip = await shrinkSlip(new File(['png'], 'slip.png', { type: 'image/png' }));
  expect(slip).toMatchObject({ name: 'slip.jpg', type: 'image/jpeg' });
  expect(drawn).toEqual([
    ['#ffffff', 0, 0, ...small],
    ['picture', 0, 0, ...small],
  ]);
});
