import { IDBObjectStore } from 'fake-indexeddb';
import { keys } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goOffline, goOnline, newDevice, openMortalTab, openTab, reportOf, slipOf, type Tab } from '../device.ts';
import { clockOfThePage } from '../hungDatabase.ts';
import { endMortality, liveUntil } from './mortality.ts';
import { breakAfter, breakBefore, gate, type Receiver, refuseWith, reportPath, startReceiver } from './receiver.ts';

let server: Receiver;
const { locks } = navigator;

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
});

afterEach(async () => {
  endMortality();
  // A running sender must not reach the next test's server.
  await locks.request('lanrian-outbox', () => {});
  await server.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const nobodySaysNo = new AbortController().signal;
/** Keys of the reports that the shop has. */
const reported = () => [...server.effects.keys()].filter((key) => key.startsWith('key-'));
const rowsOf = async (tab: Tab) => (await tab.allEntries()).map(({ key, state }) => [key, state]);
const slipsLeft = async () => keys((await import('../../../src/platform/store/stores.ts')).outboxSlipStore());

/** A report that arrived, with a lost answer. */
async function reportWithLostAnswer(): Promise<Tab> {
  const tab = await openTab();
  server.next(reportPath, breakAfter);
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  expect(await rowsOf(tab)).toEqual([['key-1', 'queued']]);
  return tab;
}

test('a report that may have arrived is not replaced by other words under another key', async () => {
  const tab = await reportWithLostAnswer();
  expect(await tab.replaceReport('key-1', reportOf('key-2'))).toBe('mayHaveArrived');
  await tab.drainOutbox('now');
  expect(await rowsOf(tab)).toEqual([['key-1', 'sent']]);
  expect(reported()).toEqual(['key-1']);
});

test('asked about a report that may have arrived, the shop says under its own key that it has it', async () => {
  const tab = await reportWithLostAnswer();
  expect(await tab.settleReport('key-1')).toMatchObject({ key: 'key-1', state: 'sent' });
  expect(await tab.replaceReport('key-1', reportOf('key-2'))).toBe('alreadySent');
  expect(reported()).toEqual(['key-1']);
});

test('a report that the shop had not received and refuses can be corrected after that answer', async () => {
  const tab = await openTab();
  server.next(reportPath, breakBefore, refuseWith(400, 'INPUT_ERROR', { fields: {} }));
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  expect(await tab.settleReport('key-1')).toMatchObject({ state: 'failed' });
  expect(await tab.replaceReport('key-1', reportOf('key-2'))).toBe('replaced');
  await tab.drainOutbox('now');
  expect(await rowsOf(tab)).toEqual([['key-2', 'sent']]);
});

test('without the word of the shop it stays as it is, and a report whose slip never went up is not even asked about', async () => {
  const tab = await reportWithLostAnswer();
  goOffline();
  const settled = await tab.settleReport('key-1');
  expect(settled !== null && settled !== 'isSending' && tab.mayHaveArrived(settled)).toBe(true);
  await tab.queueReport(reportOf('key-2'));
  await tab.drainOutbox('now');
  expect((await tab.readEntry('key-2'))?.isSealed).toBe(true);
  expect(await tab.settleReport('key-2')).toMatchObject({ state: 'queued' });
  expect(await tab.replaceReport('key-2', reportOf('key-3'))).toBe('replaced');
});

test('of two windows that correct the same report one learns that it was corrected already', async () => {
  const [first, second] = [await openTab(), await openTab()];
  server.next(reportPath, refuseWith(400, 'INPUT_ERROR', { fields: {} }));
  await first.queueReport(reportOf('key-1'));
  await first.drainOutbox('due');
  const outcomes = await Promise.all([
    first.replaceReport('key-1', reportOf('key-2')),
    second.replaceReport('key-1', reportOf('key-3')),
  ]);
  expect(outcomes).toEqual(['replaced', 'alreadyReplaced']);
  await first.drainOutbox('now');
  expect(await rowsOf(first)).toEqual([['key-2', 'sent']]);
  expect(reported()).toEqual(['key-2']);
});

test('pressed again under the same key it is the same report, also when the first press was kept', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  expect(await tab.replaceReport('key-1', reportOf('key-2'))).toBe('replaced');
  expect(await tab.replaceReport('key-1', reportOf('key-2'))).toBe('replaced');
  expect(await tab.queueReport(reportOf('key-2', [slipOf(3)]))).toBe('keyTaken');
  expect(await slipsLeft()).toHaveLength(1);
  goOnline(server);
  await tab.drainOutbox('now');
  expect(await rowsOf(tab)).toEqual([['key-2', 'sent']]);
  expect(reported()).toEqual(['key-2']);
});

test('a report that was sent is never overwritten by another that comes under its key', async () => {
  const tab = await openTab();
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  expect(await tab.queueReport(reportOf('key-1', [slipOf(2)], 'again'))).toBe('keyTaken');
  expect(await tab.replaceReport('key-1', reportOf('key-1', [slipOf(2)], 'again'))).toBe('alreadySent');
  expect(await tab.readEntry('key-1')).toMatchObject({ state: 'sent', draft: { note: '' } });
});

test('a report discarded during its delivery was sent, and this is reported', async () => {
  const tab = await openTab();
  const held = gate();
  server.next(reportPath, held.behaviour);
  await tab.queueReport(reportOf('key-1'));
  await held.reached;
  const discarding = tab.discardReports(['key-1'], nobodySaysNo);
  held.release();
  expect(await discarding).toBe('alreadySent');
  expect(await rowsOf(tab)).toEqual([['key-1', 'sent']]);
});

test('discarding a report that is being sent does not wait without an end, and it stays', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  const sender = Promise.withResolvers<void>();
  const sending = navigator.locks.request('lanrian-outbox', () => sender.promise);
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const outcomes = [tab.discardReports(['key-1'], nobodySaysNo), tab.settleReport('key-1')];
  patience.abort(new DOMException('', 'TimeoutError'));
  expect(await Promise.all(outcomes)).toEqual(['isSending', 'isSending']);
  timeout.mockRestore();
  sender.resolve();
  await sending;
  expect(await rowsOf(tab)).toEqual([['key-1', 'queued']]);
});

test('a yes that is taken back while somebody sends leaves the line at once, and the report stays with its slip', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  const sender = Promise.withResolvers<void>();
  const sending = locks.request('lanrian-outbox', () => sender.promise);
  const yes = new AbortController();
  const discarding = tab.discardReports(['key-1'], yes.signal);
  yes.abort();
  expect(await discarding).toBe('takenBack');
  sender.resolve();
  await sending;
  expect([await rowsOf(tab), await slipsLeft()]).toEqual([[['key-1', 'queued']], [expect.anything()]]);
});

test('a yes that is taken back as its turn comes discards nothing either', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  const sender = Promise.withResolvers<void>();
  const sending = locks.request('lanrian-outbox', () => sender.promise);
  const yes = new AbortController();
  const discarding = tab.discardReports(['key-1'], yes.signal);
  const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (this: IDBObjectStore, key) {
    yes.abort();
    return this.get(key);
  });
  sender.resolve();
  await sending;
  expect(await discarding).toBe('takenBack');
  expect(get).toHaveBeenCalled();
  expect(await rowsOf(tab)).toEqual([['key-1', 'queued']]);
});

test('a waiting report is discarded with its slip, and is not sent', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  expect(await tab.discardReports(['key-1'], nobodySaysNo)).toBe('discarded');
  expect(await tab.discardReports(['key-1'], nobodySaysNo)).toBe('discarded');
  goOnline(server);
  await tab.drainOutbox('now');
  expect([await rowsOf(tab), await slipsLeft(), reported()]).toEqual([[], [], []]);
});

test('killed at whatever step of mending, the device holds the old report or the new one, never both or none', async () => {
  vi.useFakeTimers(clockOfThePage);
  for (let atStep = 1; atStep <= 12; atStep += 1) {
    for (const when of ['before', 'after'] as const) {
      newDevice(server);
      const killed = await openMortalTab(server);
      goOffline();
      await killed.queueReport(reportOf('key-1'));
      await killed.drainOutbox('now');
      expect((await killed.readEntry('key-1'))?.isSealed).toBe(true);
      const life = liveUntil({ atStep, when }, async () => {
        throw new TypeError('fetch failed');
      });
      await Promise.race([killed.replaceReport('key-1', reportOf('key-2')), life.ended]);
      for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      endMortality();
      server.effects.clear();
      const next = await openMortalTab(server);
      expect(await next.allEntries(), `${atStep} ${when}`).toHaveLength(1);
      await next.drainOutbox('now');
      expect(await rowsOf(next), `${atStep} ${when}`).toMatchObject([[expect.any(String), 'sent']]);
      expect(reported(), `${atStep} ${when}`).toHaveLength(1);
      expect(await slipsLeft(), `${atStep} ${when}`).toEqual([]);
    }
  }
});
