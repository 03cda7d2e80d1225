import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrderedElsewhere, oneWindowAtATime } from '../../../src/features/checkout/attempt/oneWindowAtATime.ts';

let patience: AbortController;

beforeEach(() => {
  patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => patience.signal);
});
afterEach(() => vi.restoreAllMocks());

test('a frozen window that holds the lock blocks nobody, and nothing is ordered twice', async () => {
  const frozen = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const inTheOther = oneWindowAtATime(() => {
    begun.resolve();
    return frozen.promise;
  });
  await begun.promise;
  const order = vi.fn(async () => 'ordered');
  const waiting = oneWindowAtATime(order);
  patience.abort(new DOMException('', 'TimeoutError'));
  await expect(waiting).rejects.toBeInstanceOf(OrderedElsewhere);
  frozen.resolve();
  await inTheOther;
  expect(order).not.toHaveBeenCalled();
});

test('an order that is under way is not cut off, and fails with its own reason', async () => {
  const answer = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const ordering = oneWindowAtATime(() => {
    begun.resolve();
    return answer.promise;
  });
  await begun.promise;
  patience.abort(new DOMException('', 'TimeoutError'));
  answer.reject(new Error('no seat'));
  await expect(ordering).rejects.toThrow('no seat');
});
