import { IDBFactory } from 'fake-indexeddb';
import { set } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what may be somebody’s money is on the disk before it is called kept, over a power cut too', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  const stores = await import('../../src/platform/store/stores.ts');
  const ofMoney = [stores.outboxEntryStore(), stores.outboxSlipStore(), stores.sharedSlipStore()];
  for (const store of ofMoney) await set('row', 1, store);
  const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
  for (const store of ofMoney) await set('row', 2, store);
  const durability = 'strict';
  expect(asked.mock.calls).toEqual(ofMoney.map(() => ['rows', 'readwrite', { durability }]));
});
