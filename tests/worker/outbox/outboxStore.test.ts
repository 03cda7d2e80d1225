import { values } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goOffline, goOnline, newDevice, openTab, reportOf, stretch } from '../device.ts';
import { gate, type Receiver, reportPath, startReceiver, uploadPath } from './receiver.ts';

let server: Receiver;

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
});

afterEach(async () => {
  await server.close();
  vi.unstubAllGlobals();
});

const storesOf = () => import('../../../src/platform/store/stores.ts');

async function putRow(key: string, row: unknown) {
  const [{ set }, { outboxEntryStore }] = await Promise.all([import('idb-keyval'), storesOf()]);
  await set(key, row, outboxEntryStore());
}

test.each([
  ['uploaded', uploadPath, 1],
  ['reported', reportPath, 2],
])('an entry discarded while it is being %s stays discarded', async (_, path, requests) => {
  const tab = await openTab();
  const held = gate();
  server.next(path, held.behaviour);
  await tab.queueReport(reportOf('key-1'));
  await held.reached;
  const entry = await tab.readEntry('key-1');
  if (entry) await tab.removeEntry(entry);
  held.release();
  await tab.drainOutbox('due');
  expect(await tab.allEntries()).toEqual([]);
  expect(await values((await storesOf()).outboxEntryStore())).toEqual([]);
  expect(await values((await storesOf()).outboxSlipStore())).toEqual([]);
  expect(server.arrivals.filter((arrival) => arrival.path !== '/api/send/to/email/paymentorder')).toHaveLength(
    requests,
  );
});

test('an entry discarded before its turn is not sent', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  await tab.queueReport(reportOf('key-2'));
  goOnline(server);
  const held = gate();
  server.next(uploadPath, held.behaviour);
  const draining = tab.drainOutbox('now');
  await held.reached;
  const second = await tab.readEntry('key-2');
  if (second) await tab.removeEntry(second);
  held.release();
  await draining;
  expect(server.arrivals.filter(({ path }) => path === reportPath).map(({ key }) => key)).toEqual(['key-1']);
});

test('two changes at the same moment are both kept', async () => {
  const [first, second] = [await openTab(), await openTab()];
  goOffline();
  await first.queueReport(reportOf('key-1'));
  const count = 20;
  await Promise.all(
    Array.from({ length: count }, (_, turn) =>
      (turn % 2 === 0 ? first : second).replaceEntry('key-1', (entry) => ({ ...entry, attempts: entry.attempts + 1 })),
    ),
  );
  expect(await first.readEntry('key-1')).toMatchObject({ attempts: count });
});

test('a change that throws changes nothing, and an entry that is not there is not made', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  const throwing = tab.replaceEntry('key-1', () => {
    throw new Error('no such change');
  });
  await expect(throwing).rejects.toThrow('no such change');
  expect(await tab.readEntry('key-1')).toMatchObject({ state: 'queued' });
  expect(await tab.replaceEntry('key-2', (entry) => entry)).toBeNull();
  expect(await tab.allEntries()).toHaveLength(1);
});

test('rows that are no entries are ignored, stay, and block nothing', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  const entry = await tab.readEntry('key-1');
  const strange = [
    null,
    'text',
    42,
    [],
    {},
    { ...entry, key: 'a', slips: null },
    { ...entry, key: 'b', kind: 'quizAnswers' },
    { ...entry, key: 'c', request: { path: 7 } },
    { ...entry, key: 'd', owner: { kind: 'crowd' } },
    { ...entry, key: 'e', createdAt: Number.NaN },
    { ...entry, key: 'f', slips: [null] },
    { ...entry, key: 'g', state: 'sending' },
  ];
  for (const [place, row] of strange.entries()) await putRow(`strange-${place}`, row);
  goOnline(server);
  await tab.drainOutbox('now');
  expect(await tab.allEntries()).toMatchObject([{ key: 'key-1', state: 'sent' }]);
  expect(await tab.readEntry('strange-0')).toBeUndefined();
  expect(await tab.replaceEntry('strange-5', (row) => ({ ...row, attempts: 9 }))).toBeNull();
  expect(await values((await storesOf()).outboxEntryStore())).toHaveLength(strange.length + 1);
});

test('a corrected report replaces the first, which is never sent', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  expect(await tab.replaceReport('key-1', reportOf('key-2'))).toBe('replaced');
  goOnline(server);
  await tab.drainOutbox('now');
  expect((await tab.allEntries()).map(({ key, state }) => [key, state])).toEqual([['key-2', 'sent']]);
  expect(server.arrivals.filter(({ path }) => path === reportPath).map(({ key }) => key)).toEqual(['key-2']);
  expect(await values((await storesOf()).outboxSlipStore())).toEqual([]);
});

test('a corrected report under the key of the first stays, and is sent', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  expect(await tab.replaceReport('key-1', reportOf('key-1'))).toBe('replaced');
  goOnline(server);
  await tab.drainOutbox('now');
  expect((await tab.allEntries()).map(({ key, state }) => [key, state])).toEqual([['key-1', 'sent']]);
  expect(server.arrivals.filter(({ path }) => path === reportPath)).toHaveLength(1);
  expect(await values((await storesOf()).outboxSlipStore())).toEqual([]);
});

test('correcting a report that was sent meanwhile does not duplicate it', async () => {
  const tab = await openTab();
  const held = gate();
  server.next(reportPath, held.behaviour);
  await tab.queueReport(reportOf('key-1'));
  await held.reached;
  const replacing = tab.replaceReport('key-1', reportOf('key-2'));
  held.release();
  expect(await replacing).toBe('alreadySent');
  expect((await tab.allEntries()).map(({ key }) => key)).toEqual(['key-1']);
});

test('a report is not corrected during a hanging delivery, and the wait ends', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  const sender = Promise.withResolvers<void>();
  const sending = navigator.locks.request('lanrian-outbox', () => sender.promise);
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const replacing = tab.replaceReport('key-1', reportOf('key-2'));
  patience.abort(new DOMException('', 'TimeoutError'));
  expect(await replacing).toBe('isSending');
  timeout.mockRestore();
  sender.resolve();
  await sending;
  expect((await tab.allEntries()).map(({ key }) => key)).toEqual(['key-1']);
});

test('page, tabs and worker hear of every change', async () => {
  const [first, second] = [await openTab(), await openTab()];
  goOffline();
  const heard = Promise.withResolvers<void>();
  const stop = second.onOutboxChanged(() => heard.resolve());
  await first.queueReport(reportOf('key-1'));
  await heard.promise;
  stop();
});

test('hundreds of changes are reported at once and then throttled, including the last one', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  let told = 0;
  const seen = Promise.withResolvers<void>();
  const stop = tab.onOutboxChanged(async () => {
    told += 1;
    if ((await tab.readEntry('key-1'))?.attempts === 200) seen.resolve();
  });
  for (let attempts = 1; attempts <= 200; attempts += 1) {
    await tab.replaceEntry('key-1', (entry) => ({ ...entry, attempts }));
    if (attempts === 1) expect(told).toBe(1);
  }
  await seen.promise;
  stop();
  expect(told).toBeLessThan(200);
});

test('a connection closed by the browser is reopened', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  const { outboxEntryStore } = await storesOf();
  await outboxEntryStore()('readonly', async (rows) => rows.transaction.db.close());
  await tab.queueProgress('5', '101', stretch(0, 10), Date.now());
  expect(await tab.allEntries()).toHaveLength(2);
});

test('on a full device the lecture that was kept first makes room for a report, the others stay', async () => {
  const films = new Set(['/downloaded/first.mp4', '/downloaded/second.mp4']);
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...films].map((key) => ({ url: `https://shop.test${key}` })),
      delete: async (key: string) => films.delete(key),
    }),
  });
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: navigator.locks,
    serviceWorker: { getRegistration: async () => undefined },
  });
  const [{ set }, { downloadedLecturesStore }] = await Promise.all([import('idb-keyval'), storesOf()]);
  const kept = { userId: '7', courseId: '1001' };
  await set(
    'b',
    { ...kept, lectureId: 'b', files: [{ key: '/downloaded/second.mp4', bytes: 1_000 }], downloadedAt: 2 },
    downloadedLecturesStore(),
  );
  await set(
    'a',
    { ...kept, lectureId: 'a', files: [{ key: '/downloaded/first.mp4', bytes: 1_000 }], downloadedAt: 1 },
    downloadedLecturesStore(),
  );
  const put = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (row[0] instanceof ArrayBuffer && films.has('/downloaded/first.mp4'))
      throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, row);
  });

  const tab = await openTab();
  try {
    await tab.queueReport(reportOf('key-1'));
    await tab.drainOutbox('due');
  } finally {
    spy.mockRestore();
  }
  expect([...server.effects.keys()]).toContain('key-1');
  expect([...films]).toEqual(['/downloaded/second.mp4']);
});
