import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outboxLock } from '../../../src/platform/outbox/outboxLock.ts';
import { newDevice, openTab, stretch } from '../device.ts';
import { gate, progressPath, type Receiver, refuseWith, startReceiver } from './receiver.ts';

let server: Receiver;

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
});

afterEach(async () => {
  await server.close();
  vi.unstubAllGlobals();
});

const keysOf = (receiver: Receiver) => receiver.arrivals.map(({ key }) => key);

test.each([
  [409, 'OTHER_USER'],
  [401, 'UNAUTHORIZED'],
  [403, 'WHITELIST_USER_DENIED'],
])('watched time refused with %i %s waits for its owner, whoever signs in', async (status, code) => {
  const tab = await openTab();
  server.next(progressPath, refuseWith(status, code));
  await tab.queueProgress('5', '101', stretch(0, 10), Date.now());
  await tab.drainOutbox('now');
  const [entry] = await tab.allEntries();
  expect(entry).toMatchObject({ state: 'waitsForOwner', owner: { kind: 'user', userId: '5' }, problem: null });
  expect(await tab.hasQueuedEntries()).toBe(false);

  await tab.releaseEntriesOf('6');
  await tab.drainOutbox('now');
  expect(keysOf(server)).toHaveLength(1);

  await tab.releaseEntriesOf('5');
  await tab.drainOutbox('due');
  expect(keysOf(server)).toEqual([entry?.key, entry?.key]);
  expect(await tab.readEntry(entry?.key ?? '')).toMatchObject({ state: 'sent' });
});

test('who signs in while an attempt of the former session is being refused is not passed over', async () => {
  const tab = await openTab();
  const held = gate();
  server.next(progressPath, (arrival, response) =>
    held.behaviour(arrival, response, () => refuseWith(409, 'OTHER_USER')(arrival, response, () => {})),
  );
  await tab.queueProgress('5', '101', stretch(0, 10), Date.now());
  await held.reached;
  const released = tab.releaseEntriesOf('5');
  held.release();
  await released;
  await tab.drainOutbox('due');
  expect(await tab.allEntries()).toMatchObject([{ state: 'sent' }]);
});

test('it goes out once the app starts with its owner, and whenever the session tells of them', async () => {
  const tab = await openTab();
  const { releaseOwnEntries } = await import('../../../src/features/session/releaseOwnEntries.ts');
  const { sessionKey } = await import('../../../src/platform/session/sessionKey.ts');
  const refusedFor = async (userId: string) => {
    server.next(progressPath, refuseWith(401, 'UNAUTHORIZED'));
    await tab.queueProgress(userId, '101', stretch(0, 10), Date.now());
    await tab.drainOutbox('now');
  };
  const states = async () => (await tab.allEntries()).map(({ owner, state }) => [owner, state]);
  const [five, six] = ['5', '6'].map((userId) => ({ kind: 'user', userId }));
  const client = new QueryClient();
  client.setQueryData(sessionKey, { id: '5' });
  await refusedFor('5');
  expect(await states()).toEqual([[five, 'waitsForOwner']]);
  const stop = releaseOwnEntries(client);
  await vi.waitFor(async () => expect(await states()).toEqual([[five, 'sent']]));
  await refusedFor('6');
  client.setQueryData(sessionKey, null);
  expect(await states()).toContainEqual([six, 'waitsForOwner']);
  client.setQueryData(sessionKey, { id: '6' });
  await vi.waitFor(async () => expect(await states()).toContainEqual([six, 'sent']));
  stop();
});

test('a pausing entry keeps its pause when the same person’s session is confirmed again', async () => {
  const tab = await openTab();
  const { releaseOwnEntries } = await import('../../../src/features/session/releaseOwnEntries.ts');
  const { sessionKey } = await import('../../../src/platform/session/sessionKey.ts');
  server.next(progressPath, refuseWith(503, 'UNAVAILABLE'));
  await tab.queueProgress('5', '101', stretch(0, 10), Date.now());
  await tab.drainOutbox('now');
  const client = new QueryClient();
  client.setQueryData(sessionKey, { id: '5' });
  const stop = releaseOwnEntries(client);
  await navigator.locks.request(outboxLock, async () => {});
  const locks = vi.spyOn(navigator.locks, 'request');
  const tellAgain = async () => {
    const told = Promise.withResolvers<void>();
    const unsubscribe = client.getQueryCache().subscribe(() => told.resolve());
    client.setQueryData(sessionKey, { id: '5' });
    await told.promise;
    unsubscribe();
    await Promise.all(locks.mock.results.map(({ value }) => value));
  };
  await tellAgain();
  await tellAgain();
  const senders = locks.mock.calls.filter(([, options]) => 'ifAvailable' in options);
  locks.mockRestore();
  expect(senders).toEqual([]);
  expect(await tab.allEntries()).toMatchObject([{ state: 'queued', attempts: 1 }]);

  client.setQueryData(sessionKey, null);
  client.setQueryData(sessionKey, { id: '5' });
  await vi.waitFor(async () => expect(await tab.allEntries()).toMatchObject([{ state: 'sent' }]));
  stop();
});

test('another person’s watched time on the same device is a separate entry', async () => {
  const tab = await openTab();
  server.next(progressPath, refuseWith(401, 'UNAUTHORIZED'), refuseWith(401, 'UNAUTHORIZED'));
  const now = Date.now();
  await tab.queueProgress('5', '101', stretch(0, 10), now);
  await tab.queueProgress('6', '101', stretch(0, 10), now + 1);
  await tab.drainOutbox('now');
  await tab.releaseEntriesOf('6');
  await tab.drainOutbox('now');
  expect((await tab.allEntries()).map(({ owner, state }) => [owner, state])).toEqual([
    [{ kind: 'user', userId: '5' }, 'waitsForOwner'],
    [{ kind: 'user', userId: '6' }, 'sent'],
  ]);
});
