import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageData } from '../../../src/contract/site/drawnPage.ts';
import { thawNow } from '../../../src/platform/net/shownNow.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  thawNow();
});

async function take(text: string | null, address = '/course/7?utm_source=line') {
  const { pathname, search } = new URL(address, 'https://shop.example');
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  const element = text === null ? null : { textContent: text };
  vi.stubGlobal('document', { getElementById: () => element, documentElement: { dataset: {} } });
  const { takePageData } = await import('../../../src/app/pageData.ts');
  const { queryClient } = await import('../../../src/app/queryClient.ts');
  const isTaken = takePageData();
  return { isTaken, queryClient };
}

const data: PageData = { address: '/course/7', at: 0, answers: [[['course', '7'], 'a course', true]], refusals: [] };

test('the answers of a server-rendered page are there for the first render, of its own address only', async () => {
  const here = await take(JSON.stringify(data));
  expect(here.isTaken).toBe(true);
  expect(here.queryClient.getQueryData(['course', '7'])).toBe('a course');
  vi.resetModules();
  expect((await take(JSON.stringify(data), '/course/8')).isTaken).toBe(false);
});

test('a document that was cut off on its way is begun as one without answers', async () => {
  expect((await take(null)).isTaken).toBe(false);
  vi.resetModules();
  expect((await take(JSON.stringify(data).slice(0, 40))).isTaken).toBe(false);
});

test('a refused answer is refetched neither at the start nor on return', async () => {
  const queryKey = ['courses', 'detail', '9999'];
  const refusal = { status: 404, code: 'NOT_FOUND', message: 'not here', facts: {} } as const;
  const { queryClient } = await take(JSON.stringify({ ...data, answers: [], refusals: [[queryKey, refusal]] }));
  const { hasFailed } = await import('../../../src/app/queryClient.ts');
  const { ServerUnreachable } = await import('../../../src/platform/net/callFailed.ts');
  const query = queryClient.getQueryCache().find({ queryKey });
  if (query === undefined) throw new Error('The refusal was not taken over');
  expect(hasFailed(query)).toBe(false);

  let asked = 0;
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: () => (asked += 1) });
  const stop = observer.subscribe(() => {});
  queryClient.getQueryCache().onFocus();
  queryClient.getQueryCache().onOnline();
  expect([asked, observer.getCurrentResult().status]).toEqual([0, 'error']);
  stop();

  query.setState({ error: new ServerUnreachable('no network'), fetchFailureReason: null });
  expect(hasFailed(query)).toBe(true);
});
