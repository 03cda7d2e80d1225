import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { addToCart, emptiedCart, emptyCart, removeFromCart } from '../../../src/domain/cart/cart.ts';
import { CartShop, course } from './cartShop.ts';

let shop: CartShop;

beforeEach(() => {
  shop = new CartShop();
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('sessionStorage', { clear() {} });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async (path: string, { body, headers }: { body: string; headers: Record<string, string> }) =>
    shop.answer({ path, body, key: headers['idempotency-key'] ?? '' }),
  );
  return () => vi.unstubAllGlobals();
});

/** A further start of the app on this device. */
async function openApp() {
  vi.resetModules();
  const { changeCart, readCart } = await import('../../../src/platform/cart/cartStorage.ts');
  const { mirrorCart } = await import('../../../src/features/cart/mirrorCart.ts');
  const { joinCart } = await import('../../../src/platform/cart/joinCart.ts');
  const { forgetPerson } = await import('../../../src/platform/session/forgetPerson.ts');
  const client = new QueryClient();
  return {
    put: (itemId: string) => {
      shop.now += 1_000;
      return changeCart((cart) => addToCart(cart, course(itemId, shop.now), shop.now));
    },
    clearSharedDevice: () => forgetPerson(shop.now),
    takeOut: (itemId: string) => {
      shop.now += 1_000;
      return changeCart((cart) => removeFromCart(cart, itemId, shop.now));
    },
    empty: () => changeCart((cart) => emptiedCart(cart, shop.now)),
    mirror: () => mirrorCart(client),
    /** The session has started; the answer to the merge may be lost. */
    signIn: async () => {
      shop.here = 'person';
      await joinCart().catch(() => undefined);
    },
    ids: async () => (await readCart()).lines.map(({ itemId }) => itemId),
  };
}

/** A person's cart with 1018 from another device, and a guest's with 1016 here, which the shop has. */
async function openGuest() {
  shop.here = 'person';
  shop.putElsewhere('1018');
  shop.here = 'guest';
  const app = await openApp();
  await app.put('1016');
  await app.mirror();
  return app;
}

const both = [
  ['1018', '1016'],
  ['1018', '1016'],
];

test('where the merge is lost, the next mirror does it and nothing of another device goes', async () => {
  const app = await openGuest();
  shop.loses = 'calls';
  await app.signIn();
  shop.loses = 'nothing';
  await app.mirror();
  expect([await app.ids(), shop.ids]).toEqual(both);
});

test('a mirror that is quicker than the merge joins in its place', async () => {
  const app = await openGuest();
  shop.here = 'person';
  await Promise.all([app.mirror(), app.signIn()]);
  expect([await app.ids(), shop.ids]).toEqual(both);
});

test('a pending merge survives a reload and happens once: removals elsewhere stay', async () => {
  const app = await openGuest();
  shop.loses = 'answers';
  await app.signIn();
  expect(shop.ids).toEqual(['1018', '1016']);
  shop.now += 1_000;
  shop.change(removeFromCart(shop.kept.cart, '1016', shop.now));
  shop.loses = 'nothing';
  const again = await openApp();
  await again.mirror();
  // The first answer counts; later changes of others come with the next exchange.
  await again.mirror();
  expect([await again.ids(), shop.ids]).toEqual([['1018'], ['1018']]);
});

test('a retry sends the same content at any later time', async () => {
  const hour = vi.spyOn(Date, 'now').mockImplementation(() => shop.now);
  const app = await openGuest();
  shop.loses = 'answers';
  await app.signIn();
  shop.now += 60_000;
  shop.change(removeFromCart(shop.kept.cart, '1016', shop.now));
  shop.loses = 'nothing';
  await app.mirror();
  await app.mirror();
  hour.mockRestore();
  expect([await app.ids(), shop.ids]).toEqual([['1018'], ['1018']]);
});

test('additions during a pending merge are sent after it', async () => {
  const app = await openGuest();
  shop.loses = 'calls';
  await app.signIn();
  await app.put('1020');
  await app.mirror();
  shop.loses = 'nothing';
  await app.mirror();
  const all = ['1016', '1018', '1020'];
  expect([(await app.ids()).toSorted(), shop.ids.toSorted()]).toEqual([all, all]);
});

test('an empty cart of a former person does not empty the next person’s', async () => {
  await openGuest();
  vi.stubGlobal('indexedDB', new IDBFactory());
  shop.now += 1_000;
  const next = await openApp();
  await next.empty();
  shop.here = 'person';
  await next.mirror();
  expect([await next.ids(), shop.ids]).toEqual([['1018'], ['1018']]);
});

test('after a sign-out before the merge the cart is a guest’s again', async () => {
  const app = await openGuest();
  shop.loses = 'calls';
  await app.signIn();
  shop.loses = 'nothing';
  shop.here = 'guest';
  await app.mirror();
  await app.put('1020');
  await app.mirror();
  expect([await app.ids(), shop.ids]).toEqual([
    ['1016', '1020'],
    ['1016', '1020'],
  ]);
  await app.signIn();
  expect(shop.ids.toSorted()).toEqual(['1016', '1018', '1020']);
});

test('a late answer to a guest’s exchange removes nothing during a pending merge', async () => {
  const app = await openGuest();
  const held = shop.holdNext('to');
  const telling = app.mirror();
  await held.arrived.promise;
  shop.loses = 'answers';
  await app.signIn();
  // The shop has merged both and emptied the guest's cart before the message arrives.
  shop.here = 'guest';
  shop.now += 1_000;
  shop.change({ ...emptyCart, updatedAt: shop.now });
  shop.loses = 'nothing';
  held.sent.resolve();
  await telling;
  shop.here = 'person';
  await app.mirror();
  expect([await app.ids(), shop.ids]).toEqual(both);
});

test('a second answer to the same merge is ignored: later removals stay', async () => {
  const app = await openGuest();
  shop.here = 'person';
  const held = shop.holdNext('back');
  const joining = app.signIn();
  await held.arrived.promise;
  await app.mirror();
  await app.takeOut('1018');
  held.sent.resolve();
  await joining;
  await app.mirror();
  expect([await app.ids(), shop.ids]).toEqual([['1016'], ['1016']]);
});

test('a device without space still joins, and again as long as it can note nothing', async () => {
  const app = await openGuest();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  await app.signIn();
  expect(shop.ids).toEqual(['1018', '1016']);
  await app.mirror();
  full.mockRestore();
  await app.mirror();
  expect([await app.ids(), shop.ids]).toEqual(both);
});

test.each([
  ['where there is space again by the time of the answer, it is taken over', false, ['1018', '1016']],
  ['and not where whoever signed in has left by then', true, []],
])('%s', async (_, leaves, ids) => {
  const app = await openGuest();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  const held = shop.holdNext('back');
  const joining = app.signIn();
  await held.arrived.promise;
  full.mockRestore();
  if (leaves) await app.clearSharedDevice();
  held.sent.resolve();
  await joining;
  expect(await app.ids()).toEqual(ids);
});
