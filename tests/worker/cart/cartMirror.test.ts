import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { getPricingPlans } from '../../../src/contract/cart/cart.ts';
import { addCoupon, addToCart, emptyCart } from '../../../src/domain/cart/cart.ts';
import { row } from '../../unit/listingFixture.ts';
import { CartShop, course } from './cartShop.ts';

let shop: CartShop;
/** Set while the server still has the former person's session. */
let queuedSignOut: string | null;
/** Items that the device asked for. */
let askedFor: readonly string[];

beforeEach(() => {
  shop = new CartShop();
  queuedSignOut = null;
  askedFor = [];
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('localStorage', { getItem: () => queuedSignOut });
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    if (path === getPricingPlans.path) {
      askedFor = z.decode(getPricingPlans.body, JSON.parse(init.body)).itemIds;
      return Response.json({ success: true, data: [] });
    }
    return shop.answer({ path, body: init.body, key: '' });
  });
  return () => vi.unstubAllGlobals();
});

/** A separate device. */
async function openDevice() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  const { changeCart, readCart } = await import('../../../src/platform/cart/cartStorage.ts');
  const { mirrorCart } = await import('../../../src/features/cart/mirrorCart.ts');
  const mirror = () => mirrorCart(new QueryClient());
  const put = async (itemId: string, now: number) => {
    await changeCart((cart) => addToCart(cart, line(itemId), now));
    await mirror();
  };
  return {
    ...{ put, mirror, change: changeCart },
    ids: async () => (await readCart()).lines.map(({ itemId }) => itemId),
    couponIds: async () => (await readCart()).couponIds,
  };
}

const line = (itemId: string) => course(itemId, 1);

test('a device whose clock runs behind can still fill the cart after an order emptied it', async () => {
  const device = await openDevice();
  await device.put('1', shop.now - 500_000);
  shop.change({ ...emptyCart, updatedAt: shop.now });
  await device.mirror();
  expect(await device.ids()).toEqual([]);
  shop.now += 1_000;
  await device.put('2', shop.now - 500_000);
  expect(await device.ids()).toEqual(['2']);
  expect(shop.kept.cart.lines).toHaveLength(1);
});

test('a device whose clock runs ahead does not win for ever over another one', async () => {
  const device = await openDevice();
  await device.put('1', shop.now + 500_000);
  shop.now += 1_000;
  shop.change(addToCart(shop.kept.cart, line('2'), shop.now));
  shop.now += 1_000;
  await device.mirror();
  expect(await device.ids()).toEqual(['1', '2']);
});

test('a device from which the browser has taken everything finds its cart at the shop, and empties nothing there', async () => {
  const before = await openDevice();
  await before.put('1', shop.now);
  shop.now += 1_000;
  await before.put('2', shop.now);
  const emptied = await openDevice();
  expect(await emptied.ids()).toEqual([]);
  await emptied.mirror();
  expect(await emptied.ids()).toEqual(['1', '2']);
  expect(shop.ids).toEqual(['1', '2']);
});

test('items added by another device are fetched once, so that they have name and price offline', async () => {
  await openDevice();
  const { prefetchCartItems } = await import('../../../src/features/cart/prefetchCartItems.ts');
  const { persistCartItems } = await import('../../../src/platform/cart/cartItems.ts');
  const cart = addToCart(emptyCart, line('2'), shop.now);
  await prefetchCartItems(new QueryClient(), cart);
  expect(askedFor).toEqual(['2']);
  askedFor = [];
  await persistCartItems({ 2: { listing: row('2', 'ก', 'A'), plans: [], seenAt: shop.now } });
  await prefetchCartItems(new QueryClient(), cart);
  expect(askedFor).toEqual([]);
});

test('coupons are mirrored with the lines, and other devices’ coupons arrive here', async () => {
  const device = await openDevice();
  await device.put('1', shop.now);
  await device.change((cart) => addCoupon(cart, 'c1', shop.now));
  expect(shop.kept.cart.couponIds).toEqual([]);
  shop.now += 1_000;
  await device.mirror();
  expect(shop.kept.cart.couponIds).toEqual(['c1']);
  shop.now += 1_000;
  shop.change(addCoupon(shop.kept.cart, 'c2', shop.now));
  await device.mirror();
  expect(await device.couponIds()).toEqual(['c1', 'c2']);
});

test('nothing is sent under the session of somebody who has left', async () => {
  const device = await openDevice();
  queuedSignOut = '1';
  await device.put('1', shop.now);
  expect(shop.kept.cart).toEqual(emptyCart);
  expect(await device.ids()).toEqual(['1']);
});
