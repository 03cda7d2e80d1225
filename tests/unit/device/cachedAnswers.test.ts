import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const open = () => import('../../../src/platform/store/cachedAnswers.ts');

test('a device that never kept anything has nothing on its way', async () => {
  expect((await open()).currentCachedAnswers()).toBe('back');
});

test.each([
  ['back', () => Promise.resolve()],
  ['unread', () => Promise.reject(new DOMException('Nothing came', 'TimeoutError'))],
] as const)('persisted answers are pending until they are %s, and listeners are notified', async (end, read) => {
  const { currentCachedAnswers, expectCachedAnswers, cachedAnswersAreBack, subscribeToCachedAnswers } = await open();
  const told = vi.fn();
  subscribeToCachedAnswers(told);
  expectCachedAnswers(read());
  expect([currentCachedAnswers(), told.mock.calls.length]).toEqual(['coming', 0]);
  await expect(cachedAnswersAreBack()).resolves.toBeUndefined();
  expect([currentCachedAnswers(), told.mock.calls.length]).toEqual([end, 1]);
});
