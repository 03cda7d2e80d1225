import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { set } from 'idb-keyval';
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AccessCountdown } from '../../src/contract/learning/progress.ts';
import { countdownQuery } from '../../src/features/playlist/playlistQueries.ts';
import type { CourseAccess } from '../../src/features/playlist/useCourseAccess.ts';
import { type RunningHook, runHook } from '../support/run/runHook.ts';
import { goOffline, newDevice, stretch } from './device.ts';
import { startReceiver } from './outbox/receiver.ts';

const hour = 3_600_000;
const answeredAt = Date.UTC(2026, 1, 14);
const endsAt = answeredAt + 3 * hour;

beforeEach(async () => {
  const server = await startReceiver();
  newDevice(server);
  goOffline();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.useFakeTimers({ toFake: ['Date'] });
  notifyManager.setScheduler(queueMicrotask);
  return async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    await server.close();
  };
});

type App = { readonly client: QueryClient; readonly classroom: RunningHook<CourseAccess> };

/** A start of the app on this device, offline, with the clock at `now`; then it is closed. */
async function startAt<T>(now: number, work: (app: App) => Promise<T>): Promise<T> {
  vi.resetModules();
  const { keepQueries, restoreQueries } = await import('../../src/platform/store/queryPersister.ts');
  const { useCourseAccess } = await import('../../src/features/playlist/useCourseAccess.ts');
  vi.setSystemTime(now);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await restoreQueries(client, 'private', now);
  const stopKeeping = keepQueries(client);
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  const classroom = await runHook(() => useCourseAccess('7', '1', true), around);
  await classroom.does(written);
  const result = await work({ client, classroom });
  await classroom.does(written);
  await classroom.leave();
  stopKeeping();
  return result;
}

/** Waits for earlier writes: a later write to the same table comes after them. */
const written = async () => {
  const { privateQueryStore } = await import('../../src/platform/store/stores.ts');
  await set('last', null, privateQueryStore());
};

const said: AccessCountdown = {
  ...{ planType: 'period', startedAt: 0, endsAt: null, term: null, extension: null },
  ...{ allowanceMs: null, watchedMs: 0, finishedCount: 0, orderId: '1', signed: null },
};

/** An access answer of the shop at the device's current time. */
const answer = ({ client, classroom }: App, limits: Partial<AccessCountdown> = { endsAt }) =>
  classroom.does(() => client.setQueryData(countdownQuery('7', '1').queryKey, { ...said, ...limits }));

const play = ({ classroom }: App, seconds: number) =>
  classroom.does(async () => {
    const { queueProgress } = await import('../../src/platform/outbox/queueProgress.ts');
    vi.setSystemTime(Date.now() + seconds * 1_000);
    await queueProgress('7', '1', { ...stretch(0, seconds), recordedAt: Date.now() }, Date.now());
  });

const look = async ({ classroom }: App) => classroom.now().kind;
const leftToWatch = async ({ classroom }: App) => {
  const access = classroom.now();
  return access.kind === 'open' ? access.state?.remainingWatchMs : access.kind;
};

const setBackTo = [
  ['after the answer', answeredAt + hour / 2],
  ['before it', answeredAt - 24 * hour],
] as const;

test.each(setBackTo)('a clock that is set back to %s gives no access back at the next starts', async (_, back) => {
  await startAt(answeredAt, answer);
  expect(await startAt(answeredAt + hour, look)).toBe('open');
  expect(await startAt(endsAt + hour, look)).toBe('ended');
  expect(await startAt(back, look)).toBe('ended');
  expect(await startAt(back + hour / 4, look)).toBe('ended');
});

test('a clock that once ran ahead takes nothing for good: the next answer counts, also at the starts after it', async () => {
  await startAt(endsAt + 365 * 24 * hour, answer);
  expect(await startAt(answeredAt, look)).toBe('ended');
  await startAt(answeredAt, async (app) => {
    await answer(app);
    expect(await look(app)).toBe('open');
  });
  expect(await startAt(answeredAt + hour, look)).toBe('open');
});

test.each(setBackTo)('playback with a clock set back to %s counts', async (_, back) => {
  await startAt(answeredAt, (app) => answer(app, { allowanceMs: 60_000, watchedMs: 0 }));
  await startAt(back, (app) => play(app, 20));
  expect(await startAt(back + hour / 4, leftToWatch)).toBe(40_000);
  expect(await startAt(answeredAt + 2 * hour, leftToWatch)).toBe(40_000);
});

test('playback on a full device counts at once', async () => {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    const [value] = row as [{ kind?: string } | null];
    if (value?.kind === 'progress') throw new DOMException('No space', 'QuotaExceededError');
    return put.apply(this, row as Parameters<typeof put>);
  });
  await startAt(answeredAt, async (app) => {
    await answer(app, { allowanceMs: 60_000, watchedMs: 0 });
    await play(app, 20);
    await app.classroom.does(written);
    expect(await leftToWatch(app)).toBe(40_000);
  });
});
