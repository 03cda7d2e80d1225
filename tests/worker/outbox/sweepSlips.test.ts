import { keys, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goOffline, newDevice, openTab, reportOf, slipOf } from '../device.ts';
import { type Receiver, startReceiver } from './receiver.ts';

let server: Receiver;

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
});

afterEach(async () => {
  await server.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const storesOf = () => import('../../../src/platform/store/stores.ts');
const slipsLeft = async () => keys((await storesOf()).outboxSlipStore());

test('a slip left by a killed app is swept, one of an entry is not', async () => {
  const tab = await openTab();
  goOffline();
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  const needed = (await tab.readEntry('key-1'))?.slips[0]?.id;

  const next = await openTab();
  await set('left-behind', slipOf(9), (await storesOf()).outboxSlipStore());
  await next.drainOutbox('due');
  expect(await slipsLeft()).toEqual([needed]);
});

test('a slip that is just being written with its entry is not swept', async () => {
  const tab = await openTab();
  goOffline();
  const put = IDBObjectStore.prototype.put;
  const written = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (row[0] instanceof ArrayBuffer) this.transaction.addEventListener('complete', () => written.resolve());
    return put.apply(this, row);
  });
  const request = navigator.locks.request.bind(navigator.locks);
  vi.spyOn(navigator.locks, 'request').mockImplementation(((
    name: string,
    options: LockOptions,
    work: LockGrantedCallback<unknown>,
  ) =>
    name === 'lanrian-outbox-slips' && options.mode === 'shared'
      ? request(name, options, async (lock) => {
          const result = await work(lock);
          await goOn.promise;
          return result;
        })
      : request(name, options, work)) as typeof navigator.locks.request);
  const queueing = tab.queueReport(reportOf('key-1'));
  await written.promise;
  spy.mockRestore();
  const { del } = await import('idb-keyval');
  const other = await openTab();
  // During the write its entry may not exist yet.
  await del('key-1', (await storesOf()).outboxEntryStore());
  await other.drainOutbox('due');
  expect(await slipsLeft()).toHaveLength(1);
  goOn.resolve();
  await queueing;
});

test('while a row exists that only a newer version can read, no slip is swept', async () => {
  const tab = await openTab();
  const { outboxEntryStore, outboxSlipStore } = await storesOf();
  // With the fields that the sweep reads, so that only its format stops the sweep.
  await set(
    'of-tomorrow',
    { key: 'of-tomorrow', state: 'queued', slips: [], pictures: ['its-slip'] },
    outboxEntryStore(),
  );
  await set('its-slip', slipOf(9), outboxSlipStore());
  await tab.drainOutbox('due');
  expect(await slipsLeft()).toEqual(['its-slip']);
});
