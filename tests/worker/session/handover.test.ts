import { expect, test, vi } from 'vitest';
import { type Cart, type CartLine, emptyCart } from '../../../src/domain/cart/cart.ts';
import type { HandedThings } from '../../../src/domain/people/handover.ts';
import { newDeviceForEachTest } from '../../support/browser/newDeviceForEachTest.ts';

newDeviceForEachTest();

async function openApp(address = 'https://shop.example/') {
  vi.resetModules();
  vi.stubGlobal('location', new URL(address));
  const shown: string[] = [];
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, to: string) => void shown.push(to) });
  const modules = {
    ...(await import('../../../src/platform/session/handover.ts')),
    ...(await import('../../../src/platform/session/waitingHandover.ts')),
    ...(await import('../../../src/platform/cart/cartStorage.ts')),
    ...(await import('../../../src/platform/session/knownOrders.ts')),
  };
  modules.catchHandover();
  return { ...modules, shown };
}

const token = '0123456789ABCDEF';
const line = (itemId: string, quantity = 1): CartLine => ({
  ...{ itemId, kind: 'product', planId: `p${itemId}`, quantity, seenPrice: 59_000, addedAt: 1 },
});
const cartOf = (...lines: CartLine[]): Cart => ({ ...emptyCart, lines, updatedAt: 5 });
const guest = { email: 'mali@example.com', firstName: 'มะลิ', lastName: 'ใจดี', tel: '' };
const order = { token: 'an-order-token-0123456789', orderId: '77', userId: null };

test('a guest’s cart, details and orders go along; orders of somebody else on this device do not', async () => {
  const app = await openApp();
  await app.changeCart(() => cartOf(line('1')));
  await app.writeGuestDetails(guest);
  await app.rememberOrder(order);
  await app.rememberOrder({ token: 'of-anna-0123456789abcdefg', orderId: '78', userId: 'anna' });
  const things = await app.thingsToHandOver(null);
  expect(things).toEqual({ cart: cartOf(line('1')), guest, orders: [order] });
  expect((await app.thingsToHandOver('anna')).orders).toHaveLength(2);
  expect(app.isWorthHandingOver(things)).toBe(true);
});

test('an untouched device has nothing to hand over', async () => {
  const app = await openApp();
  expect(app.isWorthHandingOver(await app.thingsToHandOver(null))).toBe(false);
});

test('a handover is merged: no duplicates, even if it arrives twice, and drafts here stay', async () => {
  const app = await openApp();
  await app.changeCart(() => cartOf(line('1', 2), line('2')));
  await app.writeGuestDetails({ ...guest, email: 'typed-here@example.com' });
  const things: HandedThings = { cart: cartOf(line('1', 3), line('3')), guest, orders: [order] };
  await app.storeHandedThings(things, 10);
  await app.storeHandedThings(things, 10);
  const cart = await app.readCart();
  expect(cart.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
    ['2', 1],
    ['1', 3],
    ['3', 1],
  ]);
  expect(cart.updatedAt).toBeGreaterThan(5);
  expect((await app.readGuestDetails()).email).toBe('typed-here@example.com');
  expect(await app.readKnownOrders()).toEqual([order]);
});

test('guest details come along where there are none', async () => {
  const app = await openApp();
  await app.storeHandedThings({ cart: emptyCart, guest, orders: [] }, 10);
  expect(await app.readGuestDetails()).toEqual(guest);
  expect(await app.readCart()).toEqual(emptyCart);
});

test('the token leaves the address at once and waits on the device, under one key, until it has its end', async () => {
  const first = await openApp(`https://shop.example/?source=app&openExternalBrowser=1#handover=${token}`);
  expect(first.shown).toEqual(['/?source=app']);
  const waiting = first.waitingHandover();
  expect(waiting).toMatchObject({ token, isWanted: false });

  const killed = await openApp(`https://shop.example/?source=app#handover=${token}`);
  expect(killed.waitingHandover()).toEqual(waiting);
  const told = vi.fn();
  killed.subscribeToHandover(told);
  killed.settleHandover(token);
  expect([killed.waitingHandover(), told.mock.calls.length]).toEqual([null, 1]);
});

test('the installed app begins with the same token at every start, and is asked once', async () => {
  (await openApp(`https://shop.example/#handover=${token}`)).settleHandover(token);
  const again = await openApp(`https://shop.example/#handover=${token}`);
  expect([again.shown, again.waitingHandover()]).toEqual([['/'], null]);
});

test('any other address stays as it is', async () => {
  for (const address of ['https://shop.example/#detail', 'https://shop.example/#handover=short']) {
    const app = await openApp(address);
    expect([app.shown, app.waitingHandover()]).toEqual([[], null]);
  }
});

test('a typed code needs no question, and stored data are validated', async () => {
  (await openApp()).noteHandover(token, true);
  expect((await openApp()).waitingHandover()).toMatchObject({ token, isWanted: true });
  for (const broken of ['{', '"x"', '{"token":1,"key":2}', 'null']) {
    localStorage.setItem('lanrian.handover', broken);
    expect((await openApp()).waitingHandover()).toBeNull();
  }
});
