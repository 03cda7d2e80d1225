import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countdownQuery } from '../../src/features/playlist/playlistQueries.ts';
import { type CourseAccess, useCourseAccess } from '../../src/features/playlist/useCourseAccess.ts';
import { type RunningHook, runHook } from '../support/runHook.ts';

const hour = 3_600_000;
const answeredAt = Date.UTC(2026, 1, 14);
const endsAt = answeredAt + 3 * hour;

let client: QueryClient;
let page: RunningHook<CourseAccess>;

beforeEach(() => {
  vi.useFakeTimers({ now: answeredAt });
  notifyManager.setScheduler(queueMicrotask);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  answer();
});
afterEach(async () => {
  await page.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the shop says of the access, by the device's clock of this moment. */
function answer() {
  const { queryKey } = countdownQuery('7', '1');
  const said = { planType: 'period', startedAt: 0, endsAt, allowanceMs: null, watchedMs: 0, orderId: '1' } as const;
  client.setQueryData(queryKey, said, { updatedAt: Date.now() });
}

async function openClassroom() {
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  page = await runHook(() => useCourseAccess('7', '1', true), around);
}

const clockSays = (now: number) =>
  page.does(async () => {
    vi.setSystemTime(now);
    await vi.advanceTimersByTimeAsync(5_000);
  });
const leftMs = () => {
  const access = page.now();
  return access.kind === 'open' ? access.state?.remainingMs : access.kind;
};

test('a clock set back prolongs nothing, also where the classroom is left and opened again', async () => {
  await openClassroom();
  await clockSays(answeredAt + 2 * hour);
  const left = leftMs();
  expect(left).toBeLessThanOrEqual(hour);
  await clockSays(answeredAt + hour / 2);
  expect(leftMs()).toBe(left);
  await page.leave();
  await openClassroom();
  await page.does(() => vi.advanceTimersByTimeAsync(5_000));
  expect(leftMs()).toBe(left);
  await clockSays(endsAt);
  await clockSays(answeredAt);
  expect(leftMs()).toBe('ended');
});

test('a clock that once ran ahead takes nothing for good: the next answer of the shop counts', async () => {
  await openClassroom();
  await clockSays(endsAt + 365 * 24 * hour);
  expect(leftMs()).toBe('ended');
  await clockSays(answeredAt + hour);
  expect(leftMs()).toBe('ended');
  await page.does(answer);
  await page.does(() => vi.advanceTimersByTimeAsync(5_000));
  expect(page.now().kind).toBe('open');
});
