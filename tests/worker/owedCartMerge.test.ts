import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { addToCart, emptiedCart, removeFromCart } from '../../src/domain/cart.ts';
import { CartShop, course } from './cartShop.ts';

let shop: CartShop;

beforeEach(() => {
  shop = new CartShop();
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async (path: string, { body, headers }: { body: string; headers: Record<string, string> }) =>
    shop.answer({ path, body, key: headers['idempotency-key'] ?? '' }),
  );
  return () => vi.unstubAllGlobals();
});

/** The app as it is opened on this device, again and again. */
async function openApp() {
  vi.resetModules();
  const { changeCart, readCart } = await import('../../src/platform/cartStorage.ts');
  const { mirrorCart } = await import('../../src/features/cart/mirrorCart.ts');
  const { joinCart } = await import('../../src/platform/joinCart.ts');
  const client = new QueryClient();
  return {
    put: (itemId: string) => {
      shop.now += 1_000;
      return changeCart((cart) => addToCart(cart, course(itemId, shop.now), shop.now));
    },
    empty: () => changeCart((cart) => emptiedCart(cart, shop.now)),
    mirror: () => mirrorCart(client),
    /** The session has begun; the answer to the merge may be lost. */
    signIn: async () => {
      shop.here = 'person';
      await joinCart().catch(() => undefined);
    },
    ids: async () => (await readCart()).lines.map(({ itemId }) => itemId),
  };
}

/** A person's cart holds 1018 from another device; a guest has put 1016 in here, which the shop knows. */
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

test('it is owed over a reload, and done once: what was taken out elsewhere since does not come back', async () => {
  const app = await openGuest();
  shop.loses = 'answers';
  await app.signIn();
  expect(shop.ids).toEqual(['1018', '1016']);
  shop.now += 1_000;
  shop.change(removeFromCart(shop.kept.cart, '1016', shop.now));
  shop.loses = 'nothing';
  const again = await openApp();
  await again.mirror();
  // Its first answer is the one that counts; what others changed since comes with the next word.
  await again.mirror();
  expect([await again.ids(), shop.ids]).toEqual([['1018'], ['1018']]);
});

test('what is put in while it is owed is told after it', async () => {
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

test('an emptied cart of whoever was here before empties no person’s', async () => {
  await openGuest();
  vi.stubGlobal('indexedDB', new IDBFactory());
  shop.now += 1_000;
  const next = await openApp();
  await next.empty();
  shop.here = 'person';
  await next.mirror();
  expect([await next.ids(), shop.ids]).toEqual([['1018'], ['1018']]);
});

test('whoever has signed out before it was done has a guest’s cart again', async () => {
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
