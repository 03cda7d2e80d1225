import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startInTurn } from '../../../src/app/start/startInTurn.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('each starts in its own task, in order', () => {
  const begun: string[] = [];
  startInTurn([() => void begun.push('first'), () => void begun.push('second')]);
  expect(begun).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(begun).toEqual(['first']);
  vi.advanceTimersToNextTimer();
  expect(begun).toEqual(['first', 'second']);
});

test('one that throws does not stop the others', () => {
  const second = vi.fn();
  const broken = () => {
    throw new Error('broken');
  };
  startInTurn([broken, second]);
  expect(() => vi.advanceTimersToNextTimer()).toThrow('broken');
  vi.advanceTimersToNextTimer();
  expect(second).toHaveBeenCalledOnce();
});

test('running ones are stopped, and pending ones never start', () => {
  const stop = vi.fn();
  const second = vi.fn();
  const stopAll = startInTurn([() => stop, second]);
  vi.advanceTimersToNextTimer();
  stopAll();
  vi.runAllTimers();
  expect(stop).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});
