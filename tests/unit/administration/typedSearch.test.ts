import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTypedSearch } from '../../../src/features/administration/list/useTypedSearch.ts';
import { runHook } from '../../support/run/runHook.ts';

const place = { pathname: '/admin/people' };

beforeEach(() => {
  place.pathname = '/admin/people';
  vi.stubGlobal('location', place);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function typed(keyword: string) {
  const onKeyword = vi.fn();
  const field = await runHook(() => useTypedSearch('', onKeyword));
  await field.does(({ onType }) => onType(keyword));
  return { field, onKeyword };
}

test('a keyword is searched after a pause', async () => {
  const { field, onKeyword } = await typed(' somchai ');
  await field.does(() => vi.advanceTimersByTimeAsync(300));
  expect(onKeyword).toHaveBeenCalledExactlyOnceWith('somchai');
  await field.leave();
});

test('a link that is pressed in the pause leads on, although its page is still loading', async () => {
  const { field, onKeyword } = await typed('somchai');
  place.pathname = '/admin/people/7';
  await field.does(() => vi.advanceTimersByTimeAsync(300));
  expect(onKeyword).not.toHaveBeenCalled();
  await field.leave();
});
