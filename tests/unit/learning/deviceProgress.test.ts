import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode, useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteOnDevice } from '../../../src/features/playlist/noteOnDevice.ts';
import { deviceLogQuery } from '../../../src/features/playlist/playlistQueries.ts';
import { useDeviceProgress } from '../../../src/features/playlist/useDeviceProgress.ts';
import { sessionKey } from '../../../src/platform/session/sessionKey.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

const course = {
  ...{ courseId: '1', slug: '1', title: { th: 'บัญชี', en: null }, coverUrl: null, percentDone: 0, lectureCount: 2 },
  ...{ finishedCount: 0, endsAt: null, hasAccess: true, isWatchable: true },
};
const played = (lectureId: string, to: number) => ({ lectureId, from: 0, to, recordedAt: 1, deviceId: 'this' });
const lectures = ['a', 'b'].map((id) => ({ id, durationSeconds: 100 }));

let client: QueryClient;
let page: RunningHook<number>;

beforeEach(() => {
  notifyManager.setScheduler(queueMicrotask);
  vi.stubGlobal('localStorage', { getItem: () => null });
  client = new QueryClient();
  client.setQueryData(sessionKey, { id: '5' });
  client.setQueryData(['playlist', '1'], { sections: [{ lectures }] });
});
afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
});

/** My courses, as far as it tells how much of this one is done; `work` is what happens as it comes in sight. */
async function openMyCourses(work = () => {}) {
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  page = await runHook(() => {
    useEffect(work, []);
    return useDeviceProgress()('5', course).percentDone;
  }, around);
}

test('what a slow disk or the start brings after the page is there is shown', async () => {
  await openMyCourses();
  expect(page.now()).toBe(0);
  await page.does(() => client.setQueryData(deviceLogQuery('5', '1').queryKey, [played('a', 100)]));
  expect(page.now()).toBe(50);
  await page.does(() => noteOnDevice(client, '5', '1', played('b', 50)));
  expect(page.now()).toBe(75);
});

test('so is what the classroom hands over while it is left for this page', async () => {
  await openMyCourses(() => noteOnDevice(client, '5', '1', played('a', 100)));
  expect(page.now()).toBe(50);
});

test('and when the lectures come that tell how much it is', async () => {
  client.removeQueries({ queryKey: ['playlist'] });
  client.setQueryData(deviceLogQuery('5', '1').queryKey, [played('a', 100)]);
  await openMyCourses();
  expect(page.now()).toBe(0);
  await page.does(() => client.setQueryData(['playlist', '1'], { sections: [{ lectures }] }));
  expect(page.now()).toBe(50);
});

test('what it does not look at draws it no second time', async () => {
  await openMyCourses();
  await page.does(() => client.setQueryData(['site'], {}));
  expect(page.drawn).toHaveLength(1);
});
