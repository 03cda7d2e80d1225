import { set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { addToCart, type CartLine, emptyCart, removeFromCart, withoutOrdered } from '../../../src/domain/cart/cart.ts';
import { newDeviceForEachTest } from '../../support/browser/newDeviceForEachTest.ts';
import { row } from '../../unit/listingFixture.ts';

newDeviceForEachTest();

async function openCart() {
  vi.resetModules();
  return {
    ...(await import('../../../src/platform/cart/cartStorage.ts')),
    ...(await import('../../../src/platform/cart/cartCoupons.ts')),
    ...(await import('../../../src/platform/cart/cartItems.ts')),
    ...(await import('../../../src/platform/store/draftStorage.ts')),
    ...(await import('../../../src/platform/store/stores.ts')),
  };
}

const line = (itemId: string, quantity = 1): CartLine => ({
  ...{ itemId, kind: 'product', planId: `p${itemId}`, quantity, seenPrice: 59_000, addedAt: 5 },
});

test('two tabs that fill the cart at once lose nothing of each other', async () => {
  const [first, second] = [await openCart(), await openCart()];
  await Promise.all(
    ['1', '2', '3', '4', '5', '6'].map((id, turn) =>
      (turn % 2 === 0 ? first : second).changeCart((cart) => addToCart(cart, line(id), turn + 1)),
    ),
  );
  await Promise.all([
    first.changeCart((cart) => addToCart(cart, line('1', 2), 10)),
    second.changeCart((cart) => removeFromCart(cart, '2', 11)),
  ]);
  const { lines } = await (await openCart()).readCart();
  expect(lines.map(({ itemId, quantity }) => [itemId, quantity]).toSorted()).toEqual([
    ...[
      ['1', 3],
      ['3', 1],
      ['4', 1],
      ['5', 1],
      ['6', 1],
    ],
  ]);
});

const knownAt = (itemId: string, seenAt: number) => ({
  [itemId]: { listing: row(itemId, 'ก', 'A'), plans: [], seenAt },
});
const known = (itemId: string) => knownAt(itemId, 1);

test('item data outlive the last line, so that an order can be repeated offline', async () => {
  const tab = await openCart();
  await tab.persistCartItems(known('1'));
  await tab.changeCart((cart) => addToCart(cart, line('1'), 1));
  await tab.changeCart((cart) => withoutOrdered(cart, { lines: [line('1')], couponIds: [] }, 2));
  expect((await tab.readCart()).lines).toEqual([]);
  expect(await tab.readCartItems()).toEqual(known('1'));
});

test('removing the last line in one tab loses no addition of another tab, in any order', async () => {
  const [first, second] = [await openCart(), await openCart()];
  for (const steps of Array.from({ length: 12 }, (_, place) => place)) {
    await first.persistCartItems(known('1'));
    await first.changeCart((cart) => addToCart(cart, line('1'), 1));
    const putIn = async () => {
      for (let step = 0; step < steps; step += 1) await new Promise((resolve) => setImmediate(resolve));
      await second.persistCartItems(known('2'));
      await second.changeCart((cart) => addToCart(cart, line('2'), 3));
    };
    await Promise.all([first.changeCart((cart) => removeFromCart(cart, '1', 2)), putIn()]);
    expect(await first.readCartItems(), `after ${steps} steps`).toMatchObject(known('2'));
    await first.changeCart((cart) => removeFromCart(cart, '2', 4));
  }
});

test('item data are deleted after a while or with the cached shop, except for items in the cart', async () => {
  const tab = await openCart();
  const { forgetCartItems, itemsCachedForMs } = await import('../../../src/platform/cart/forgetCartItems.ts');
  const dayMs = 86_400_000;
  const items = { ...knownAt('old', 0), ...knownAt('inCart', 0), ...knownAt('ofThisYear', 100 * dayMs) };
  await tab.persistCartItems(items);
  await forgetCartItems(['inCart'], 365 * dayMs - itemsCachedForMs);
  expect(await tab.readCartItems()).toEqual(items);
  await forgetCartItems(['inCart'], 401 * dayMs - itemsCachedForMs);
  expect(Object.keys(await tab.readCartItems())).toEqual(['inCart', 'ofThisYear']);
  await tab.changeCart((cart) => addToCart(cart, line('inCart'), 1));
  await (await import('../../../src/platform/store/storageUse.ts')).clearCatalogue();
  expect(Object.keys(await tab.readCartItems())).toEqual(['inCart']);
});

test('the other tab hears of it', async () => {
  const [first, second] = [await openCart(), await openCart()];
  const heard = Promise.withResolvers<void>();
  const stop = second.onCartChangedElsewhere(() => heard.resolve());
  await first.changeCart((cart) => addToCart(cart, line('1'), 1));
  await heard.promise;
  stop();
});

test.each([
  ['text', 'text'],
  ['nothing', null],
  ['a shape of another version', { items: [1] }],
  ['lines that are no list', { lines: {}, updatedAt: 1 }],
])('%s in the place of a cart is an empty cart, which can be filled', async (_, row) => {
  const tab = await openCart();
  await set('cart-1', row, tab.deviceStore());
  expect(await tab.readCart()).toEqual(emptyCart);
  await tab.changeCart((cart) => addToCart(cart, line('1'), 5));
  expect(await tab.readCart()).toEqual({ ...emptyCart, lines: [line('1')], updatedAt: 5 });
});

test('of a cart that is half broken the good lines stay', async () => {
  const tab = await openCart();
  const lines = [null, line('1'), { ...line('2'), quantity: 'many' }, { ...line('3'), kind: 'boat' }, line('4')];
  await set('cart-1', { lines, updatedAt: 7 }, tab.deviceStore());
  expect(await tab.readCart()).toEqual({ ...emptyCart, lines: [line('1'), line('4')], updatedAt: 7 });
});

test('drafts and who buys stay over a restart, and a draft goes when it was sent', async () => {
  const before = await openCart();
  const guest = { email: 'mali@example.com', firstName: 'มะลิ', lastName: 'ใจดี', tel: '' };
  await before.writeGuestDetails(guest);
  await before.writeDraft('report-77', { note: 'ค่าคอร์ส' });
  await before.writeDraft('report-78', { note: 'อีกใบ' });
  const after = await openCart();
  await after.clearDraft('report-78');
  expect(await after.readGuestDetails()).toEqual(guest);
  expect(await after.readDraft('report-77')).toEqual({ note: 'ค่าคอร์ส' });
  expect(await after.readDraft('report-78')).toBeUndefined();
});

test('coupon data survive a restart; unreadable data count as unknown', async () => {
  const before = await openCart();
  const coupon = (id: string) => ({
    ...{ id, code: `CODE${id}`, courseIds: ['1'], paymentMethods: ['bankTransfer' as const] },
    ...{ scope: { kind: 'perCourse' as const }, discount: { kind: 'percent' as const, percent: 10 } },
  });
  const known = (id: string) => ({ coupon: coupon(id), state: 'open' as const, seenAt: 5 });
  await set('cart-coupons-1', { '0': { coupon: 'of another shape' }, '1': { state: 'open' } }, before.deviceStore());
  await before.persistCoupons({ '2': known('2') });
  await before.persistCoupons({ '3': { ...known('3'), state: 'ended' } });
  const after = await openCart();
  expect(await after.readKnownCoupons()).toEqual({ '2': known('2'), '3': { ...known('3'), state: 'ended' } });
});
