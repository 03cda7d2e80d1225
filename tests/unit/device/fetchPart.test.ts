import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportForeignAnswer, reportServerAnswered } from '../../../src/platform/net/connection.ts';
import { fetchPart, fetchPartAtLast } from '../../../src/platform/net/partInTime.ts';

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

test('an essential chunk is retried until it loads, with growing pauses, and fails only by a defect', async () => {
  const load = vi.fn().mockRejectedValue(broken);
  const part = fetchPartAtLast(load);
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000 + 300);
  expect(load).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(load).toHaveBeenCalledTimes(4);
  load.mockResolvedValue('frame');
  await vi.advanceTimersByTimeAsync(1);
  await expect(part).resolves.toBe('frame');

  const defect = new Error('a defect of the part');
  await expect(fetchPartAtLast(vi.fn().mockRejectedValue(defect))).rejects.toBe(defect);
});

test('it is tried for again as soon as the shop answers', async () => {
  const load = vi.fn().mockRejectedValue(broken);
  const part = fetchPartAtLast(load);
  await vi.advanceTimersByTimeAsync(300);
  void reportForeignAnswer(511);
  load.mockResolvedValue('frame');
  reportServerAnswered();
  await expect(part).resolves.toBe('frame');
  expect(load).toHaveBeenCalledTimes(3);
  expect(vi.getTimerCount()).toBe(0);
});
