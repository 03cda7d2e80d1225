import { IDBFactory } from 'fake-indexeddb';
import { keys } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A full device that is evicting until `pictures.go`: writes wait for it. */
async function fullDevice() {
  const platform = {
    ...(await import('../../../src/platform/store/draftStorage.ts')),
    ...(await import('../../../src/platform/store/stores.ts')),
    ...(await import('../../../src/features/device/personalDrafts.ts')),
  };
  const pictures = Promise.withResolvers<boolean>();
  const remove = vi.fn(() => pictures.promise);
  vi.stubGlobal('caches', { delete: remove });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  return {
    ...platform,
    waiting: () => vi.waitFor(() => expect(remove).toHaveBeenCalled()),
    makeRoom: () => {
      put.mockRestore();
      pictures.resolve(true);
    },
    rows: () => keys(platform.deviceStore()),
  };
}

type Device = Awaited<ReturnType<typeof fullDevice>>;

const slip = { slip: { name: 'slip.jpg', type: 'image/jpeg', bytes: new ArrayBuffer(4) } };

type Work = (device: Device) => Promise<unknown>;

const writings: Record<string, readonly [write: Work, forget: Work]> = {
  'the slip of a report that has gone': [
    ({ writeDraft }) => writeDraft('report-slip-1-77', slip),
    ({ clearDraft }) => clearDraft('report-slip-1-77'),
  ],
  'a letter in a form that was sent': [
    ({ editDraft }) => editDraft('guest', (kept) => kept, { firstName: 'ก' }),
    ({ clearDraft }) => clearDraft('guest'),
  ],
  'what somebody typed who signs out': [
    ({ editDraft, personalDraft }) => editDraft(personalDraft('address', 'mali'), (kept) => kept, { tel: '081' }),
    ({ forgetPersonalDrafts }) => forgetPersonalDrafts('mali'),
  ],
  'the tax invoice of an order of theirs': [
    ({ writeDraft, taxWishDraft }) => writeDraft(taxWishDraft, { nameOne: 'มะลิ' }),
    ({ forgetPersonalDrafts }) => forgetPersonalDrafts('mali'),
  ],
};

test.each(Object.entries(writings))(
  '%s does not return by a write that waited for space',
  async (_what, [write, forget]) => {
    const device = await fullDevice();
    const writing = write(device);
    await device.waiting();
    await forget(device);
    device.makeRoom();
    await writing;
    expect(await device.rows()).toEqual([]);
  },
);

test('text typed after a deletion, and another form’s draft, are written once there is space', async () => {
  const device = await fullDevice();
  const before = [device.writeDraft('guest', { tel: '1' }), device.writeDraft('guest-2', { tel: '2' })];
  await device.waiting();
  await device.clearDraft('guest');
  const after = device.writeDraft('guest', { tel: '3' });
  device.makeRoom();
  await Promise.all([...before, after]);
  expect(await device.readDraft('guest')).toEqual({ tel: '3' });
  expect(await device.readDraft('guest-2')).toEqual({ tel: '2' });
});
