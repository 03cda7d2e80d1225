import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { runHook } from '../../support/run/runHook.ts';
import { openTab, stretch } from '../device.ts';
import { untilCalledBack } from '../hungDatabase.ts';
import { deviceToLeaveForEachTest, play } from '../leftPage.ts';

deviceToLeaveForEachTest();

/** Signs out on a separate page. */
async function signOut() {
  const { useSessionActions } = await import('../../../src/features/session/useSessionActions.ts');
  const client = new QueryClient();
  client.setQueryData(['session'], { id: '5' });
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  const page = await runHook(useSessionActions, around);
  await page.does((actions) => actions.signOut());
}

test('a sign-out deletes the rows of the leaving person only', async () => {
  vi.resetModules();
  const { leftProgress, noteLeft } = await import('../../../src/platform/learning/leftProgress.ts');
  for (const userId of ['5', '55']) noteLeft({ key: userId, userId, courseId: '101', watched: stretch(0, 7) });
  await signOut();
  expect(leftProgress().map(({ userId }) => userId)).toEqual(['55']);
});

test('a sign-out takes the times that were seen and the progress that was sent; unsent progress waits for its owner', async () => {
  const tab = await openTab();
  const { readSeenTimes, writeSeenTimes } = await import('../../../src/platform/learning/seenTimes.ts');
  writeSeenTimes('5', '101', { answeredAt: 1, seen: 2, earliest: 1 });
  for (const courseId of ['101', '102']) await tab.queueProgress('5', courseId, stretch(0, 10), Date.now());
  const [sent] = await tab.allEntries();
  await tab.replaceEntry(sent?.key ?? '', (entry) => ({ ...entry, state: 'sent', receivedAt: '2026-02-14T00:00:00Z' }));
  await signOut();
  expect(readSeenTimes('5', '101')).toBeNull();
  expect((await tab.allEntries()).map(({ state }) => state)).toEqual(['queued']);
});

test('playback during a sign-out in another tab waits for its owner', async () => {
  const page = await play(12);
  const tab = await openTab();
  await signOut();
  await page.leave();
  await untilCalledBack();
  await expect
    .poll(async () => (await tab.allEntries()).map(({ draft }) => draft))
    .toMatchObject([{ userId: '5', intervals: [{ from: 0, to: 12 }] }]);
});
