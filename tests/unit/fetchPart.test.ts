import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPart } from '../../src/platform/partInTime.ts';

const broken = new TypeError('Failed to fetch dynamically imported module: /assets/page.js');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('code whose request was broken off is asked for a second time', async () => {
  const load = vi.fn(async () => 'page').mockRejectedValueOnce(broken);
  const part = fetchPart(load);
  await vi.advanceTimersByTimeAsync(300);
  await expect(part).resolves.toBe('page');
});

test('what does not come then either fails', async () => {
  const load = vi.fn().mockRejectedValue(broken);
  const part = expect(fetchPart(load)).rejects.toBe(broken);
  await vi.advanceTimersByTimeAsync(300);
  await part;
  expect(load).toHaveBeenCalledTimes(2);
});

test('code that came and failed is not run again', async () => {
  const defect = new Error('a defect of the part');
  const load = vi.fn().mockRejectedValue(defect);
  await expect(fetchPart(load)).rejects.toBe(defect);
  expect(load).toHaveBeenCalledTimes(1);
});
