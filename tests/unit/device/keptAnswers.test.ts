import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const open = () => import('../../../src/platform/store/keptAnswers.ts');

test('a device that never kept anything has nothing on its way', async () => {
  expect((await open()).currentKeptAnswers()).toBe('back');
});

test.each([
  ['back', () => Promise.resolve()],
  ['unread', () => Promise.reject(new DOMException('Nothing came', 'TimeoutError'))],
] as const)(
  'what an earlier visit kept is on its way until it is %s, and whoever listens is told',
  async (end, read) => {
    const { currentKeptAnswers, expectKeptAnswers, keptAnswersAreBack, subscribeToKeptAnswers } = await open();
    const told = vi.fn();
    subscribeToKeptAnswers(told);
    expectKeptAnswers(read());
    expect([currentKeptAnswers(), told.mock.calls.length]).toEqual(['coming', 0]);
    await expect(keptAnswersAreBack()).resolves.toBeUndefined();
    expect([currentKeptAnswers(), told.mock.calls.length]).toEqual([end, 1]);
  },
);
