import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeSecrets } from '../../server/secrets.ts';
import { accessPublicKey, signAccess } from '../../server/useCases/signAccess.ts';
import type { AccessStatement, SignedAccess } from '../../src/domain/accessStatement.ts';
import { accessKeyQuery, countdownQuery } from '../../src/features/playlist/playlistQueries.ts';
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
function answer(signed: SignedAccess | null = null) {
  const { queryKey } = countdownQuery('7', '1');
  const terms = { planType: 'period', startedAt: 0, endsAt, allowanceMs: null, watchedMs: 0, orderId: '1' } as const;
  const said = { ...terms, signed };
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
  await page.does(() => answer());
  await page.does(() => vi.advanceTimersByTimeAsync(5_000));
  expect(page.now().kind).toBe('open');
});

describe('a signed statement of the shop', () => {
  const { ACCESS_KEY } = makeSecrets();
  const statement: AccessStatement = {
    courseId: '1',
    userId: '7',
    issuedAt: answeredAt,
    endsAt,
    watchAllowanceMs: null,
  };
  const kept = async (signed: SignedAccess, key = ACCESS_KEY) => {
    client.setQueryData(accessKeyQuery().queryKey, accessPublicKey(key));
    answer(signed);
    await openClassroom();
    vi.useRealTimers();
    await page.does(async () => {
      await vi.waitUntil(() =>
        client.getQueriesData({ queryKey: ['signedAccess'] }).some(([, told]) => told !== undefined),
      );
    });
    return leftMs();
  };

  test('opens the course until its end', async () => {
    expect(await kept(signAccess(ACCESS_KEY, statement))).toBe(endsAt - answeredAt);
  });

  test('opens nothing once a field of it was changed on the device', async () => {
    const { signature } = signAccess(ACCESS_KEY, statement);
    expect(await kept({ statement: { ...statement, endsAt: endsAt + hour }, signature })).toBe('ended');
  });

  test('opens nothing where another key signed it', async () => {
    expect(await kept(signAccess(makeSecrets().ACCESS_KEY, statement))).toBe('ended');
  });

  test('of another person or course opens nothing', async () => {
    expect(await kept(signAccess(ACCESS_KEY, { ...statement, userId: '8' }))).toBe('ended');
  });
});
