import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { DataLayerEvent } from '../../../src/contract/site/dataLayer.ts';
import { goOffline, reportOf, token } from '../device.ts';
import { clockOfThePage, hangWhere, inTime } from '../hungDatabase.ts';
import { TinyCaches } from '../tinyCaches.ts';
import { answering, emptyDeviceForEachTest, mali, maliHere, startedAgain, untouched, wirePerson } from './maliHere.ts';

emptyDeviceForEachTest();

test('a device that was signed out elsewhere deletes persisted data, but no drafts', async () => {
  const { look, ask } = await maliHere();
  await vi.waitFor(async () => expect((await look()).kept).toHaveLength(2));
  answering(null);
  expect(await ask()).toBeNull();
  expect(await look()).toEqual({ kept: [], addresses: undefined, draft: { nameOne: 'มะลิ' } });
});

test('after another person signed in elsewhere, the former person’s data are deleted', async () => {
  const { look, ask } = await maliHere();
  await vi.waitFor(async () => expect((await look()).kept).toHaveLength(2));
  answering(wirePerson('niran'));
  expect(await ask()).toMatchObject({ id: 'niran' });
  await vi.waitFor(async () => expect((await look()).kept).toEqual([expect.objectContaining({ id: 'niran' })]));
  expect((await look()).addresses).toBeUndefined();
});

const refusesToClear = () =>
  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('The disk is broken', 'DataError');
  });

test.each([null, wirePerson('niran')])(
  'the server’s answer counts even if the disk cannot be cleared',
  async (here) => {
    const { look, ask, shown } = await maliHere();
    await vi.waitFor(async () => expect((await look()).kept).toHaveLength(2));
    const broken = refusesToClear();
    answering(here);
    await ask();
    expect(shown()).toEqual({ here: here && expect.objectContaining({ id: 'niran' }), addresses: undefined });
    broken.mockRestore();
    const next = await startedAgain();
    await next.read();
    expect(next.client.getQueryData(['addresses'])).toBeUndefined();
    expect(await next.kept()).toEqual([]);
  },
);

test('it counts at once where the disk never calls back', async () => {
  const { look, ask, shown } = await maliHere();
  await vi.waitFor(async () => expect((await look()).kept).toHaveLength(2));
  hangWhere(() => true);
  vi.useFakeTimers(clockOfThePage);
  answering(null);
  expect(await ask()).toBeNull();
  expect(shown()).toEqual({ here: null, addresses: undefined });
  // Running retries must not reach the next test's device.
  await inTime(new Promise((resolve) => setTimeout(resolve, 60_000)));
});

test('downloads and notifications of a session that ended elsewhere are deleted', async () => {
  const { ask } = await maliHere();
  vi.stubGlobal('caches', new TinyCaches());
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks, serviceWorker: {} });
  const { set, values } = await import('idb-keyval');
  const { downloadedLecturesStore } = await import('../../../src/platform/store/stores.ts');
  const { noteNews, readNews } = await import('../../../src/platform/push/news.ts');
  const lectureOf = (userId: string) => ({ userId, courseId: '1', lectureId: userId, isWanted: true });
  for (const userId of ['mali', 'niran']) await set(`wanted-${userId}`, lectureOf(userId), downloadedLecturesStore());
  await noteNews({ path: '/orders/of-mali', tag: '1' });
  answering(wirePerson('niran'));
  await ask();
  await expect.poll(() => values(downloadedLecturesStore())).toEqual([lectureOf('niran')]);
  await expect.poll(readNews).toEqual([]);
});

test('a sale that waits to be told goes with whose session ended elsewhere', async () => {
  const { ask } = await maliHere();
  const { get } = await import('idb-keyval');
  const { storeSale } = await import('../../../src/platform/measurement/toldSales.ts');
  const { rowNames } = await import('../../../src/platform/store/rowNames.ts');
  const { deviceStore } = await import('../../../src/platform/store/stores.ts');
  await storeSale({ orderId: '76', event: { event: 'begin_checkout' } as DataLayerEvent });
  const waiting = () => get<{ waiting: unknown[] }>(rowNames.toldSales, deviceStore());
  expect((await waiting())?.waiting).toHaveLength(1);
  answering(null);
  await ask();
  await expect.poll(waiting).toBeUndefined();
});

test('a waiting report stays with its owner whose session ended elsewhere, whoever opens the order; other orders are deleted', async () => {
  const { ask } = await maliHere();
  const { queueReport } = await import('../../../src/platform/outbox/queueReport.ts');
  const { readKnownOrders, rememberOrder } = await import('../../../src/platform/session/knownOrders.ts');
  goOffline();
  await queueReport(reportOf('key-1'));
  const waiting = { token, orderId: '77', userId: 'mali' };
  await rememberOrder(waiting);
  await rememberOrder({ token: 'paid-long-ago', orderId: '76', userId: 'mali' });
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks, serviceWorker: {} });
  answering(null);
  await ask();
  await expect.poll(readKnownOrders).toEqual([waiting]);
  for (const userId of [null, 'niran']) await rememberOrder({ ...waiting, userId });
  expect(await readKnownOrders()).toEqual([waiting]);
});

test.each([null, wirePerson('niran')])('visible data are refetched as the current person', async (here) => {
  vi.resetModules();
  const { sessionQuery } = await import('../../../src/features/session/useSession.ts');
  const client = new QueryClient();
  answering(mali);
  await client.fetchQuery(sessionQuery);
  const askedAs: unknown[] = [];
  const playlist = new QueryObserver(client, {
    queryKey: ['playlist'],
    queryFn: () => {
      const person = client.getQueryData(sessionQuery.queryKey);
      askedAs.push(person?.id ?? null);
      return 'lectures';
    },
    meta: { keep: 'private' },
  });
  const leave = playlist.subscribe(() => {});
  const told = vi.fn();
  const otherTab = new BroadcastChannel('lanrian-private');
  otherTab.addEventListener('message', told);
  await expect.poll(() => playlist.getCurrentResult().data).toBe('lectures');
  answering(here);
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  await expect.poll(() => playlist.getCurrentResult().data).toBe('lectures');
  expect(askedAs).toEqual(['mali', here?.id ?? null]);
  // The message is sent twice; the second must not reach the next test's tabs.
  await expect.poll(() => told.mock.calls.length).toBe(2);
  otherTab.close();
  leave();
});

test('without an answer, and with the same person’s, everything stays', async () => {
  const { look, ask } = await maliHere();
  await vi.waitFor(async () => expect((await look()).kept).toHaveLength(2));
  await ask();
  expect(await look()).toMatchObject(untouched);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed');
  });
  await expect(ask()).rejects.toThrow();
  expect(await look()).toMatchObject(untouched);
});

test('an answer that is faster than the disk ends the session all the same', async () => {
  const { look } = await maliHere();
  await vi.waitFor(async () => expect((await look()).kept).toHaveLength(2));
  const { ask, read, hasSessionEnded, client, kept } = await startedAgain();
  const answered = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => {
    answered.resolve();
    return Response.json({ success: true, data: null });
  });
  const asked = ask();
  await answered.promise;
  await read();
  expect(await asked).toBeNull();
  expect(hasSessionEnded()).toBe(true);
  expect(client.getQueryData(['addresses'])).toBeUndefined();
  expect(await kept()).toEqual([]);
  // The last message to other tabs must not reach the next test's.
  const { isForgettingQueued } = await import('../../../src/platform/session/queuedSignOut.ts');
  await expect.poll(isForgettingQueued).toBe(false);
});

test('a disk that is late for everybody’s patience puts nothing back of whom the server sent away', async () => {
  const { look } = await maliHere();
  await vi.waitFor(async () => expect((await look()).kept).toHaveLength(2));
  const { read, client, kept } = await startedAgain();
  client.setQueryData(['session'], null);
  await read();
  expect(client.getQueryData(['addresses'])).toBeUndefined();
  expect(await kept()).toEqual([]);
});

test('a late disk restores the data of the person that the server names', async () => {
  const { look } = await maliHere();
  await vi.waitFor(async () => expect((await look()).kept).toHaveLength(2));
  const { read, client } = await startedAgain();
  client.setQueryData(['session'], mali);
  await read();
  expect(client.getQueryData(['addresses'])).toEqual(['home']);
});
