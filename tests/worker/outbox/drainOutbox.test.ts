import { keys, set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { goOffline, goOnline, openTab, reportOf, slipOf, stretch, token } from '../device.ts';
import { later, outboxServerForEachTest, startedAt } from './outboxServer.ts';
import {
  asUsual,
  breakAfter,
  emailPath,
  gate,
  nameOf,
  progressPath,
  refuseWith,
  reportPath,
  uploadPath,
} from './receiver.ts';

const { server, arrivalsAt } = outboxServerForEachTest();

test('a report is on the device before anything is sent, and stays with the word of the server', async () => {
  const tab = await openTab();
  const held = gate();
  server().next(uploadPath, held.behaviour);
  await tab.queueReport(reportOf('key-1'));
  await held.reached;
  const waiting = await tab.readEntry('key-1');
  expect(waiting).toMatchObject({ state: 'queued', attempts: 0, receivedAt: null });
  expect(await tab.readSlip(waiting?.slips[0]?.id ?? '')).toEqual(slipOf(1));

  held.release();
  await tab.drainOutbox('due');
  const sent = await tab.readEntry('key-1');
  expect(sent).toMatchObject({ state: 'sent', attempts: 1, receivedAt: startedAt, problem: null, draft: { note: '' } });
  expect(await tab.readSlip(sent?.slips[0]?.id ?? '')).toBeUndefined();
  expect(server().arrivals.map(({ path }) => path)).toEqual([uploadPath, reportPath, emailPath]);
  expect(await tab.hasQueuedEntries()).toBe(false);
});

test('the slip arrives to the byte, with its digest and the token of its order, and is named in the body', async () => {
  const tab = await openTab();
  const slips = [slipOf(1), slipOf(2, 250_000)];
  await tab.queueReport(reportOf('key-1', slips));
  await tab.drainOutbox('due');
  const uploads = arrivalsAt(uploadPath);
  expect(uploads.map(({ file }) => file?.bytes)).toEqual(slips.map((bytes) => Buffer.from(bytes)));
  for (const [place, { file }] of uploads.entries()) {
    const digest = await crypto.subtle.digest('SHA-256', slips[place] ?? new ArrayBuffer());
    expect(file).toMatchObject({ digest: Buffer.from(digest).toString('hex'), token });
  }
  expect(JSON.parse(arrivalsAt(reportPath)[0]?.text ?? '')).toMatchObject({
    order_id: '77',
    transfer_amount: 1290,
    transfer_datetime: '2026-02-14 17:00:00',
    slip: uploads.map(({ key }) => nameOf(key)),
  });
});

test('a slip that the device has lost, or half of it, is said so and never sent as nothing', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  const id = (await tab.readEntry('key-1'))?.slips[0]?.id ?? '';
  const { set } = await import('idb-keyval');
  const { outboxSlipStore } = await import('../../../src/platform/store/stores.ts');
  await set(id, new ArrayBuffer(0), outboxSlipStore());
  goOnline(server());
  await tab.drainOutbox('now');
  expect(await tab.readEntry('key-1')).toMatchObject({ state: 'failed', problem: { code: 'SLIP_LOST' } });
  expect(server().arrivals).toEqual([]);
});

test('two tabs and a worker that send at once send once', async () => {
  const tabs = [await openTab(), await openTab(), await openTab()] as const;
  goOffline();
  for (const key of ['key-1', 'key-2', 'key-3']) await tabs[0].queueReport(reportOf(key));
  goOnline(server());
  await Promise.all(tabs.flatMap((tab) => [tab.drainOutbox('now'), tab.drainOutbox('due'), tab.drainOutbox('now')]));
  expect(arrivalsAt(reportPath).map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-3']);
  expect((await tabs[1].allEntries()).map(({ state, attempts }) => [state, attempts])).toEqual(
    Array(3).fill(['sent', 1]),
  );
});

test('an entry added by another tab during a delivery does not wait for the next trigger', async () => {
  const [first, second] = [await openTab(), await openTab()];
  const held = gate();
  server().next(reportPath, held.behaviour);
  await first.queueReport(reportOf('key-1'));
  await held.reached;
  await second.queueReport(reportOf('key-2'));
  await second.queueReport(reportOf('key-3'));
  held.release();
  await second.drainOutbox('due');
  expect((await first.allEntries()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  expect(arrivalsAt(reportPath).map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-3']);
});

test('an entry that never gets through does not hold up the others', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('too-large'));
  later(1);
  await tab.queueReport(reportOf('fine'));
  goOnline(server());
  const refusesLarge = (path: string, init: RequestInit) =>
    new Headers(init.headers).get('idempotency-key') === 'too-large'
      ? Promise.reject(new TypeError('fetch failed'))
      : reach(path, init);
  const reach = globalThis.fetch as (path: string, init: RequestInit) => Promise<Response>;
  vi.stubGlobal('fetch', refusesLarge);
  await tab.drainOutbox('now');
  await tab.drainOutbox('now');
  expect(await tab.readEntry('fine')).toMatchObject({ state: 'sent' });
  expect(await tab.readEntry('too-large')).toMatchObject({ state: 'queued', problem: null });
});

test('a stumbling server lets the next entry try at once', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  await tab.queueReport(reportOf('key-2'));
  goOnline(server());
  server().next(uploadPath, refuseWith(503, 'UNAVAILABLE'));
  await tab.drainOutbox('now');
  expect((await tab.allEntries()).map(({ state }) => state)).toEqual(['queued', 'sent']);
});

test('the body is fixed with the first attempt', async () => {
  const tab = await openTab();
  const held = gate();
  server().next(progressPath, held.behaviour, breakAfter);
  await tab.queueProgress('5', '101', stretch(0, 10), Date.now());
  await held.reached;
  await tab.queueProgress('5', '101', stretch(10, 20), Date.now());
  held.release();
  await tab.drainOutbox('now');
  await tab.drainOutbox('now');
  const bodies = new Map<string, Set<string>>();
  for (const { key, text } of arrivalsAt(progressPath)) bodies.set(key, (bodies.get(key) ?? new Set()).add(text));
  expect([...bodies.values()].map(({ size }) => size)).toEqual([1, 1]);
  expect(server().effects.size).toBe(2);
});

test('a pause that a wrong clock has made is no pause', async () => {
  const tab = await openTab();
  const now = Date.now();
  vi.setSystemTime(now + 400 * 86_400_000);
  server().next(reportPath, refuseWith(503, 'UNAVAILABLE'));
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  vi.setSystemTime(now);
  await tab.drainOutbox('due');
  expect(await tab.readEntry('key-1')).toMatchObject({ state: 'sent' });
});

test.each([
  ['a year behind, and is then set right', -365, 0],
  ['a year ahead, and stays so', 365, 365],
])('a sent report stays for thirty days by the later clock: the phone’s is %s', async (_, before, after) => {
  const day = 86_400_000;
  const shopNow = Date.parse(startedAt);
  const tab = await openTab();
  // The server has its own clock.
  server().next(reportPath, (_, __, pass) => {
    vi.setSystemTime(shopNow);
    pass();
  });
  vi.setSystemTime(shopNow + before * day);
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  vi.setSystemTime(shopNow + after * day);
  await tab.drainOutbox('due');
  expect(await tab.readEntry('key-1')).toMatchObject({ state: 'sent', receivedAt: startedAt });
  later(31 * day);
  await tab.drainOutbox('due');
  expect(await tab.allEntries()).toEqual([]);
});

test('sent reports are deleted after thirty days, waiting ones never', async () => {
  const tab = await openTab();
  server().next(reportPath, asUsual, refuseWith(400, 'INPUT_ERROR'));
  await tab.queueReport(reportOf('sent'));
  await tab.drainOutbox('due');
  await tab.queueReport(reportOf('failed'));
  await tab.drainOutbox('due');
  goOffline();
  await tab.queueReport(reportOf('waiting'));
  later(29 * 86_400_000);
  await tab.drainOutbox('due');
  expect((await tab.allEntries()).map(({ key }) => key).toSorted()).toEqual(['failed', 'sent', 'waiting']);
  later(2 * 86_400_000);
  await tab.drainOutbox('due');
  expect((await tab.allEntries()).map(({ key }) => key).toSorted()).toEqual(['failed', 'waiting']);
  later(365 * 86_400_000);
  goOnline(server());
  await tab.drainOutbox('due');
  expect(await tab.readEntry('waiting')).toMatchObject({ state: 'sent' });
});

test('on a device that became full after the report was kept nothing goes out in secret, and it goes once there is space', async () => {
  const tab = await openTab();
  const { isSenderFull } = await import('../../../src/platform/outbox/fullSender.ts');
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  goOnline(server());
  await tab.drainOutbox('now');
  expect([arrivalsAt(reportPath), isSenderFull()]).toEqual([[], true]);

  full.mockRestore();
  await tab.drainOutbox('now');
  expect((await tab.allEntries()).map(({ key, state }) => [key, state])).toEqual([['key-1', 'sent']]);
  expect([arrivalsAt(reportPath).length, isSenderFull()]).toEqual([1, false]);
});

test('cached shop data are evicted for the state of a report', async () => {
  const tab = await openTab();
  const { sharedQueryStore } = await import('../../../src/platform/store/stores.ts');
  await set('seen', 1, sharedQueryStore());
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  const put = IDBObjectStore.prototype.put;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (full.mock.calls.length === 1) throw new DOMException('No space', 'QuotaExceededError');
    return put.apply(this, row);
  });
  goOnline(server());
  await tab.drainOutbox('now');
  full.mockRestore();
  expect((await tab.allEntries()).map(({ state }) => state)).toEqual(['sent']);
  expect(await keys(sharedQueryStore())).toEqual([]);
});

test('watched time takes nothing from the device, and holds no report up', async () => {
  const tab = await openTab();
  const { sharedQueryStore } = await import('../../../src/platform/store/stores.ts');
  await set('seen', 1, sharedQueryStore());
  goOffline();
  await tab.queueProgress('5', '101', stretch(0, 30), Date.now());
  later(1_000);
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  const put = IDBObjectStore.prototype.put;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if ((row[0] as { kind?: string }).kind === 'progress') throw new DOMException('No space', 'QuotaExceededError');
    return put.apply(this, row);
  });
  goOnline(server());
  await tab.drainOutbox('now');
  full.mockRestore();
  expect((await tab.allEntries()).map(({ kind, state }) => [kind, state])).toEqual([
    ['progress', 'queued'],
    ['transferReport', 'sent'],
  ]);
  expect(await keys(sharedQueryStore())).toEqual(['seen']);
});
