import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { getPricingPlans } from '../../src/contract/cart.ts';
import { courseDetail } from '../../src/contract/course.ts';
import type { CartLine } from '../../src/domain/cart.ts';
import { course } from '../unit/courseFixture.ts';
import { row } from '../unit/listingFixture.ts';

const line: CartLine = {
  ...{ itemId: '1001', kind: 'course', planId: '1', quantity: 1, seenPrice: null, addedAt: 0 },
};

test.each(['NOT_FOUND', 'NOT_PUBLISHED'])('an item that is not shown (%s) stops no other of the cart', async (code) => {
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async (path: string) =>
    path === getPricingPlans.path
      ? Response.json({ success: true, data: [] })
      : Response.json({ success: false, error: { code, message: code, details: {} } }, { status: 404 }),
  );
  vi.resetModules();
  vi.doMock('../../src/features/search/askCatalogue.ts', () => ({ askCatalogue: async () => [] }));
  const { cartRefreshQuery } = await import('../../src/features/cart/refreshCart.ts');
  const client = new QueryClient();
  await expect(client.fetchQuery(cartRefreshQuery(client, [line]))).resolves.toEqual(expect.any(Number));
  vi.unstubAllGlobals();
});

test('an item that was full is asked for again, so that it comes back with a seat; one that has seats is not', async () => {
  const asked: string[] = [];
  const full = { ...row('1001', 'เต็ม', 'Full'), seatsLeft: 0 };
  const open = { ...row('1002', 'ว่าง', 'Open'), seatsLeft: 3 };
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === getPricingPlans.path) return Response.json({ success: true, data: [] });
    asked.push(path);
    return Response.json(z.encode(courseDetail.response, course({ ...full, seatsLeft: 1 })));
  });
  vi.resetModules();
  vi.doMock('../../src/features/search/askCatalogue.ts', () => ({ askCatalogue: async () => [full, open] }));
  const { cartRefreshQuery } = await import('../../src/features/cart/refreshCart.ts');
  const { readCartItems } = await import('../../src/platform/cartItems.ts');
  const client = new QueryClient();
  await client.fetchQuery(cartRefreshQuery(client, [line, { ...line, itemId: '1002' }]));
  expect(asked).toEqual(['/public/courses/1001/0']);
  const items = await readCartItems();
  expect([items['1001']?.listing.seatsLeft, items['1002']?.listing.seatsLeft]).toEqual([1, 3]);
  vi.unstubAllGlobals();
});
