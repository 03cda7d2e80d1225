import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { saveCartCall } from '../../../src/contract/cart/cart.ts';
import { addToCart, type Cart, emptyCart } from '../../../src/domain/cart/cart.ts';
import { maximumLines } from '../../../src/domain/cart/cartRoom.ts';
import { unknownBase } from '../../../src/domain/cart/cartUnion.ts';
import { cartFull } from '../../../src/i18n/th/buying/cartFull.ts';
import { row } from '../../unit/listingFixture.ts';
import { course } from './cartShop.ts';

const { notify } = vi.hoisted(() => ({ notify: vi.fn() }));
vi.mock('../../../src/ui/notice/notify.ts', () => ({ notify }));

const full: Cart = {
  ...emptyCart,
  lines: Array.from({ length: maximumLines }, (_, index) => course(`${index}`, 1)),
  updatedAt: 1,
};

beforeEach(() => {
  notify.mockReset();
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: { drawn: 'th' } } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

async function openFullCart() {
  const { changeCart, readCart } = await import('../../../src/platform/cart/cartStorage.ts');
  const { putInCart } = await import('../../../src/features/cart/putInCart.ts');
  await changeCart(() => full);
  const put = (itemId: string, planId: string) => {
    const { addedAt: _, ...line } = course(itemId, 1);
    const item = { listing: row(itemId, 'ก', 'A'), plans: [], seenAt: 1 };
    return putInCart(new QueryClient(), item, { ...line, planId });
  };
  return { put, readCart };
}

test('a full cart takes no further line, and says so; the cart stays as the shop can take it', async () => {
  const { put, readCart } = await openFullCart();
  expect(await put('another', 'p')).toBe(false);
  expect(await readCart()).toEqual(full);
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    ...{ kind: 'error', title: cartFull.title, detail: cartFull.detail(maximumLines) },
  });
  const told = { ...full, base: unknownBase, sentAt: null };
  expect(() => z.encode(saveCartCall.body, told)).not.toThrow();
  expect(() => z.encode(saveCartCall.body, { ...told, ...addToCart(full, course('another', 2), 2) })).toThrow();
});

test('another plan of a contained item is accepted', async () => {
  const { put, readCart } = await openFullCart();
  expect(await put('7', 'another plan')).toBe(true);
  expect((await readCart()).lines).toHaveLength(maximumLines);
  expect(notify).not.toHaveBeenCalled();
});
