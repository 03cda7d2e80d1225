import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { entries, keys, set } from 'idb-keyval';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Person } from '../../../src/domain/people/identity.ts';
import { goOffline, newDevice, reportOf, token } from '../device.ts';
import { clockOfThePage, hangWhere, type Inside, inTime, secondsOf } from '../hungDatabase.ts';
import { type Receiver, startReceiver } from '../outbox/receiver.ts';
import { TinyCaches } from '../tinyCaches.ts';

let server: Receiver;

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.resetModules();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await server.close();
});

/** A page with Mali signed in and her unsent drafts. */
async function maliHere() {
  const { useSessionActions } = await import('../../../src/features/session/useSessionActions.ts');
  const { sessionKey } = await import('../../../src/platform/session/sessionKey.ts');
  const drafts = await import('../../../src/platform/store/draftStorage.ts');
  const client = new QueryClient();
  client.setQueryData(sessionKey, { id: 'mali' });
  for (const form of ['account-tax-mali', 'account-profile-niran', 'checkout-tax-1']) {
    await drafts.writeDraft(form, { nameOne: 'มะลิ' });
  }
  let actions: ReturnType<typeof useSessionActions> | undefined;
  const Page = () => {
    actions = useSessionActions();
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Page)));
  if (!actions) throw new Error('Nothing was drawn');
  return { client, sessionKey, ...actions, readDraft: drafts.readDraft };
}

test('a deliberate sign-out deletes drafts, wherever it is pressed', async () => {
  const { client, sessionKey, signOut, readDraft } = await maliHere();
  await signOut();
  expect(client.getQueryData(sessionKey)).toBeNull();
  expect(await readDraft('account-tax-mali')).toBeUndefined();
  expect(await readDraft('checkout-tax-1')).toBeUndefined();
  expect(await readDraft('account-profile-niran')).toEqual({ nameOne: 'มะลิ' });
});

/** A browser whose `localStorage` is full. */
function fillLocalStorage(): void {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
}

test('a sign-out without space for its mark deletes all the same, and the server is told while the page lives', async () => {
  const { client, sessionKey, signOut, readDraft } = await maliHere();
  const { clearQueuedSignOut, isSignOutQueued } = await import('../../../src/platform/session/queuedSignOut.ts');
  client.setQueryData(['orders'], 'of Mali');
  fillLocalStorage();
  await signOut();
  expect(client.getQueryData(sessionKey)).toBeNull();
  expect(client.getQueryData(['orders'])).toBeUndefined();
  expect(await readDraft('account-tax-mali')).toBeUndefined();
  expect(isSignOutQueued()).toBe(true);
  clearQueuedSignOut();
  expect(isSignOutQueued()).toBe(false);
});

test('a sign-in over somebody leaves nothing of theirs, also where nothing can be noted', async () => {
  const { client, enter } = await maliHere();
  const { privateQueryStore } = await import('../../../src/platform/store/stores.ts');
  client.setQueryData(['orders'], 'of Mali');
  await set('orders', 'of Mali', privateQueryStore());
  fillLocalStorage();
  await enter({ id: 'niran' } as Person);
  expect(client.getQueryData(['orders'])).toBeUndefined();
  expect(await keys(privateQueryStore())).toEqual([]);
});

test('a sign-out leaves no row about the person, and no empty one either', async () => {
  const { signOut } = await maliHere();
  const { countFor } = await import('../../../src/platform/install/appBadge.ts');
  const { deviceStore } = await import('../../../src/platform/store/stores.ts');
  const { rememberOrder } = await import('../../../src/platform/session/knownOrders.ts');
  await countFor('mali');
  await rememberOrder({ token: 'order-of-mali', orderId: '77', userId: 'mali' });
  await signOut();
  const rest = [['draft-account-profile-niran', { nameOne: 'มะลิ' }]];
  expect(await entries(deviceStore())).toEqual(rest);
  // As the frame does for the current person.
  await countFor(null);
  expect(await entries(deviceStore())).toEqual(rest);
});

test('a sign-out deletes sent reports of the person, and leaves other persons’ and waiting ones', async () => {
  const { signOut } = await maliHere();
  const { queueReport } = await import('../../../src/platform/outbox/queueReport.ts');
  const { allEntries, replaceEntry } = await import('../../../src/platform/outbox/outboxStore.ts');
  const { rememberOrder } = await import('../../../src/platform/session/knownOrders.ts');
  goOffline();
  for (const [key, userId] of [
    ['sent', 'mali'],
    ['waiting', 'mali'],
    ['sent-of-niran', 'niran'],
    ['sent-by-link', null],
  ] as const) {
    const { report, ...form } = reportOf(key);
    await queueReport({ ...form, report: { ...report, orderToken: `${token}-${key}` } });
    await rememberOrder({ token: `${token}-${key}`, orderId: key, userId });
    if (key !== 'waiting') await replaceEntry(key, (entry) => ({ ...entry, state: 'sent' }));
  }
  await signOut();
  const left = (await allEntries()).map(({ key }) => key);
  expect(left.toSorted()).toEqual(['sent-by-link', 'sent-of-niran', 'waiting']);
});

test('a sign-out leaves other persons’ data, also of one who signed in in another tab meanwhile', async () => {
  const { signOut } = await maliHere();
  const { countFor } = await import('../../../src/platform/install/appBadge.ts');
  const { deviceStore } = await import('../../../src/platform/store/stores.ts');
  const { rememberOrder } = await import('../../../src/platform/session/knownOrders.ts');
  await countFor('niran');
  const linked = { token: 'opened-by-its-link', orderId: '78', userId: null };
  await rememberOrder(linked);
  await signOut();
  const rows = Object.fromEntries(await entries(deviceStore()));
  expect(rows).toMatchObject({ 'badge-person-1': 'niran', 'orders-1': [linked] });
});

/** A phone with a worker, a downloaded lecture each of Mali and Niran, and notifications for Mali. */
async function withLecturesAndMessages() {
  const unsubscribe = vi.fn(async () => true);
  const close = vi.fn();
  const registration = {
    getNotifications: async () => [{ close }],
    pushManager: { getSubscription: async () => ({ endpoint: 'https://push.example/mali', unsubscribe }) },
  };
  const serviceWorker = { getRegistration: async () => registration };
  vi.stubGlobal('caches', new TinyCaches());
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks, serviceWorker });
  const { downloadedLecturesStore } = await import('../../../src/platform/store/stores.ts');
  const { readPushHere, writePushHere } = await import('../../../src/platform/push/pushHere.ts');
  for (const userId of ['mali', 'niran']) {
    await set(
      `wanted-${userId}`,
      { userId, courseId: '1', lectureId: userId, isWanted: true },
      downloadedLecturesStore(),
    );
  }
  await writePushHere({ userId: 'mali', tokens: [], language: 'th', endpoint: null, isTold: true });
  const lectures = async () => (await keys<string>(downloadedLecturesStore())).toSorted();
  return { unsubscribe, close, lectures, readPushHere };
}

test('a sign-out ends notifications, and deletes shown ones and downloads', async () => {
  const { signOut } = await maliHere();
  const { unsubscribe, close, lectures, readPushHere } = await withLecturesAndMessages();
  await signOut();
  expect(await readPushHere()).toBeNull();
  expect([unsubscribe, close].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(await lectures()).toEqual([]);
});

test('a person finds their downloads after signing in, and no one else’s', async () => {
  const { enter } = await maliHere();
  const { lectures } = await withLecturesAndMessages();
  await enter(niran);
  expect(await lectures()).toEqual(['wanted-niran']);
});

test('a hanging store keeps nobody signed in', async () => {
  const { client, sessionKey, signOut } = await maliHere();
  const isOfDevice = (transaction: Inside) =>
    (transaction as unknown as IDBTransaction).db.name.startsWith('lanrian-device');
  let wasHung = false;
  hangWhere((transaction) => {
    if (isOfDevice(transaction)) wasHung = true;
    return isOfDevice(transaction);
  });
  vi.useFakeTimers(clockOfThePage);
  await inTime(signOut());
  expect(wasHung).toBe(true);
  expect(client.getQueryData(sessionKey)).toBeNull();
});

test.each<[string, () => void]>([
  ['whose transactions never call back', () => hangWhere(() => true)],
  [
    'that never opens its databases',
    () => vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest),
  ],
])('a device %s keeps nobody waiting for longer than for one of them', async (_, hang) => {
  const { client, sessionKey, signOut } = await maliHere();
  hang();
  vi.useFakeTimers(clockOfThePage);
  expect(await secondsOf(signOut())).toBeLessThanOrEqual(11);
  expect(client.getQueryData(sessionKey)).toBeNull();
});

const niran: Person = {
  ...{ id: 'niran', role: 'student', username: 'niran', email: 'niran@example.com' },
  ...{ firstName: 'นิรันดร์', lastName: '', tel: null },
};

test.each<[string, () => void]>([
  ['hangs', () => hangWhere(() => true)],
  [
    'refuses',
    () =>
      vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
        throw new DOMException('The disk is broken', 'DataError');
      }),
  ],
])('whoever signs in is here at once where the disk %s, and it goes on after one store’s time', async (_, breaks) => {
  const { client, sessionKey, enter } = await maliHere();
  client.setQueryData(['orders'], 'of mali');
  const { isForgettingQueued } = await import('../../../src/platform/session/queuedSignOut.ts');
  breaks();
  vi.useFakeTimers(clockOfThePage);
  const entered = enter(niran);
  expect([client.getQueryData(sessionKey), client.getQueryData(['orders'])]).toEqual([niran, undefined]);
  expect(await secondsOf(entered)).toBeLessThanOrEqual(11);
  expect(isForgettingQueued(), 'by the next start').toBe(true);
});
