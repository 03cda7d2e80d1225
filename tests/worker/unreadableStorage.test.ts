import { IDBFactory } from 'fake-indexeddb';
import { entries, values } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDevice, openTab, reportOf, stretch } from './device.ts';
import { clockOfThePage, inTime, untilCalledBack } from './hungDatabase.ts';
import { type Receiver, startReceiver } from './outbox/receiver.ts';

let server: Receiver;
const uncaught: unknown[] = [];
const note = (reason: unknown) => void uncaught.push(reason);
const told = () => vi.mocked(console.error).mock.calls.filter(([where]) => String(where).startsWith('[outbox,'));

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers(clockOfThePage);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  uncaught.length = 0;
  process.on('unhandledRejection', note);
});
afterEach(async () => {
  process.off('unhandledRejection', note);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await server.close();
});

/** Makes listing of stored rows fail from now on. */
const refuseToList = () =>
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('The disk cannot be read', 'UnknownError');
  });

test('a list that cannot be read leaves no other question of its transaction without an ear', async () => {
  const { sharedQueryStore } = await import('../../src/platform/store/stores.ts');
  const { readWords } = await import('../../src/platform/store/catalogueStore.ts');
  refuseToList();
  const reads: readonly (() => Promise<unknown>)[] = [
    () => entries(sharedQueryStore()),
    () => values(sharedQueryStore()),
    readWords,
  ];
  for (const read of reads) {
    await expect(inTime(read())).rejects.toMatchObject({ name: 'UnknownError' });
    await untilCalledBack();
  }
  expect(uncaught).toEqual([]);
});

test('an unreadable outbox is reported once, and sends nothing but requested entries', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const tab = await openTab();
  const { startOutboxTriggers } = await import('../../src/platform/outbox/triggers.ts');
  refuseToList();
  const stop = startOutboxTriggers();
  await inTime(tab.queueReport(reportOf('key-1')));
  expect(await inTime(tab.queueProgress('5', '101', stretch(0, 10), Date.now()))).toBe('queued');
  for (let round = 0; round < 3; round += 1) {
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(30_000);
    await untilCalledBack();
  }
  stop();
  await vi.advanceTimersByTimeAsync(30_000);
  await untilCalledBack();
  expect(uncaught).toEqual([]);
  expect(told()).toHaveLength(1);
  expect(await inTime(tab.readEntry('key-1'))).toMatchObject({ state: 'queued' });
});
