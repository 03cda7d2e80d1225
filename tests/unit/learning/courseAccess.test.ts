import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { makeSecrets } from '../../../server/base/secrets.ts';
import { accessPublicKey, signAccess } from '../../../server/useCases/learning/signAccess.ts';
import { accessKey, countdown } from '../../../src/contract/learning/progress.ts';
import type { AccessStatement, SignedAccess } from '../../../src/domain/learning/accessStatement.ts';
import { accessKeyQuery, countdownQuery } from '../../../src/features/playlist/playlistQueries.ts';
import { type CourseAccess, useCourseAccess } from '../../../src/features/playlist/useCourseAccess.ts';
import { addressOf } from '../../../src/platform/net/addressParts.ts';
import { reportForeignAnswer, reportServerAnswered } from '../../../src/platform/net/connection.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';
import { TinyStorage } from '../../support/run/tinyStorage.ts';

const hour = 3_600_000;
const answeredAt = Date.UTC(2026, 1, 14);
const endsAt = answeredAt + 3 * hour;

let client: QueryClient;
let page: RunningHook<CourseAccess>;

beforeEach(() => {
  vi.useFakeTimers({ now: answeredAt });
  notifyManager.setScheduler(queueMicrotask);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('localStorage', new TinyStorage());
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  answer();
});
afterEach(async () => {
  await page.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const plan = { planType: 'period', startedAt: 0, endsAt, term: null, extension: null } as const;
const terms = { ...plan, orderId: '1', allowanceMs: null, watchedMs: 0, finishedCount: 0 };

/** An access answer of the shop at the device's current time. */
function answer(signed: SignedAccess | null = null) {
  const { queryKey } = countdownQuery('7', '1');
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
  const whole = endsAt - answeredAt;
  const later = { ...statement, endsAt: endsAt + hour };
  /** The requested addresses. */
  let asked: string[];
  /** The shop's current access; `null`: unreachable. */
  let shop: { readonly key: string; readonly endsAt: number } | null;
  /** Whether the shop gives its key. */
  let tellsKey: boolean;

  beforeEach(() => {
    asked = [];
    shop = null;
    tellsKey = true;
    reportServerAnswered();
    Object.assign(document, { documentElement: { lang: 'th' } });
    vi.stubGlobal('localStorage', { getItem: () => null });
    vi.stubGlobal('fetch', async (path: string) => {
      if (shop === null) throw new TypeError('Failed to fetch');
      asked.push(path);
      if (path === accessKey.path && !tellsKey) return new Response('<h1>Forbidden</h1>', { status: 403 });
      if (path === accessKey.path) return Response.json(z.encode(accessKey.response, accessPublicKey(shop.key)));
      const signed = signAccess(shop.key, { ...statement, endsAt: shop.endsAt });
      return Response.json(z.encode(countdown.response, { ...terms, endsAt: shop.endsAt, signed }));
    });
  });

  /** Opens the classroom with cached data: a statement and the former key of the shop. */
  const openCached = async (signed: SignedAccess, key: string | null = ACCESS_KEY) => {
    await page?.leave();
    client.clear();
    if (key !== null) client.setQueryData(accessKeyQuery().queryKey, accessPublicKey(key));
    answer(signed);
    await openClassroom();
    vi.useRealTimers();
    vi.setSystemTime(answeredAt);
    await page.does(() =>
      vi.waitUntil(() => client.getQueriesData({ queryKey: ['signedAccess'] }).some(([, told]) => told !== undefined)),
    );
    await page.does(() => vi.waitUntil(() => client.isFetching() === 0));
    return leftMs();
  };

  test('opens the course until its end without a call, except for an unknown key', async () => {
    shop = { key: ACCESS_KEY, endsAt };
    const signed = signAccess(ACCESS_KEY, statement);
    for (const as of [signed, { ...signed, publicKey: null }]) expect(await openCached(as)).toBe(whole);
    expect(asked).toEqual([]);
    expect(await openCached(signed, null)).toBe(whole);
    expect(asked).toEqual([accessKey.path]);
  });

  test('opens nothing once a field of it was changed on the device', async () => {
    const { signature, publicKey } = signAccess(ACCESS_KEY, statement);
    expect(await openCached({ statement: later, signature, publicKey })).toBe('ended');
    expect(await openCached({ statement: later, signature, publicKey: null })).toBe('ended');
  });

  test('that does not verify is fetched again, with the key, before it counts as forged', async () => {
    shop = { key: ACCESS_KEY, endsAt };
    const { signature, publicKey } = signAccess(ACCESS_KEY, statement);
    expect(await openCached({ statement: later, signature, publicKey })).toBe(whole);
    expect(page.drawn.map(({ kind }) => kind)).not.toContain('ended');
    expect(asked.toSorted()).toEqual([addressOf(countdown, { params: { courseId: '1' } }), accessKey.path].toSorted());
  });

  test('opens, also without a network, where the shop has another key since, or had one before', async () => {
    const { ACCESS_KEY: newKey } = makeSecrets();
    expect(await openCached(signAccess(newKey, statement))).toBe(whole);
    expect(await openCached(signAccess(ACCESS_KEY, statement), newKey)).toBe(whole);
  });

  test.each([
    ['that names it', (signed: SignedAccess) => signed],
    ['of a former build', (signed: SignedAccess) => ({ ...signed, publicKey: null })],
  ])('under a former key, %s, opens all the while, and the new one is asked for once', async (_, as) => {
    const { ACCESS_KEY: newKey } = makeSecrets();
    shop = { key: newKey, endsAt };
    expect(await openCached(as(signAccess(ACCESS_KEY, statement)), newKey)).toBe(whole);
    expect(await openCached(as(signAccess(newKey, statement)), ACCESS_KEY)).toBe(whole);
    expect(page.drawn.map(({ kind }) => kind)).not.toContain('ended');
    expect(asked.filter((path) => path === accessKey.path)).toHaveLength(2);
    expect(client.getQueryData(accessKeyQuery().queryKey)).toBe(accessPublicKey(newKey));
  });

  test('under another key than the known one has the shop asked once, also where it does not tell its key', async () => {
    shop = { key: ACCESS_KEY, endsAt };
    tellsKey = false;
    expect(await openCached(signAccess(ACCESS_KEY, statement), makeSecrets().ACCESS_KEY)).toBe(whole);
    // Each answer brings another statement, which is no new reason to ask.
    for (let round = 0; round < 5; round += 1) {
      await page.does(() => vi.waitUntil(() => client.isFetching() === 0));
    }
    expect(asked.filter((path) => path !== accessKey.path)).toHaveLength(1);
  });

  test('that does not fit closes nothing while it is asked for', async () => {
    const { signature, publicKey } = signAccess(ACCESS_KEY, statement);
    expect(await openCached(signAccess(ACCESS_KEY, statement))).toBe(whole);
    const answered = Promise.withResolvers<Response>();
    const fetch = vi.fn(() => answered.promise);
    vi.stubGlobal('fetch', fetch);
    await page.does(() => answer({ statement: later, signature, publicKey }));
    await page.does(() => vi.waitUntil(() => fetch.mock.calls.length === 2));
    expect(leftMs()).toBe(whole + hour);
    answered.reject(new TypeError('Failed to fetch'));
    await page.does(() => vi.waitUntil(() => client.isFetching() === 0));
    expect(leftMs()).toBe('ended');
  });

  test('that does not verify is fetched again each time that it differs', async () => {
    shop = { key: ACCESS_KEY, endsAt };
    const { signature } = signAccess(ACCESS_KEY, statement);
    expect(await openCached({ statement: later, signature, publicKey: null })).toBe(whole);
    const { ACCESS_KEY: newKey } = makeSecrets();
    shop = { key: newKey, endsAt };
    await page.does(() => answer({ ...signAccess(newKey, statement), publicKey: null }));
    await page.does(() =>
      vi.waitUntil(() => client.getQueryData(accessKeyQuery().queryKey) === accessPublicKey(newKey)),
    );
    await page.does(() => vi.waitUntil(() => client.isFetching() === 0));
    expect(leftMs()).toBe(whole);
    expect(page.drawn.map(({ kind }) => kind)).not.toContain('ended');
  });

  test('that does not verify is fetched again as soon as the shop is reachable, not before', async () => {
    await reportForeignAnswer(511);
    shop = { key: ACCESS_KEY, endsAt };
    const { signature, publicKey } = signAccess(ACCESS_KEY, statement);
    expect(await openCached({ statement: later, signature, publicKey })).toBe('ended');
    expect(asked).toEqual([]);
    await page.does(reportServerAnswered);
    await page.does(() => vi.waitUntil(() => leftMs() === whole));
  });

  test('of another person or course opens nothing', async () => {
    expect(await openCached(signAccess(ACCESS_KEY, { ...statement, userId: '8' }))).toBe('ended');
  });
});
