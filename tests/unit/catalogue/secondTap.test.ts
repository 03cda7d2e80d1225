import { describe, expect, test } from 'vitest';
import { isSecondTap } from '../../../src/features/catalogue/secondTap.ts';

describe('a press on the rows of a page that has just been turned', () => {
  const turnedAt = 10_000;
  const press = (detail: number, after: number) => isSecondTap({ detail, timeStamp: turnedAt + after }, turnedAt);

  test('is the second half of a double tap when it follows at once, or when the browser numbers it so', () => {
    expect([press(1, 0), press(1, 349), press(2, 349), press(2, 480)]).toEqual([true, true, true, true]);
  });

  test('counts once the time of a double tap is over', () => {
    expect([press(1, 350), press(1, 5_000)]).toEqual([false, false]);
  });

  test('counts at any time by keyboard', () => {
    expect([press(0, 0), press(0, 350)]).toEqual([false, false]);
  });

  test('counts where no page was turned', () => {
    expect(isSecondTap({ detail: 1, timeStamp: 5 }, Number.NEGATIVE_INFINITY)).toBe(false);
  });
});
