import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinLimit } from '../../../src/platform/store/withinLimit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The current outcome of a wait. */
function watch(wait: Promise<unknown>) {
  const seen = { outcome: 'waits' };
  wait.then(
    (value) => {
      seen.outcome = `${value}`;
    },
    ({ name }: Error) => {
      seen.outcome = name;
    },
  );
  return seen;
}

test('what never comes is waited for as long as was said, and no longer', async () => {
  const seen = watch(withinLimit(new Promise(() => {}), 8_000));
  await vi.advanceTimersByTimeAsync(7_999);
  expect(seen.outcome).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.outcome).toBe('TimeoutError');
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that was frozen for longer than the limit goes on waiting when it wakes', async () => {
  const value = Promise.withResolvers<string>();
  const seen = watch(withinLimit(value.promise, 8_000));
  // A timer fires once after any freeze.
  await vi.advanceTimersToNextTimerAsync();
  expect(seen.outcome).toBe('waits');
  value.resolve('came');
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.outcome).toBe('came');
  expect(vi.getTimerCount()).toBe(0);
});
