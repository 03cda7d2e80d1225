import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DataLayerEvent } from '../../src/contract/dataLayer.ts';
import { goOffline, newDevice, reportOf, token } from './device.ts';
import { clockOfThePage, hangWhere, inTime } from './hungDatabase.ts';
import { startReceiver } from './receiver.ts';
import { TinyCaches } from './tinyCaches.ts';

beforeEach(async () => {
  const server = await startReceiver();
  newDevice(server);
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  return async () => {
    for (const close of closing.splice(0)) close();
    vi.useRealTimers();
    vi.restoreAllMocks();
    await server.close();
    vi.unstubAllGlobals();
  };
});

/** Tabs of a test hear no word of the next one's. */
const closing: (() => void)[] = [];

const mali = wirePerson('mali');

function wirePerson(id: string) {
  return {
    id,
    role_id: 3,
    username: id,
    email: `${id}@example.com`,
    firstname: id,
    lastname: '',
    tel: null,
  };
}

const answering = (data: unknown) => vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));

/** A page on which Mali is signed in, with an order and a report that waits on the device. */
async function maliHere() {
  vi.resetModules();
  const { sessionQuery } = await import('../../src/features/session/useSession.ts');
  const persister = await import('../../src/platform/queryPersister.ts');
  const { privateQueryStore } = await import('../../src/platform/stores.ts');
  const drafts = await import('../../src/platform/draftStorage.ts');
  const { entries } = await import('idb-keyval');
  const client = new QueryClient();
  closing.push(persister.keepQueries(client));
  answering(mali);
  await client.fetchQuery(sessionQuery);
  const readAddresses = () =>
    client.fetchQuery({ queryKey: ['addresses'], queryFn: () => ['home'], meta: { keep: 'private' } });
  await readAddresses();
  await drafts.writeDraft('account-tax-mali', { nameOne: 'มะลิ' });
  const look = async () => ({
    kept: (await entries<string, { data: unknown }>(privateQueryStore())).map(([, { data }]) => data).filter(Boolean),
    addresses: client.getQueryData(['addresses']),
    draft: await drafts.readDraft('account-tax-mali'),
  });
  return {
    look,
    readAddresses,
    watchSession: () => closing.push(new QueryObserver(client, sessionQuery).subscribe(() => {})),
    ask: () => client.fetchQuery({ ...sessionQuery, staleTime: 0 }),
    shown: () => ({ here: client.getQueryData(sessionQuery.queryKey), addresses: client.getQueryData(['addresses']) }),
  };
}

/** The next start of the app on the same device, whose disk answers when `read` is called. */
async function startedAgain() {
  vi.resetModules();
  const { sessionQuery } = await import('../../src/features/session/useSession.ts');
  const { restoreQueries } = await import('../../src/platform/queryPersister.ts');
  const { expectKeptAnswers } = await import('../../src/platform/keptAnswers.ts');
  const { hasSessionEnded } = await import('../../src/platform/endedSession.ts');
  const { privateQueryStore } = await import('../../src/platform/stores.ts');
  const { values } = await import('idb-keyval');
  const client = new QueryClient();
  const disk = Promise.withResolvers<void>();
  expectKeptAnswers(disk.promise);
  return {
    client,
    hasSessionEnded,
    ask: () => client.fetchQuery(sessionQuery),
    read: async () => {
      await restoreQueries(client, 'private', Date.now());
      disk.resolve();
    },
    kept: async () => (await values<{ data: unknown }>(privateQueryStore())).map(({ data }) => data).filter(Boolean),
  };
}

const untouched = { kept: [['home'], expect.objectContaining({ id: 'mali' })], addresses: ['home'] };

test('a device that was signed out elsewhere forgets what it kept, but not what is still typed', async () => {
  const { look, ask } = await maliHere();
  await vi.waitFor(async () => expect((await look()).kept).toHaveLength(2));
  answering(null);
  expect(await ask()).toBeNull();
  expect(await look()).toEqual({ kept: [], addresses: undefined, draft: { nameOne: 'มะลิ' } });
});

test('when somebody else has signed in behind its back, what was the former person’s is gone', async () => {
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
  'what the server says counts also where the disk lets nothing be cleared',
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
  // What goes on trying must not meet the next test's device.
  await inTime(new Promise((resolve) => setTimeout(resolve, 60_000)));
});

test('what was saved to watch, and what was told, goes with whose session ended elsewhere', async () => {
  const { ask } = await maliHere();
  vi.stubGlobal('caches', new TinyCaches());
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks, serviceWorker: {} });
  const { set, values } = await import('idb-keyval');
  const { keptLecturesStore } = await import('../../src/platform/stores.ts');
  const { noteNews, readNews } = await import('../../src/platform/push/news.ts');
  const lectureOf = (userId: string) => ({ userId, courseId: '1', lectureId: userId, isWanted: true });
  for (const userId of ['mali', 'niran']) await set(`wanted-${userId}`, lectureOf(userId), keptLecturesStore());
  await noteNews({ path: '/orders/of-mali', tag: '1' });
  answering(wirePerson('niran'));
  await ask();
  await expect.poll(() => values(keptLecturesStore())).toEqual([lectureOf('niran')]);
  await expect.poll(readNews).toEqual([]);
});

test('a sale that waits to be told goes with whose session ended elsewhere', async () => {
  const { ask } = await maliHere();
  const { get } = await import('idb-keyval');
  const { keepSale } = await import('../../src/platform/toldSales.ts');
  const { rowNames } = await import('../../src/platform/rowVersions.ts');
  const { deviceStore } = await import('../../src/platform/stores.ts');
  await keepSale({ orderId: '76', event: { event: 'begin_checkout' } as DataLayerEvent });
  const waiting = () => get<{ waiting: unknown[] }>(rowNames.toldSales, deviceStore());
  expect((await waiting())?.waiting).toHaveLength(1);
  answering(null);
  await ask();
  await expect.poll(waiting).toBeUndefined();
});

test('a report that waits stays with whose session ended elsewhere, whoever opens its order then; their other orders go', async () => {
  const { ask } = await maliHere();
  const { queueReport } = await import('../../src/platform/outbox/queueReport.ts');
  const { readKnownOrders, rememberOrder } = await import('../../src/platform/knownOrders.ts');
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

test.each([null, wirePerson('niran')])('what is on the screen is asked anew, as whoever is here now', async (here) => {
  vi.resetModules();
  const { sessionQuery } = await import('../../src/features/session/useSession.ts');
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
  // Twice, of which the second must not meet the next test's tabs.
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

test('a late disk puts back what is of whoever the server names', async () => {
  const { look } = await maliHere();
  await vi.waitFor(async () => expect((await look()).kept).toHaveLength(2));
  const { read, client } = await startedAgain();
  client.setQueryData(['session'], mali);
  await read();
  expect(client.getQueryData(['addresses'])).toEqual(['home']);
});

test.each([
  ['left', false],
  ['ended', true],
] as const)('a second tab hears whether whoever was here %s', async (why, isEnded) => {
  await maliHere();
  const { forgetPrivateQueries } = await import('../../src/platform/queryPersister.ts');
  const first = new QueryClient();
  const second = await startedAgain();
  const { keepQueries } = await import('../../src/platform/queryPersister.ts');
  const { noteParting, notePresence } = await import('../../src/platform/endedSession.ts');
  if (isEnded) notePresence();
  else noteParting('ended');
  const stop = keepQueries(second.client);
  await forgetPrivateQueries(first, why, null);
  await expect.poll(second.hasSessionEnded).toBe(isEnded);
  stop();
});

test('a word of who left that comes late takes nothing from somebody else who came since', async () => {
  const { look, readAddresses, watchSession } = await maliHere();
  watchSession();
  await vi.waitFor(async () => expect((await look()).kept).toHaveLength(2));
  const other = new BroadcastChannel('lanrian-private');
  const heard = vi.fn();
  const { hasSessionEnded } = await import('../../src/platform/endedSession.ts');
  // The tab answers each word by asking who is here.
  vi.stubGlobal('fetch', async () => {
    heard();
    return Response.json({ success: true, data: mali });
  });
  const tell = async (told: unknown) => {
    const before = heard.mock.calls.length;
    other.postMessage(told);
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(before);
  };
  await tell({ why: 'ended', leftId: 'niran', hereId: null });
  await tell({ why: 'left', leftId: null, hereId: 'mali' });
  await tell({ why: 'left', leftId: 'niran', hereId: 'mali' });
  expect(await look()).toMatchObject(untouched);
  expect(hasSessionEnded()).toBe(false);
  for (const told of [
    { why: 'ended', leftId: 'mali', hereId: null },
    // A guest's tab, in which somebody else signed in.
    { why: 'left', leftId: null, hereId: 'niran' },
    { why: 'left', leftId: undefined, hereId: null },
    // A tab of an older build.
    'left',
  ]) {
    await readAddresses();
    expect((await look()).addresses).toEqual(['home']);
    await tell(told);
    expect((await look()).addresses).toBeUndefined();
  }
  other.close();
});

test('a tab of an older build, which says why and no more, ends a session as well', async () => {
  const { look } = await maliHere();
  const { hasSessionEnded } = await import('../../src/platform/endedSession.ts');
  const older = new BroadcastChannel('lanrian-private');
  older.postMessage('ended');
  await expect.poll(async () => (await look()).addresses).toBeUndefined();
  expect(hasSessionEnded()).toBe(true);
  older.close();
});

test('who signs out on their own word is not told of an end, though another tab has told the server first', async () => {
  const { ask } = await maliHere();
  const { noteParting, hasSessionEnded } = await import('../../src/platform/endedSession.ts');
  noteParting('left');
  answering(null);
  expect(await ask()).toBeNull();
  expect(hasSessionEnded()).toBe(false);
  answering(mali);
  await ask();
  answering(null);
  await ask();
  expect(hasSessionEnded()).toBe(true);
});

test('an answer that was on its way while somebody signed out makes nobody be here again', async () => {
  const { ask } = await maliHere();
  const { noteParting, hasSessionEnded } = await import('../../src/platform/endedSession.ts');
  const { oweSignOut } = await import('../../src/platform/owedSignOut.ts');
  const answered = Promise.withResolvers<Response>();
  const wasAsked = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', () => {
    wasAsked.resolve();
    return answered.promise;
  });
  const asked = ask();
  await wasAsked.promise;
  oweSignOut();
  noteParting('left');
  answered.resolve(Response.json({ success: true, data: mali }));
  await asked;
  // As a tab that hears only now that the session is gone.
  noteParting('ended');
  expect(hasSessionEnded()).toBe(false);
});

describe('that a session ended by itself', () => {
  beforeEach(() => {
    const memory = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
      removeItem: (key: string) => void memory.delete(key),
    });
  });

  /** The same tab after a reload. */
  const reloaded = async () => {
    vi.resetModules();
    return await import('../../src/platform/endedSession.ts');
  };

  test('is known after a reload, until somebody signs in', async () => {
    const { ask } = await maliHere();
    answering(null);
    await ask();
    const again = await reloaded();
    expect(again.hasSessionEnded()).toBe(true);
    again.notePresence();
    expect((await reloaded()).hasSessionEnded()).toBe(false);
  });

  test('or until it is put off, or somebody leaves on their own word', async () => {
    const { ask } = await maliHere();
    answering(null);
    await ask();
    (await reloaded()).noteParting('left');
    expect((await reloaded()).hasSessionEnded()).toBe(false);
  });

  test('is told until a reload where the tab keeps nothing', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const { noteParting, hasSessionEnded } = await reloaded();
    noteParting('ended');
    expect(hasSessionEnded()).toBe(true);
    expect((await reloaded()).hasSessionEnded()).toBe(false);
  });
});
