import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { keys } from 'idb-keyval';
import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { runHook } from '../../support/run/runHook.ts';
import { openTab, stretch } from '../device.ts';
import { untilCalledBack } from '../hungDatabase.ts';
import { deviceToLeaveForEachTest, log, play } from '../leftPage.ts';

deviceToLeaveForEachTest();

test('a sign-out takes the rows of whoever leaves, and of nobody else', async () => {
  vi.resetModules();
  const { leftStretches, noteLeft } = await import('../../../src/platform/learning/leftStretches.ts');
  const { useSessionActions } = await import('../../../src/features/session/useSessionActions.ts');
  for (const userId of ['5', '55']) noteLeft({ userId, courseId: '101', watched: stretch(0, 7) });
  const client = new QueryClient();
  client.setQueryData(['session'], { id: '5' });
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  const page = await runHook(useSessionActions, around);
  await page.does(({ signOut }) => signOut());
  expect(leftStretches().map(({ userId }) => userId)).toEqual(['55']);
});

test.each<[string, (client: QueryClient) => void]>([
  ['which has heard of it', () => {}],
  ['which has not heard of it yet', (client) => client.setQueryData(['session'], { id: '5' })],
])(
  'a sign-out takes what the film notes in another tab, %s; what was watched waits for its owner',
  async (_, hears) => {
    const { client, page } = await play(12);
    const { keepQueries } = await import('../../../src/platform/store/queryPersister.ts');
    const { privateQueryStore } = await import('../../../src/platform/store/stores.ts');
    const stopKeeping = keepQueries(client);
    expect(client.getQueryData(log)).toHaveLength(1);

    const tab = await openTab();
    const { useSessionActions } = await import('../../../src/features/session/useSessionActions.ts');
    const elsewhere = new QueryClient();
    elsewhere.setQueryData(['session'], { id: '5' });
    const around = (inside: ReactNode) => createElement(QueryClientProvider, { client: elsewhere }, inside);
    await (await runHook(useSessionActions, around)).does(({ signOut }) => signOut());
    await expect.poll(() => client.getQueryData(['session'])).toBeNull();
    hears(client);
    await page.leave();
    await untilCalledBack();
    expect(await keys(privateQueryStore())).toEqual([]);
    await expect
      .poll(async () => (await tab.allEntries()).map(({ draft }) => draft))
      .toMatchObject([{ userId: '5', intervals: [{ from: 0, to: 12 }] }]);
    stopKeeping();
  },
);
