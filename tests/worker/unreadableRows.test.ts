import { set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import * as filled from '../fixtures/filledDevice.ts';
import { newDeviceForEachTest } from '../support/browser/newDeviceForEachTest.ts';

newDeviceForEachTest();

test('rows of an unknown shape keep no screen from opening', async () => {
  vi.resetModules();
  const { deviceStore, sharedSlipStore } = await import('../../src/platform/store/stores.ts');
  const cart = await import('../../src/platform/cart/cartStorage.ts');
  const orders = await import('../../src/platform/session/knownOrders.ts');
  const { readSharedSlips } = await import('../../src/platform/session/sharedSlips.ts');
  await set('cart-1', 'broken', deviceStore());
  await set('guest-1', [1], deviceStore());
  await set('orders-1', { a: 1 }, deviceStore());
  await set('strange', { id: 'strange', bytes: 'none' }, sharedSlipStore());

  expect((await cart.readCart()).lines).toEqual([]);
  expect(await cart.readGuestDetails()).toEqual(cart.noGuestDetails);
  await orders.rememberOrder(filled.knownOrders[0]);
  expect(await orders.readKnownOrders()).toEqual(filled.knownOrders);
  expect(await readSharedSlips()).toEqual([]);
});

test('a device replaces a name that the shop would refuse, and keeps the new one', async () => {
  const name = async () => {
    vi.resetModules();
    return (await import('../../src/platform/store/deviceId.ts')).deviceId();
  };
  localStorage.setItem('lanrian.device', '{"version":99}');
  const made = await name();
  expect(made).not.toContain('{');
  expect(await name()).toBe(made);
});
