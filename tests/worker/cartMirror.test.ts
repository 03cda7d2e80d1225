import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { neverLaterThan } from '../../server/useCases/saveCart.ts';
import { saveCart } from '../../src/contract/cart.ts';
import { addToCart, type Cart, type CartLine, emptyCart } from '../../src/domain/cart.ts';

/** The server's cart and its clock; it keeps the newer cart, as the shop does. */
let kept: Cart;
let serverNow: number;

beforeEach(() => {
  kept = emptyCart;
  serverNow = 1_000_000;
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('fetch', async (_path: string, init: { body: string }) => {
    const claimed = neverLaterThan(z.decode(saveCart.body, JSON.parse(init.body)), serverNow);
    if (claimed.updatedAt > kept.updatedAt) kept = claimed;
    return Response.json(z.encode(saveCart.response, kept));
  });
  return () => vi.unstubAllGlobals();
});

/** A device of its own. */
async function openDevice() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  const { changeCart, readCart } = await import('../../src/platform/cartStorage.ts');
  const { mirrorCart } = await import('../../src/features/cart/mirrorCart.ts');
  const mirror = () => mirrorCart(new QueryClient());
  const put = async (itemId: string, now: number) => {
    await changeCart((cart) => addToCart(cart, line(itemId), now));
    await mirror();
  };
  return { put, mirror, ids: async () => (await readCart()).lines.map(({ itemId }) => itemId) };
}

const line = (itemId: string): CartLine => ({
  ...{ itemId, kind: 'course', planId: `p${itemId}`, quantity: 1, seenPrice: null, addedAt: 1 },
});

test('a device whose clock runs behind can still fill the cart after an order emptied it', async () => {
  const device = await openDevice();
  await device.put('1', serverNow - 500_000);
  kept = { lines: [], updatedAt: serverNow };
  await device.mirror();
  expect(await device.ids()).toEqual([]);
  serverNow += 1_000;
  await device.put('2', serverNow - 500_000);
  expect(await device.ids()).toEqual(['2']);
  expect(kept.lines).toHaveLength(1);
});

test('a device whose clock runs ahead does not win for ever over another one', async () => {
  const device = await openDevice();
  await device.put('1', serverNow + 500_000);
  serverNow += 1_000;
  kept = addToCart(kept, line('2'), serverNow);
  serverNow += 1_000;
  await device.mirror();
  expect(await device.ids()).toEqual(['1', '2']);
});
