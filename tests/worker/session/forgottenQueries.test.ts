import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { clockOfThePage, hangWhere, inTime } from '../hungDatabase.ts';
import { emptyDeviceForEachTest, fill, openTab, persistedKeys, reopened } from '../queryTab.ts';

emptyDeviceForEachTest();

test('at a sign-out everything about the person goes, on the screen and on the device; the rest stays', async () => {
  const tab = await openTab();
  tab.keepQueries(tab.client);
  await fill(tab, 'courses', 'shared');
  await fill(tab, 'orders', 'private');
  await fill(tab, 'playlist', 'private');
  await fill(tab, 'quote', undefined);
  tab.client.setQueryData(['device', 'cart'], 'cart');
  const watched = new QueryObserver(tab.client, { queryKey: ['orders'], enabled: false });
  const stop = watched.subscribe(() => {});
  // Offline: no request is expected.
  vi.stubGlobal('fetch', () => expect.unreachable('a sign-out needs no network'));
  await tab.forgetPrivateQueries(tab.client, 'left', null);
  expect(watched.getCurrentResult().data).toBeUndefined();
  for (const key of ['orders', 'playlist', 'quote']) expect(tab.client.getQueryData([key])).toBeUndefined();
  expect(tab.client.getQueryData(['courses'])).toBe('courses');
  expect(tab.client.getQueryData(['device', 'cart'])).toBe('cart');
  expect(await persistedKeys(tab, 'private')).toEqual([]);
  expect((await reopened()).client.getQueryData(['courses'])).toBe('courses');
  stop();
});

test('an answer that was still on its way at the sign-out is not kept', async () => {
  const tab = await openTab();
  tab.keepQueries(tab.client);
  const answer = Promise.withResolvers<string>();
  const asked = tab.client.fetchQuery({
    queryKey: ['orders'],
    queryFn: () => answer.promise,
    meta: { keep: 'private' },
  });
  const settled = asked.catch(() => 'cancelled');
  await tab.forgetPrivateQueries(tab.client, 'left', null);
  answer.resolve('of whoever left');
  await settled;
  expect(await persistedKeys(tab, 'private')).toEqual([]);
  expect(tab.client.getQueryData(['orders'])).toBeUndefined();
});

test('an app that was closed in the middle of a sign-out puts nothing private back', async () => {
  const tab = await openTab();
  tab.keepQueries(tab.client);
  await fill(tab, 'orders', 'private');
  await fill(tab, 'courses', 'shared');
  await persistedKeys(tab, 'private');
  tab.enqueueSignOut();
  const { client, ...after } = await reopened();
  expect(client.getQueryData(['orders'])).toBeUndefined();
  expect(client.getQueryData(['courses'])).toBe('courses');
  expect(await persistedKeys({ client, ...after }, 'private')).toEqual([]);
  after.clearQueuedSignOut();
  expect(after.isSignOutQueued()).toBe(false);
});

test('a sign-out whose store fails puts nothing private back at the next start', async () => {
  const tab = await openTab();
  tab.keepQueries(tab.client);
  await fill(tab, 'orders', 'private');
  await persistedKeys(tab, 'private');
  const clear = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('The disk is broken', 'DataError');
  });
  await expect(tab.forgetPrivateQueries(tab.client, 'left', null)).rejects.toThrow('The disk is broken');
  expect(tab.client.getQueryData(['orders'])).toBeUndefined();
  clear.mockRestore();
  const { client, ...after } = await reopened();
  expect(client.getQueryData(['orders'])).toBeUndefined();
  expect(await persistedKeys({ client, ...after }, 'private')).toEqual([]);
  expect((await reopened()).isForgettingQueued()).toBe(false);
});

test('a second tab forgets with the first, and asks who is here now', async () => {
  const [first, second] = [await openTab(), await openTab()];
  second.keepQueries(second.client);
  await fill(second, 'orders', 'private');
  await fill(second, 'courses', 'shared');
  const answers = ['mali', null];
  const asked = vi.fn(() => answers.shift() ?? null);
  const watched = new QueryObserver(second.client, {
    queryKey: ['session'],
    queryFn: asked,
    meta: { keep: 'private' },
  });
  const gone = Promise.withResolvers<void>();
  const stop = watched.subscribe(({ data, isFetching }) => data === null && !isFetching && gone.resolve());
  await second.client.refetchQueries({ queryKey: ['session'] });

  await first.forgetPrivateQueries(first.client, 'left', null);
  await gone.promise;
  expect(second.client.getQueryData(['orders'])).toBeUndefined();
  expect(second.client.getQueryData(['courses'])).toBe('courses');
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(await persistedKeys(second, 'private')).toEqual(['session']);
  stop();
});

test('rows written by a second tab during the deletion are deleted too; the next person’s stay', async () => {
  const [first, second] = [await openTab(), await openTab()];
  second.keepQueries(second.client);
  await first.forgetPrivateQueries(first.client, 'left', null);
  // Before it receives the second message.
  await fill(second, 'orders', 'private');
  first.keepQueries(first.client);
  await fill(first, 'session', 'private', { id: 'niran' });
  await expect.poll(() => second.client.getQueryData(['orders'])).toBeUndefined();
  expect(await persistedKeys(second, 'private')).toEqual(['session']);
});

test('a second tab forgets at once, however long the store of the first takes', async () => {
  const [first, second] = [await openTab(), await openTab()];
  second.keepQueries(second.client);
  await fill(second, 'orders', 'private');
  await persistedKeys(second, 'private');
  vi.useFakeTimers(clockOfThePage);
  hangWhere(({ mode }) => mode === 'readwrite');
  const forgotten = first.forgetPrivateQueries(first.client, 'left', null).catch(() => 'hung');
  await expect.poll(() => second.client.getQueryData(['orders'])).toBeUndefined();
  expect(await inTime(forgotten)).toBe('hung');
});

test('a second tab refetches visible, deleted data as the current person', async () => {
  const [first, second] = [await openTab(), await openTab()];
  second.keepQueries(second.client);
  const asked = vi.fn(() => `playlist ${asked.mock.calls.length}`);
  const watched = new QueryObserver(second.client, {
    queryKey: ['playlist', '1001'],
    queryFn: asked,
    meta: { keep: 'private' },
  });
  const cameAgain = Promise.withResolvers<void>();
  const stop = watched.subscribe(({ data }) => data === 'playlist 2' && cameAgain.resolve());
  await second.client.fetchQuery({ queryKey: ['playlist', '1001'], queryFn: asked, meta: { keep: 'private' } });

  await first.forgetPrivateQueries(first.client, 'left', null);
  await cameAgain.promise;
  stop();
});
