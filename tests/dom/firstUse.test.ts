import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstUse } from '../../src/app/start/whenUsed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether the page counts as used, read at any time. */
function watchUse(): { isUsed: boolean } {
  const watched = { isUsed: false };
  void firstUse().then(() => {
    watched.isUsed = true;
  });
  return watched;
}

test.each(['pointerover', 'keydown', 'scroll'])('%s is a sign of use', async (sign) => {
  const watched = watchUse();
  await vi.advanceTimersByTimeAsync(1);
  expect(watched.isUsed).toBe(false);
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  await vi.advanceTimersByTimeAsync(1);
  expect(watched.isUsed).toBe(true);
});

test('a page that is only read counts as used after ten seconds', async () => {
  const watched = watchUse();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(watched.isUsed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(watched.isUsed).toBe(true);
});
