import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetGuestCart } from '../../../src/contract/cart/forgetGuestCart.ts';
import { addToCart, emptyCart, removeFromCart } from '../../../src/domain/cart/cart.ts';
import { CartShop, course } from './cartShop.ts';

let shop: CartShop;
/** Difference between the device's clock and the shop's. */
let skew: number;
/** Number of requests to delete a guest's cart. */
let timesToForget: number;

beforeEach(() => {
  shop = new CartShop();
  skew = 0;
  timesToForget = 0;
  const memory = new Map<string, string>();
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => void memory.set(name, value),
    removeItem: (name: string) => void memory.delete(name),
  });
  vi.stubGlobal('sessionStorage', { clear() {} });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async (path: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    if (path === forgetGuestCart.path) timesToForget += 1;
    return shop.answer({ path, body, key: headers['idempotency-key'] ?? '' });
  });
  return () => vi.unstubAllGlobals();
});

/** A further start of the app on this device. */
async function openApp() {
  vi.resetModules();
  const { changeCart, readCart } = await import('../../../src/platform/cart/cartStorage.ts');
  const { mirrorCart } = await import('../../../src/features/cart/mirrorCart.ts');
  const { joinCart } = await import('../../../src/platform/cart/joinCart.ts');
  const { forgetPerson } = await import('../../../src/platform/session/forgetPerson.ts');
  const now = () => {
    shop.now += 1_000;
    return shop.now + skew;
  };
  return {
    put: (itemId: string) => changeCart((cart) => addToCart(cart, course(itemId, now()), now())),
    takeOut: (itemId: string) => changeCart((cart) => removeFromCart(cart, itemId, now())),
    mirror: () => mirrorCart(new QueryClient()),
    signIn: async () => {
      shop.here = 'person';
      await joinCart();
    },
    clearSharedDevice: () => forgetPerson(now()),
    ids: async () => (await readCart()).lines.map(({ itemId }) => itemId),
  };
}

/** A guest whose cart the shop has. */
async function openGuest() {
  const app = await openApp();
  await app.put('1');
  await app.mirror();
  return app;
}

test('a guest’s cart that was removed offline does not return to the next person, even after a reload', async () => {
  const guest = await openGuest();
  shop.loses = 'calls';
  await guest.clearSharedDevice();
  const next = await openApp();
  await next.put('9');
  await next.mirror();
  shop.loses = 'nothing';
  const again = await openApp();
  await again.mirror();
  expect([await again.ids(), shop.ids]).toEqual([['9'], ['9']]);
});

test('nor does it where several leave before there is a network', async () => {
  const guest = await openGuest();
  shop.loses = 'calls';
  await guest.clearSharedDevice();
  const second = await openApp();
  await second.put('5');
  await second.clearSharedDevice();
  const next = await openApp();
  await next.put('9');
  shop.loses = 'nothing';
  await next.mirror();
  expect([await next.ids(), shop.ids]).toEqual([['9'], ['9']]);
});

test('nor does it where the device’s clock runs behind the shop’s, which an order has written', async () => {
  skew = -3_600_000;
  shop.now = 10_000_000;
  const guest = await openGuest();
  shop.now += 1_000;
  shop.change({ ...emptyCart, updatedAt: shop.now });
  await guest.takeOut('1');
  await guest.mirror();
  await guest.put('2');
  await guest.mirror();
  await guest.clearSharedDevice();
  const next = await openApp();
  await next.mirror();
  expect([await next.ids(), shop.ids]).toEqual([[], []]);
});

test('a person who has signed in by then keeps their cart, and later additions are merged', async () => {
  shop.here = 'person';
  shop.putElsewhere('1018');
  shop.here = 'guest';
  const guest = await openGuest();
  shop.loses = 'calls';
  await guest.clearSharedDevice();
  const next = await openApp();
  await next.put('9');
  shop.loses = 'nothing';
  await next.signIn();
  const both = ['1018', '9'];
  expect([await next.ids(), shop.ids]).toEqual([both, both]);
  shop.here = 'guest';
  expect([shop.ids, timesToForget]).toEqual([[], 1]);
});

test('the removal is sent until the shop confirms it; a repeated message costs the next guest nothing', async () => {
  const guest = await openGuest();
  await guest.clearSharedDevice();
  const next = await openApp();
  await next.put('9');
  shop.loses = 'answers';
  await next.mirror();
  shop.loses = 'nothing';
  await next.mirror();
  await next.mirror();
  expect(timesToForget).toBe(2);
  shop.forgetGuest();
  await next.put('10');
  await next.mirror();
  expect([await next.ids(), shop.ids]).toEqual([
    ['9', '10'],
    ['9', '10'],
  ]);
});
