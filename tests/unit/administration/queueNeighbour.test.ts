import { expect, test } from 'vitest';
import { neighbour } from '../../../src/features/administration/orders/useWaitingOrders.ts';

const queue = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('the queue goes on in both directions and around its ends', () => {
  expect([neighbour(queue, 'a', 1), neighbour(queue, 'c', 1), neighbour(queue, 'a', -1)]).toEqual([
    { id: 'b' },
    { id: 'a' },
    { id: 'c' },
  ]);
});

test('a decided order is not in the queue, so its first follows; alone there is none', () => {
  expect(neighbour(queue, 'x', 1)).toEqual({ id: 'a' });
  expect(neighbour(queue, null, -1)).toEqual({ id: 'a' });
  expect(neighbour([{ id: 'a' }], 'a', 1)).toBeNull();
  expect(neighbour([], null, 1)).toBeNull();
});
