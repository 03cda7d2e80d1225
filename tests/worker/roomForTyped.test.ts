import { IDBFactory } from 'fake-indexeddb';
import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCart, type CartLine } from '../../src/domain/cart/cart.ts';
import { TinyCaches } from './tinyCaches.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('caches', new TinyCaches());
  vi.stubGlobal('location', new URL('https://shop.test/'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A full device with two lectures: new data fits once one of them is evicted. */
async function fullDevice() {
  const platform = {
    ...(await import('../../src/platform/cart/cartStorage.ts')),
    ...(await import('../../src/platform/cart/cartMirrorRow.ts')),
    ...(await import('../../src/platform/cart/cartItems.ts')),
    ...(await import('../../src/platform/cart/cartCoupons.ts')),
    ...(await import('../../src/platform/store/draftStorage.ts')),
    ...(await import('../../src/platform/session/knownOrders.ts')),
    ...(await import('../../src/platform/store/storesAnything.ts')),
    ...(await import('../../src/platform/store/stores.ts')),
    ...(await import('../../src/platform/store/downloadedFiles.ts')),
  };
  const films = await caches.open(platform.downloadedFilesCache);
  for (const [downloadedAt, lectureId] of ['a', 'b'].entries()) {
    const file = { key: `/downloaded/${lectureId}.mp4`, bytes: 4 };
    const row = { userId: '7', courseId: '1', lectureId, downloadedAt, files: [file] };
    await films.put(file.key, new Response('film'));
    await set(lectureId, row, platform.downloadedLecturesStore());
  }
  let freed = 0;
  const remove = films.delete.bind(films);
  vi.spyOn(films, 'delete').mockImplementation((film) => {
    freed += 1;
    return remove(film);
  });
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (freed === 0) throw new DOMException('No space', 'QuotaExceededError');
    return put.apply(this, row);
  });
  const cachedFilms = async () => (await films.keys()).map(({ url }) => new URL(url).pathname);
  return { ...platform, cachedFilms };
}

type Device = Awaited<ReturnType<typeof fullDevice>>;

const line: CartLine = {
  ...{ itemId: '1', kind: 'product', planId: 'p1', quantity: 1, seenPrice: 59_000, addedAt: 5 },
};
const slip = { slip: { name: 'slip.jpg', type: 'image/jpeg', bytes: new ArrayBuffer(4) } };
const order = { token: 't', orderId: '77', userId: null };

const writings: Record<string, (device: Device) => Promise<unknown>> = {
  'a line of the cart': ({ changeCart }) => changeCart((cart) => addToCart(cart, line, 1)),
  'what is known of a line': ({ persistCartItems }) => persistCartItems({}),
  'a coupon that was redeemed': ({ persistCoupons }) => persistCoupons({}),
  'a cart that is owed to its person': ({ changeMirrorRow }) => changeMirrorRow((row) => ({ ...row, sendCount: 1 })),
  'the details of a guest': ({ writeGuestDetails }) => writeGuestDetails({ email: 'a@b.example' }),
  'a slip in a form': ({ writeDraft }) => writeDraft('report-slip-1-77', slip),
  'a letter in a form': ({ editDraft }) => editDraft('guest', (kept) => kept, { firstName: 'ก' }),
  'an order of this device': ({ rememberOrder }) => rememberOrder(order),
};

test.each(Object.entries(writings))('on a full device one lecture is evicted for %s', async (_what, write) => {
  const device = await fullDevice();
  await write(device);
  expect(await device.cachedFilms()).toEqual(['/downloaded/b.mp4']);
});

test('parallel writes evict no more than necessary', async () => {
  const device = await fullDevice();
  await Promise.all(Object.values(writings).map((write) => write(device)));
  expect(await device.cachedFilms()).toEqual(['/downloaded/b.mp4']);
  expect(await device.readKnownOrders()).toEqual([order]);
  expect((await device.readCart()).lines).toEqual([line]);
  expect(await device.readDraft('report-slip-1-77')).toEqual(slip);
});

test('the storage test evicts nothing', async () => {
  const device = await fullDevice();
  expect(await device.storesAnything()).toBe(false);
  expect(await device.cachedFilms()).toHaveLength(2);
  expect(await get('self-test', device.deviceStore())).toBeUndefined();
});
