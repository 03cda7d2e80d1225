import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { customLabelsQuery } from '../../../src/features/registration/shopQuestionQueries.ts';
import { useGuestDetails } from '../../../src/features/registration/useGuestDetails.ts';
import { siteQuery } from '../../../src/features/site/useSite.ts';
import { runHook } from '../../support/run/runHook.ts';

afterEach(() => vi.unstubAllGlobals());

test('a picture that is still read stops the press, which has to wait and has found nothing wrong', async () => {
  notifyManager.setScheduler(queueMicrotask);
  const unheard = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} }, ...unheard });
  vi.stubGlobal('indexedDB', new IDBFactory());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  client.setQueryData(siteQuery.queryKey, { settings: defaultSiteSettings } as never);
  client.setQueryData(customLabelsQuery.queryKey, []);
  const page = await runHook(useGuestDetails, (inside: ReactNode) =>
    createElement(QueryClientProvider, { client }, inside),
  );
  await vi.waitUntil(() => page.does(() => {}).then(() => page.now().isReady));
  const filled = { firstName: 'มานี', lastName: 'ใจดี', email: 'm@example.com', tel: '0812345678' };
  await page.does(({ change }) => change(filled));
  await page.does(({ unread }) => unread.tell('picture', 'picture.reading'));
  expect(page.now().moreProblems).toEqual({});
  let ready: unknown;
  await page.does(({ check }) => {
    ready = check('th');
  });
  expect(ready).toBeNull();
  expect(page.now()).toMatchObject({ isWaiting: true, moreProblems: {} });
  await page.does(({ change }) => change({ email: '' }));
  expect(page.now(), 'something else is wrong').toMatchObject({ isWaiting: false });
  await page.does(({ change }) => change(filled));
  await page.does(({ unread }) => unread.tell('picture', null));
  await page.does(({ check }) => {
    ready = check('th');
  });
  expect(ready).toBeTypeOf('function');
  await page.leave();
});
