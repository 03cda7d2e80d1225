import { entries, set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { answerShape } from '../../src/platform/store/queryPersister.ts';
import { day, emptyDeviceForEachTest, fill, now, openTab, persistedKeys, reopened } from './queryTab.ts';

emptyDeviceForEachTest();

test('what may be kept is there again after a restart, with the time it was read', async () => {
  const tab = await openTab();
  await fill(tab, 'earlier', 'shared');
  tab.keepQueries(tab.client);
  await fill(tab, 'courses', 'shared', [{ id: '101' }]);
  await fill(tab, 'orders', 'private');
  await fill(tab, 'quote', undefined);
  expect(await persistedKeys(tab, 'shared')).toEqual(['courses', 'earlier']);
  expect(await persistedKeys(tab, 'private')).toEqual(['orders']);

  vi.setSystemTime(now + 3 * day);
  const { client } = await reopened();
  expect(client.getQueryData(['courses'])).toEqual([{ id: '101' }]);
  expect(client.getQueryState(['courses'])?.dataUpdatedAt).toBe(now);
  expect(client.getQueryData(['orders'])).toBe('orders');
  expect(client.getQueryData(['quote'])).toBeUndefined();
});

test('a new server answer is not replaced by a persisted one', async () => {
  const before = await openTab();
  before.keepQueries(before.client);
  await fill(before, 'courses', 'shared', 'old');
  await persistedKeys(before, 'shared');
  const tab = await openTab();
  await fill(tab, 'courses', 'shared', 'new');
  await tab.restoreQueries(tab.client, 'shared', now);
  expect(tab.client.getQueryData(['courses'])).toBe('new');
});

test('a refused answer is not shown from the disk; an unanswered one is', async () => {
  const before = await openTab();
  before.keepQueries(before.client);
  await fill(before, 'course', 'shared');
  await fill(before, 'courses', 'shared');
  await persistedKeys(before, 'shared');

  const tab = await openTab();
  const { CallFailed, ServerUnreachable, noFacts } = await import('../../src/platform/net/callFailed.ts');
  const fail = (key: string, failure: Error) =>
    tab.client.prefetchQuery({ queryKey: [key], queryFn: () => Promise.reject(failure), retry: false });
  await fail('course', new CallFailed(404, 'NOT_FOUND', '', noFacts));
  await fail('courses', new ServerUnreachable('away'));
  await tab.restoreQueries(tab.client, 'shared', now);
  expect(tab.client.getQueryState(['course'])).toMatchObject({ status: 'error', data: undefined });
  expect(tab.client.getQueryData(['courses'])).toBe('courses');
});

test.each([
  ['of another shape', { key: ['x'], data: 1, readAt: now, shape: answerShape - 1 }],
  ['too old', { key: ['x'], data: 1, readAt: now - 90 * day, shape: answerShape }],
  ['without a time', { key: ['x'], data: 1, readAt: 'yesterday', shape: answerShape }],
  ['without a key', { key: 'x', data: 1, readAt: now, shape: answerShape }],
  ['without an answer', { key: ['x'], readAt: now, shape: answerShape }],
  ['nothing', null],
  ['text', 'text'],
])('a row that is %s is dropped without drama', async (_, row) => {
  const tab = await openTab();
  await set('["x"]', row, tab.sharedQueryStore());
  await set('["y"]', { key: ['y'], data: 'good', readAt: now - 29 * day, shape: answerShape }, tab.sharedQueryStore());
  await tab.restoreQueries(tab.client, 'shared', now);
  expect(tab.client.getQueryData(['x'])).toBeUndefined();
  expect(tab.client.getQueryData(['y'])).toBe('good');
  expect(await persistedKeys(tab, 'shared')).toEqual(['y']);
});

test('a clock that is wrong for a while takes nothing away that was kept', async () => {
  const before = await openTab();
  before.keepQueries(before.client);
  await fill(before, 'course', 'shared');
  await fill(before, 'playlist', 'private');
  await persistedKeys(before, 'shared');
  await persistedKeys(before, 'private');
  const seen = async (keys: readonly string[]) => {
    const { client } = await reopened();
    return keys.map((key) =>
      client
        .getQueryCache()
        .find({ queryKey: [key] })
        ?.isStaleByTime(60_000),
    );
  };
  const keys = ['course', 'playlist'];
  vi.setSystemTime(now - 2 * day);
  expect(await seen(keys)).toEqual([true, true]);
  vi.setSystemTime(now + 31 * day);
  expect(await seen(keys)).toEqual([undefined, true]);
  vi.setSystemTime(now);
  expect(await seen(keys)).toEqual([false, false]);
});

test('a new server answer wins over one persisted under a fast clock', async () => {
  const before = await openTab();
  await set(
    '["courses"]',
    { key: ['courses'], data: 'old', readAt: now + day, shape: answerShape },
    before.sharedQueryStore(),
  );
  const tab = await openTab();
  await fill(tab, 'courses', 'shared', 'new');
  await tab.restoreQueries(tab.client, 'shared', now);
  expect(tab.client.getQueryData(['courses'])).toBe('new');
});

test('another build’s answer is shown with its age, and refetched at once; this build’s only when stale', async () => {
  const tab = await openTab();
  tab.keepQueries(tab.client);
  await fill(tab, 'accounts', 'shared');
  const [[id, ours] = ['', {}]] = (await entries<string, object>(tab.sharedQueryStore())) ?? [];
  await persistedKeys(tab, 'shared');
  await set('["methods"]', { ...ours, key: ['methods'], build: 'an-older-one' }, tab.sharedQueryStore());
  const { client } = await reopened();
  const states = ['accounts', 'methods'].map((key) => client.getQueryCache().find({ queryKey: [key] }));
  expect(id).toBe('["accounts"]');
  expect(states.map((query) => query?.state.data)).toEqual(['accounts', 'accounts']);
  expect(states.map((query) => query?.state.dataUpdatedAt)).toEqual([now, now]);
  expect(states.map((query) => query?.isStaleByTime(60_000))).toEqual([false, true]);
});

test('a row that the browser itself cannot read is dropped, and takes no other along', async () => {
  const tab = await openTab();
  tab.keepQueries(tab.client);
  for (const key of ['accounts', 'broken', 'methods']) await fill(tab, key, 'shared');
  await persistedKeys(tab, 'shared');
  const { getAll, get } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Unable to read', 'DataError');
  });
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if (key === '["broken"]') throw new DOMException('Unable to read', 'DataError');
    return get.call(this, key);
  });
  const { client } = await reopened();
  vi.restoreAllMocks();
  expect(IDBObjectStore.prototype.getAll).toBe(getAll);
  expect(['accounts', 'broken', 'methods'].map((key) => client.getQueryData([key]))).toEqual([
    'accounts',
    undefined,
    'methods',
  ]);
  expect(await persistedKeys(tab, 'shared')).not.toContain('broken');
});

test('who was here is asked again at every start, however lately this device was told', async () => {
  const tab = await openTab();
  tab.keepQueries(tab.client);
  await fill(tab, 'session', 'private', { id: '7' });
  await fill(tab, 'orders', 'private');
  await persistedKeys(tab, 'private');
  const again = await reopened();
  const isStale = (key: string) =>
    again.client
      .getQueryCache()
      .find({ queryKey: [key] })
      ?.isStaleByTime(60_000);
  expect(again.client.getQueryData(['session'])).toEqual({ id: '7' });
  expect([isStale('session'), isStale('orders')]).toEqual([true, false]);
});
