import { notifyManager, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccessCountdown } from '../../../src/contract/learning/progress.ts';
import { countdownQuery, deviceLogQuery, lastLectureQuery } from '../../../src/features/playlist/playlistQueries.ts';
import { useCourseProgress } from '../../../src/features/playlist/useCourseProgress.ts';
import { runHook } from '../../support/run/runHook.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 1, 14, 9);
const whose = ['5', '101'] as const;

beforeEach(() => {
  notifyManager.setScheduler(queueMicrotask);
  onlineManager.setOnline(false);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a phone whose clock was put right goes on where another device played since, once the shop's hour came anew", async () => {
  const client = new QueryClient();
  const stretch = { lectureId: 'b', from: 0, to: 60, deviceId: 'phone' };
  client.setQueryData(deviceLogQuery(...whose).queryKey, [
    { ...stretch, recordedAt: now - 3 * day, playedAt: now + 300 * day },
  ]);
  const there = { sectionId: 's', lectureId: 'b', position: 800, furthest: 800, recordedAt: now - day };
  client.setQueryData(lastLectureQuery(...whose).queryKey, there);
  const toldNow: AccessCountdown = {
    ...{ planType: 'oneTime', startedAt: 0, endsAt: null, allowanceMs: null, watchedMs: 0, orderId: '1' },
    signed: {
      statement: { courseId: '101', userId: '5', issuedAt: now, endsAt: null, watchAllowanceMs: null },
      ...{ signature: '', publicKey: null },
    },
  };
  const course = await runHook(
    () => useCourseProgress(...whose, []),
    (inside) => createElement(QueryClientProvider, { client }, inside),
  );
  expect(course.now().progress.last).toMatchObject({ seconds: 60 });
  await course.does(() => client.setQueryData(countdownQuery(...whose).queryKey, toldNow));
  expect(course.now().progress.last).toMatchObject({ lectureId: 'b', seconds: 800 });
  await course.leave();
});
