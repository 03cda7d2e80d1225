import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { saveCartCall } from '../../../src/contract/cart/cart.ts';
import {
  addCoupon,
  addToCart,
  type Cart,
  emptiedCart,
  emptyCart,
  removeCoupon,
  removeFromCart,
  setQuantity,
} from '../../../src/domain/cart/cart.ts';
import * as filled from '../../fixtures/filledDevice.ts';
import { CartShop, course } from './cartShop.ts';

let shop: CartShop;

beforeEach(() => {
  shop = new CartShop();
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal('sessionStorage', { clear() {} });
  vi.stubGlobal('fetch', async (path: string, { body, headers }: { body: string; headers: Record<string, string> }) =>
    shop.answer({ path, body, key: headers['idempotency-key'] ?? '' }),
  );
  return () => vi.unstubAllGlobals();
});

/** A phone whose cart can change offline. */
async function openPhone() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  const { changeCart, readCart } = await import('../../../src/platform/cart/cartStorage.ts');
  const { mirrorCart } = await import('../../../src/features/cart/mirrorCart.ts');
  const { deviceStore } = await import('../../../src/platform/store/stores.ts');
  const { forgetPerson } = await import('../../../src/platform/session/forgetPerson.ts');
  const change = (step: (cart: Cart, now: number) => Cart) => {
    shop.now += 1_000;
    return changeCart((cart) => step(cart, shop.now));
  };
  return {
    change,
    put: (itemId: string) => change((cart, now) => addToCart(cart, course(itemId, now), now)),
    mirror: () => mirrorCart(new QueryClient()),
    leave: (row: unknown) => set('cart-1', row, deviceStore()),
    clearSharedDevice: () => forgetPerson(shop.now),
    cart: readCart,
    ids: async () => (await readCart()).lines.map(({ itemId }) => itemId),
  };
}

/** A phone with a course in its cart that the shop has too. */
async function openPhoneWithOne() {
  const phone = await openPhone();
  await phone.put('1');
  await phone.mirror();
  return phone;
}

test('offline additions and later additions of another device are both there, on both', async () => {
  const phone = await openPhoneWithOne();
  await phone.put('2');
  shop.putElsewhere('3');
  await phone.mirror();
  expect([await phone.ids(), shop.ids]).toEqual([
    ['1', '2', '3'],
    ['1', '2', '3'],
  ]);
});

test('a local removal stays, and a removal elsewhere arrives', async () => {
  const phone = await openPhoneWithOne();
  shop.putElsewhere('2');
  await phone.mirror();
  await phone.change((cart, now) => removeFromCart(cart, '1', now));
  shop.now += 1_000;
  shop.change(removeFromCart(shop.kept.cart, '2', shop.now));
  shop.putElsewhere('3');
  await phone.mirror();
  expect([await phone.ids(), shop.ids]).toEqual([['3'], ['3']]);
});

test('a coupon of one and another number of the other are both right', async () => {
  const phone = await openPhone();
  await phone.change((cart, now) => addToCart(cart, { ...course('5001', now), kind: 'product' }, now));
  await phone.mirror();
  await phone.change((cart, now) => setQuantity(cart, '5001', 4, now));
  shop.now += 1_000;
  shop.change(addCoupon(shop.kept.cart, 'c1', shop.now));
  await phone.mirror();
  for (const cart of [await phone.cart(), shop.kept.cart]) {
    expect([cart.couponIds, cart.lines.map(({ quantity }) => quantity)]).toEqual([['c1'], [4]]);
  }
});

test('a line removed after a lost answer does not return', async () => {
  const phone = await openPhone();
  shop.loses = 'answers';
  await phone.put('1');
  await phone.mirror();
  await phone.put('2');
  await phone.mirror();
  await phone.change((cart, now) => removeFromCart(cart, '1', now));
  shop.loses = 'nothing';
  await phone.mirror();
  expect([await phone.ids(), shop.ids]).toEqual([['2'], ['2']]);
});

test('a cart is sent with the device’s time, by which the shop dates its additions', async () => {
  const phone = await openPhoneWithOne();
  const answer = vi.spyOn(shop, 'answer');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(7_000_000);
  await phone.put('2');
  await phone.mirror();
  clock.mockRestore();
  const { sentAt } = z.decode(saveCartCall.body, JSON.parse(answer.mock.calls.at(-1)?.[0].body ?? ''));
  expect(sentAt).toBe(7_000_000);
});

test('an undelivered change is sent with the next one, and a change during a call after it', async () => {
  const phone = await openPhoneWithOne();
  shop.loses = 'calls';
  await phone.put('2');
  await phone.mirror();
  shop.putElsewhere('3');
  shop.loses = 'nothing';
  const telling = phone.mirror();
  await phone.put('4');
  await telling;
  await phone.mirror();
  expect([await phone.ids(), shop.ids]).toEqual([
    ['1', '2', '3', '4'],
    ['1', '2', '3', '4'],
  ]);
});

/** Two windows send at once, each with an addition; the second answer is pending. */
async function sendTwice(phone: Awaited<ReturnType<typeof openPhone>>) {
  const [first, second] = [shop.holdNext('back'), shop.holdNext('back')];
  await phone.put('1');
  const sends = [phone.mirror()];
  await first.arrived.promise;
  await phone.put('2');
  sends.push(phone.mirror());
  await second.arrived.promise;
  return { first, second, sends };
}
const lost = new TypeError('Failed to fetch');

test('the answer to the first call does not undo the second call’s changes', async () => {
  const phone = await openPhone();
  const { first, second, sends } = await sendTwice(phone);
  first.sent.resolve();
  await sends[0];
  second.sent.reject(lost);
  await sends[1];
  await phone.change((cart, now) => removeFromCart(cart, '2', now));
  await phone.mirror();
  expect([await phone.ids(), shop.ids]).toEqual([['1'], ['1']]);
});

test('nor where it is taken out before either was answered', async () => {
  const phone = await openPhone();
  const { first, second, sends } = await sendTwice(phone);
  await phone.change((cart, now) => removeFromCart(cart, '2', now));
  first.sent.resolve();
  await sends[0];
  second.sent.reject(lost);
  await sends[1];
  await phone.mirror();
  expect([await phone.ids(), shop.ids]).toEqual([['1'], ['1']]);
});

test('an answer that comes behind a later one takes nothing back that was received since', async () => {
  const phone = await openPhone();
  await phone.mirror();
  const { first, second, sends } = await sendTwice(phone);
  second.sent.resolve();
  await sends[1];
  first.sent.resolve();
  await sends[0];
  await phone.change((cart, now) => removeFromCart(cart, '2', now));
  shop.putElsewhere('3');
  await phone.mirror();
  expect([await phone.ids(), shop.ids]).toEqual([
    ['1', '3'],
    ['1', '3'],
  ]);
});

test('an answer that arrives after a sign-out has no effect', async () => {
  const phone = await openPhoneWithOne();
  shop.putElsewhere('2');
  const held = shop.holdNext('back');
  const telling = phone.mirror();
  await held.arrived.promise;
  await phone.clearSharedDevice();
  held.sent.resolve();
  await telling;
  expect(await phone.ids()).toEqual([]);
});

test('a device without space still sends its cart', async () => {
  const phone = await openPhoneWithOne();
  await phone.put('2');
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  await phone.mirror();
  full.mockRestore();
  expect(shop.ids).toEqual(['1', '2']);
});

test('a cart here outlives the sign-in of a teacher, who has none', async () => {
  const phone = await openPhoneWithOne();
  vi.stubGlobal('fetch', async () =>
    Response.json(z.encode(saveCartCall.response, { cart: emptyCart, cartId: null, revision: 0, mustJoin: false })),
  );
  await phone.mirror();
  expect(await phone.ids()).toEqual(['1']);
});

test('a cart emptied here is empty in the shop, except for additions of another device', async () => {
  const phone = await openPhoneWithOne();
  await phone.change((cart, now) => emptiedCart(cart, now));
  shop.putElsewhere('2');
  await phone.mirror();
  expect([await phone.ids(), shop.ids]).toEqual([['2'], ['2']]);
});

test('a coupon that is put in again stays, although the answer to its removal was lost', async () => {
  const phone = await openPhoneWithOne();
  await phone.change((cart, now) => addCoupon(cart, 'c1', now));
  await phone.mirror();
  await phone.change((cart, now) => removeCoupon(cart, 'c1', now));
  shop.loses = 'answers';
  await phone.mirror();
  shop.loses = 'nothing';
  await phone.change((cart, now) => addCoupon(cart, 'c1', now));
  await phone.mirror();
  expect([(await phone.cart()).couponIds, shop.kept.cart.couponIds]).toEqual([['c1'], ['c1']]);
});

test('a coupon stays removed, whichever message of its removal was lost', async () => {
  for (const lost of ['answers', 'calls'] as const) {
    const phone = await openPhoneWithOne();
    await phone.change((cart, now) => addCoupon(cart, 'c1', now));
    await phone.mirror();
    await phone.change((cart, now) => removeCoupon(cart, 'c1', now));
    shop.loses = lost;
    await phone.mirror();
    shop.loses = 'nothing';
    await phone.mirror();
    expect([(await phone.cart()).couponIds, shop.kept.cart.couponIds]).toEqual([[], []]);
  }
});

test('a cart without a base, or with a broken one, loses nothing and is sent', async () => {
  const phone = await openPhone();
  for (const row of [filled.cart, { ...filled.cart, base: { cartId: 7, sent: {} } }]) {
    await phone.leave(row);
    shop.change(emptyCart);
    shop.putElsewhere('3');
    await phone.mirror();
    expect(await phone.ids()).toEqual(['3', '1018', '5001']);
    expect(shop.ids).toEqual(await phone.ids());
    await phone.put('4');
    await phone.change((cart, now) => removeFromCart(cart, '1018', now));
    await phone.mirror();
    expect(shop.ids).toEqual(['3', '5001', '4']);
  }
});
