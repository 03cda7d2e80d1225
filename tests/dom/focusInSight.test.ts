import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdFocusInSight } from '../../src/app/start/holdFocusInSight.ts';

// happy-dom has no layout: a button stands at `top` of the window, on a page of this height.
let top = 0;
let pageHeight = 0;
let grow = () => {};
let stop = () => {};
const button = document.createElement('button');
const intoView = vi.fn();

const box = (y: number, height: number) => ({ top: y, bottom: y + height, height }) as DOMRect;

beforeEach(() => {
  top = 2_000;
  pageHeight = 3_000;
  intoView.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grow = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.append(button);
  document.body.getBoundingClientRect = () => box(0, pageHeight);
  button.getBoundingClientRect = () => box(top, 44);
  button.scrollIntoView = intoView;
  // happy-dom does not know this pseudo-class. The type is that of all overloads.
  button.matches = ((selector: string) => selector.includes(':focus-visible')) as typeof button.matches;
  stop = holdFocusInSight();
});

afterEach(() => {
  stop();
  button.remove();
});

/** Content loads above the button. */
function growBy(pixels: number) {
  top += pixels;
  pageHeight += pixels;
}

test('content that loads before the browser has scrolled to a focused button leaves it in sight', () => {
  button.focus();
  growBy(900);
  grow();
  expect(intoView).toHaveBeenCalledOnce();
});

test('content that loads between the browser’s scroll and its event leaves the button in sight', () => {
  button.focus();
  top = 300;
  growBy(900);
  dispatchEvent(new Event('scroll'));
  grow();
  expect(intoView).toHaveBeenCalledOnce();
});

test('a person who scrolled away from the button stays where they are', () => {
  button.focus();
  top = -500;
  dispatchEvent(new Event('scroll'));
  growBy(100);
  grow();
  expect(intoView).not.toHaveBeenCalled();
});
